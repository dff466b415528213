// Requests: lines of `sendas query`, and values that are handed to the library.
import fc from 'fast-check';
import { answerLine, type ErrorAnswer } from '../../../src/games/war-of-the-ring/query/answer-line.ts';
import { parseRequest } from '../../../src/games/war-of-the-ring/query/request.ts';
import { parsePositionJson } from '../../../src/games/war-of-the-ring/state/position-json.ts';
import { createTextSync } from '../../../src/text/index.ts';
import { anyDestinationsRequest, anyMovesRequest } from '../../helpers/arbitraries/requests.ts';
import { unsoundness } from '../../helpers/issues.ts';
import { claim, type Door } from '../door.ts';
import { harmJson, harmText, harmValue, noise } from '../harm.ts';
import { CODE_PIECES } from '../pieces.ts';

const text = createTextSync('es', 'war-of-the-ring');

const SIMPLE: readonly [unknown, ...unknown[]] = [
  { figures: ['saruman'], position: { figures: { saruman: 'orthanc' } } },
  { figures: ['gimli', 'legolas'], action: { type: 'characterDie' }, position: 'wotr1;p=bre:gile' },
  { figures: ['witch-king'], action: { type: 'card', card: 'the-nazgul-strike' }, position: {} },
];
const anyGood = fc.oneof(
  anyDestinationsRequest,
  anyMovesRequest(() => []),
);
const GOOD: typeof SIMPLE = [...SIMPLE, ...fc.sample(anyGood, { seed: 1, numRuns: 40 })];

function claimSound(issues: Parameters<typeof unsoundness>[0], root: string): void {
  const wrong = unsoundness(issues, root);
  claim(wrong === null, wrong ?? '');
}

function enterLine(line: string, inWords: boolean): void {
  const { line: answered, isError } = answerLine(line, (issue) =>
    inWords ? text.issue(issue) : JSON.stringify(issue),
  );
  claim(!answered.includes('\n'), 'an answer of several lines');
  const answer = JSON.parse(answered);
  claim(isError === Object.hasOwn(answer, 'error'), `neither answer nor error: ${answered.slice(0, 200)}`);
  if (!isError) return;
  const { issues } = answer.error as ErrorAnswer['error'];
  // What an answer leaves out is what tells two issues at one place apart.
  claimSound(
    issues.map((issue) => ({ ...issue, found: issue.message })),
    '',
  );
  claim(
    issues.every(({ message }) => message !== ''),
    answered,
  );
}

function enterValue(value: unknown): void {
  const request = parseRequest(value);
  if (!request.ok) claimSound(request.issues, '');
  const position = parsePositionJson(value, '/position');
  if (!position.ok) claimSound(position.issues, '/position');
}

/** `inWords`: the issues are told as they are to people, which costs more than to find them. */
type Asked = { readonly line: string; readonly inWords: boolean } | { readonly value: unknown };

export const query: Door<Asked> = {
  name: 'query',
  make(choices) {
    // One of the forty costs as much to answer as a hundred lines that are refused at once.
    const good: unknown = choices.of(choices.once(16) ? GOOD : SIMPLE);
    if (choices.once(4)) return { value: harmValue(good, choices, CODE_PIECES) };
    const inWords = choices.once(8);
    if (choices.once(8)) return { line: Buffer.from(noise(choices), 'latin1').toString('utf8'), inWords };
    if (choices.once(4)) return { line: harmText(JSON.stringify(good), choices), inWords };
    return { line: harmJson(good, choices), inWords };
  },
  enter(input) {
    if ('line' in input) enterLine(input.line, input.inWords);
    else enterValue(input.value);
  },
};
