// The published schema says what the engine says: its answers, its errors, and which requests are well formed.
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { querySchema } from '../../scripts/package/query-schema.ts';
import { answer } from '../../src/games/war-of-the-ring/query/answer.ts';
import { answerLine } from '../../src/games/war-of-the-ring/query/answer-line.ts';
import { parseRequest } from '../../src/games/war-of-the-ring/query/request.ts';
import { legalRegions } from '../../src/games/war-of-the-ring/rules/destinations.ts';
import { createTextSync } from '../../src/text/index.ts';
import { anyHarmed } from '../fuzz/any-harmed.ts';
import { anyDestinationsRequest, anyMovesRequest } from '../helpers/arbitraries/requests.ts';

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: false });
ajv.addSchema(querySchema, 'query');

function validator(name: string) {
  const found = ajv.getSchema(`query#/$defs/${name}`);
  if (!found) throw new Error(`no definition ${name}`);
  return found;
}

const isRequest = validator('request');
const isAnswer = validator('answer');
const isErrorAnswer = validator('errorAnswer');
const { issue: tell } = createTextSync('es', 'war-of-the-ring');

const anyGoodRequest = fc.oneof(
  { weight: 3, arbitrary: anyDestinationsRequest },
  { weight: 1, arbitrary: anyMovesRequest(legalRegions) },
);

test('thousands of requests are well formed, and so are their answers', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(anyGoodRequest, (request) => {
      const line = JSON.stringify(request);
      const { line: answered, isError } = answerLine(line, tell);
      met.add(request.action.type === 'card' ? request.action.card : request.action.type);
      for (const [, code] of answered.matchAll(/"code":"(\w+)"/g)) met.add(String(code));
      expect([isError, isRequest(JSON.parse(line)), isAnswer(JSON.parse(answered))]).toEqual([false, true, true]);
    }),
    { numRuns: 2500, seed: 2 },
  );
  // Every action, every card, and nearly every code has come by.
  expect(met.size).toBeGreaterThan(35);
}, 60_000);

/** What is wrong with a position or a line of notation is beyond a schema. */
const BEYOND = ['impossiblePosition', 'badNotation', 'unsupportedVersion'];

function isWellFormed(input: unknown): boolean {
  const parsed = parseRequest(input);
  return parsed.ok || parsed.issues.every(({ code }) => BEYOND.includes(code));
}

test('an answer written as text is the answer, word for word', () => {
  fc.assert(
    fc.property(anyGoodRequest, (json) => {
      const request = parseRequest(json);
      if (!request.ok) throw new Error(`refused: ${JSON.stringify(request.issues)}`);
      expect(answerLine(JSON.stringify(json), tell).line).toBe(JSON.stringify(answer(request.value)));
    }),
    { numRuns: 1000, seed: 5 },
  );
}, 60_000);

const anyBrokenRequest = anyHarmed(anyGoodRequest);

test('schema and parser agree on which requests are well formed', () => {
  const seen = { good: 0, bad: 0 };
  fc.assert(
    fc.property(anyBrokenRequest, (rubbish) => {
      const text = textOf(rubbish);
      if (text === undefined) return;
      const input: unknown = JSON.parse(text);
      const good = isWellFormed(input);
      seen[good ? 'good' : 'bad'] += 1;
      expect({ text, good: isRequest(input) }).toEqual({ text, good });
    }),
    { numRuns: 3000, seed: 3 },
  );
  expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(100);
}, 60_000);

/** What can be said in JSON at all. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

test('whatever the line, its error is of the shape that is told', () => {
  let errors = 0;
  const anyLine = fc.oneof(
    fc.string(),
    anyBrokenRequest.map((rubbish) => textOf(rubbish) ?? 'null'),
  );
  fc.assert(
    fc.property(anyLine, (line) => {
      const { line: answered, isError } = answerLine(line, tell);
      errors += isError ? 1 : 0;
      const validate = isError ? isErrorAnswer : isAnswer;
      expect({ answered, valid: validate(JSON.parse(answered)) }).toEqual({ answered, valid: true });
    }),
    { numRuns: 1500, seed: 4 },
  );
  expect(errors).toBeGreaterThan(500);
}, 60_000);

describe('the schema refuses', () => {
  const strider = ['strider'];
  test.each<readonly [string, unknown]>([
    ['nobody named', { figures: [] }],
    ['a figure named twice', { figures: ['gimli', 'gimli'] }],
    ['both questions', { figures: strider, moves: [] }],
    ['neither question', {}],
    ['another game', { game: 'chess', figures: strider }],
    ['a card without its name', { action: { type: 'card' }, figures: strider }],
    ['a card beside another action', { action: { type: 'entry', card: 'fear-fire-foes' }, figures: strider }],
    ['a step beyond the track', { position: { fellowship: { progress: 13 } }, figures: strider }],
    ['half a step', { position: { fellowship: { progress: 0.5 } }, figures: strider }],
    ['an unknown region', { position: { figures: { strider: 'mordor' } }, figures: strider }],
    ['a stray key', { position: { figure: {} }, figures: strider }],
  ])('%s', (_, request) => {
    expect([isRequest(request), isWellFormed(request)]).toEqual([false, false]);
  });

  test.each<readonly [string, unknown]>([
    ['a refusal without a reason', { legal: false, at: 0, reasons: [] }],
    ['a reason without its facts', { legal: false, at: 0, reasons: [{ code: 'tooFar' }] }],
    ['a joint reason of one', { legal: false, at: 0, reasons: [{ code: 'joint', of: [{ code: 'levelZero' }] }] }],
    ['a legal action without the position after it', { legal: true }],
  ])('%s', (_, answer) => {
    expect(isAnswer(answer)).toBe(false);
  });
});
