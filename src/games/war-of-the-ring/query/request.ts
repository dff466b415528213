// Requests of the machine interface: JSON from outside, checked whole, every issue with its place.
import { invariant } from '../../../base/assert.ts';
import { failure, isNonEmpty, type Result, success } from '../../../base/result.ts';
import { board } from '../board.ts';
import { checkShape } from '../input/check-shape.ts';
import { inputIssue, step, type WarInputIssue } from '../input/input-issue.ts';
import { anything, isObject, listOf, object, oneOf } from '../input/shape.ts';
import { withFewNearest } from '../input/unknown-id.ts';
import type { Move } from '../rules/play.ts';
import { parseNotation } from '../state/notation.ts';
import { type Position, START } from '../state/position.ts';
import { type PositionJson, parsePositionJson } from '../state/position-json.ts';
import {
  ACTION_TYPES,
  type Action,
  CARDS,
  FIGURES,
  type MoverFigureId,
  oneOfIds,
  RING_BEARERS,
} from '../vocabulary.ts';

const GAME = 'war-of-the-ring';
const movers = [...FIGURES, RING_BEARERS] as const;
const moverSet: ReadonlySet<unknown> = new Set(movers);
const figuresShape = listOf(oneOf(movers));
const requestShape = object(
  {},
  {
    game: oneOf([GAME]),
    position: anything,
    action: object({ type: oneOf(ACTION_TYPES) }, { card: oneOf(CARDS) }),
    figures: figuresShape,
    moves: listOf(object({ to: oneOf(board.regionIds) }, { figures: figuresShape })),
  },
);

interface Circumstances {
  /** Left out it is `war-of-the-ring`. */
  readonly game?: typeof GAME;
  /** Differences from the standard start, or the one-line notation; left out it is the start. */
  readonly position?: PositionJson | string;
  /** Left out it is a Character result. */
  readonly action?: Action;
}

/** Where may these figures go, as one mover? */
export interface DestinationsRequestJson extends Circumstances {
  readonly figures: readonly MoverFigureId[];
}

/** Is this whole action legal? */
export interface MovesRequestJson extends Circumstances {
  readonly moves: readonly Move[];
}

/** A request as it is written. */
export type RequestJson = DestinationsRequestJson | MovesRequestJson;

/** A request that has been read and checked. */
export type Request =
  | {
      readonly ask: 'destinations';
      readonly position: Position;
      readonly action: Action;
      readonly figures: Move['figures'];
    }
  | { readonly ask: 'moves'; readonly position: Position; readonly action: Action; readonly moves: readonly Move[] };

function parsePosition(input: unknown): Result<Position, WarInputIssue> {
  if (input === undefined) return success(START);
  return typeof input === 'string' ? parseNotation(input, '/position') : parsePositionJson(input, '/position');
}

/** Lists that are empty or left out and figures named twice, whatever else is wrong with the list. */
function figureListIssues(figures: unknown, path: string): WarInputIssue[] {
  if (figures === undefined) return [inputIssue('noFigures', path)];
  if (!Array.isArray(figures)) return [];
  if (figures.length === 0) return [inputIssue('noFigures', path)];
  const named = new Set<unknown>();
  return figures.flatMap((figure, at) => {
    if (!moverSet.has(figure)) return [];
    if (named.has(figure)) return [inputIssue('duplicateFigure', step(path, at))];
    named.add(figure);
    return [];
  });
}

/** A card by its name goes with the action `card` and with no other. */
function actionIssues(action: unknown): WarInputIssue[] {
  if (!isObject(action)) return [];
  const { type, card } = action;
  if (type === 'card') return card === undefined ? [inputIssue('wrongType', '/action/card')] : [];
  const isOther = typeof type === 'string' && oneOfIds(ACTION_TYPES, type);
  return isOther && card !== undefined ? [inputIssue('unknownKey', '/action/card')] : [];
}

function moveListIssues(moves: unknown): WarInputIssue[] {
  if (!Array.isArray(moves)) return [];
  return moves.flatMap((move: unknown, at) =>
    isObject(move) ? figureListIssues(move.figures, step(step('/moves', at), 'figures')) : [],
  );
}

/** `figures` or `moves`, exactly one of the two, and what is wrong with their lists. */
function questionIssues({ figures, moves }: Record<string, unknown>): WarInputIssue[] {
  if (moves === undefined) return figureListIssues(figures, '/figures');
  if (figures === undefined) return moveListIssues(moves);
  return [inputIssue('unknownKey', '/figures'), ...figureListIssues(figures, '/figures'), ...moveListIssues(moves)];
}

/** Reads one request. Never throws; the result holds every issue of the request. */
export function parseRequest(input: unknown): Result<Request, WarInputIssue> {
  const { value, issues } = checkShape(requestShape, input, '');
  if (!isObject(input)) return failure([inputIssue('wrongType', '')]);
  const position = parsePosition(input.position);
  const found = [
    ...issues,
    ...(position.ok ? [] : position.issues),
    ...actionIssues(input.action),
    ...questionIssues(input),
  ];
  const told = withFewNearest(found);
  if (isNonEmpty(told)) return failure(told);
  invariant(value !== null && position.ok, 'a request without issues was not read');

  const asked = value as Circumstances & Partial<DestinationsRequestJson & MovesRequestJson>;
  const { action = { type: 'characterDie' }, figures = [], moves } = asked;
  return moves
    ? success({ ask: 'moves', position: position.value, action, moves })
    : success({ ask: 'destinations', position: position.value, action, figures });
}
