// One line for an action: `die;ggpe:lor-foi,gi:hol-mor`. docs/notation.md describes it for people.
import { failure, isNonEmpty, type Result, success } from '../../../base/result.ts';
import { expectAction, expectFigures } from '../input/expected.ts';
import type { WarInputIssue } from '../input/input-issue.ts';
import { type Action, CARDS, type MoverFigureId, oneOfIds, type RegionId, RING_BEARERS } from '../vocabulary.ts';
import { FIGURE_CODES, figureByCode, PLACE_CODES, regionByCode } from './short-codes.ts';

/** One group, where it starts (null for entries and placements) and where it ends. */
export interface NotedMove {
  readonly figures: readonly MoverFigureId[];
  readonly from: RegionId | null;
  readonly to: RegionId;
}

/** An action with its moves, as one would note it down; whether it is legal is another question. */
export interface NotedAction {
  readonly action: Action;
  readonly moves: readonly NotedMove[];
}

const ACTION_CODES = {
  characterDie: 'die',
  separation: 'sep',
  entry: 'ent',
  withArmy: 'arm',
  declaration: 'dec',
} as const satisfies Record<Exclude<Action['type'], 'card'>, string>;

const actionByCode = new Map(
  (Object.entries(ACTION_CODES) as [keyof typeof ACTION_CODES, string][]).map(([type, code]) => [code, type]),
);
const CARD_CODE = 'card.';
const RING_BEARERS_CODE = 'rb';
const NO_ORIGIN = '0';
const MAXIMUM_LENGTH = 4000;

function figureCode(figure: MoverFigureId): string {
  return figure === RING_BEARERS ? RING_BEARERS_CODE : FIGURE_CODES[figure];
}

/** Writes an action as one line: its kind or card, and its moves by short ids. `parseAction` reads it back. */
export function formatAction({ action, moves }: NotedAction): string {
  expectAction(action);
  const head = action.type === 'card' ? `${CARD_CODE}${action.card}` : ACTION_CODES[action.type];
  const items = moves.map(({ figures, from, to }) => {
    expectFigures(figures);
    const start = from === null ? NO_ORIGIN : PLACE_CODES[from];
    return `${figures.map(figureCode).join('')}:${start}-${PLACE_CODES[to]}`;
  });
  return [head, items.join(',')].join(';');
}

function readAction(head: string): Action | null {
  const type = actionByCode.get(head);
  if (type !== undefined) return { type };
  const card = head.startsWith(CARD_CODE) ? head.slice(CARD_CODE.length) : '';
  return oneOfIds(CARDS, card) ? { type: 'card', card } : null;
}

function readMove(item: string): NotedMove | null {
  const match = /^((?:[a-z][a-z1-8])+):(0|[a-z]{3})-([a-z]{3})$/.exec(item);
  const figures = (match?.[1]?.match(/../g) ?? []).map((code) =>
    code === RING_BEARERS_CODE ? RING_BEARERS : figureByCode.get(code),
  );
  const from = match?.[2] === NO_ORIGIN ? null : regionByCode.get(match?.[2] ?? '');
  const to = regionByCode.get(match?.[3] ?? '');
  if (from === undefined || to === undefined || new Set(figures).size < figures.length) return null;
  const known = figures.filter((figure) => figure !== undefined);
  return known.length === figures.length && known.length > 0 ? { figures: known, from, to } : null;
}

/** Reads the line back. Never throws; the result holds every piece that cannot be read. Legality is not judged. */
export function parseAction(text: string, path = ''): Result<NotedAction, WarInputIssue> {
  const bad = (found: string): WarInputIssue => ({ code: 'badNotation', path, found: found.slice(0, 24) });
  if (text.length > MAXIMUM_LENGTH) return failure([bad(text)]);
  const [head = '', list = '', ...rest] = text.trim().split(';');
  const action = readAction(head);
  const issues = action ? [] : [bad(head)];
  const moves: NotedMove[] = [];
  for (const item of list === '' ? [] : list.split(',')) {
    const move = readMove(item);
    if (move) moves.push(move);
    else issues.push(bad(item));
  }
  issues.push(...rest.map(bad));
  if (isNonEmpty(issues) || !action) return failure(isNonEmpty(issues) ? issues : [bad(head)]);
  return success({ action, moves });
}
