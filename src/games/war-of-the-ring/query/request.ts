// Requests of the machine interface: JSON from outside, checked whole, every issue with its place.
import * as v from 'valibot';
import { failure, isNonEmpty, type Result, success } from '../../../base/result.ts';
import { board } from '../board.ts';
import { inputIssue, step, type WarInputIssue } from '../input/input-issue.ts';
import { checkShape, type Keys, oneOf } from '../input/shape.ts';
import type { Move } from '../rules/play.ts';
import { parseNotation } from '../state/notation.ts';
import { type Position, START } from '../state/position.ts';
import { type PositionJson, parsePositionJson } from '../state/position-json.ts';
import { ACTION_TYPES, type Action, CARDS, FIGURES, RING_BEARERS } from '../vocabulary.ts';

const GAME = 'war-of-the-ring';
const movers = [...FIGURES, RING_BEARERS] as const;
const figuresSchema = v.array(oneOf(movers));

const requestSchema = v.object({
  game: v.optional(oneOf([GAME])),
  position: v.optional(v.unknown()),
  action: v.optional(v.object({ type: oneOf(ACTION_TYPES), card: v.optional(oneOf(CARDS)) })),
  figures: v.optional(figuresSchema),
  moves: v.optional(v.array(v.object({ figures: figuresSchema, to: oneOf(board.regionIds) }))),
});

const requestKeys: Keys = {
  fixed: {
    game: null,
    position: null,
    action: { fixed: { type: null, card: null } },
    figures: null,
    moves: { items: { fixed: { figures: null, to: null } } },
  },
};

/** A request as it is written: `figures` asks where they may go, `moves` whether a whole action is legal. */
export interface RequestJson {
  readonly game?: typeof GAME;
  readonly position?: PositionJson | string;
  readonly action?: Action;
  readonly figures?: readonly (typeof movers)[number][];
  readonly moves?: readonly { readonly figures: readonly (typeof movers)[number][]; readonly to: string }[];
}

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

/** Empty lists and figures named twice. */
function figureListIssues(figures: readonly string[], path: string): WarInputIssue[] {
  if (figures.length === 0) return [inputIssue('noFigures', path)];
  return figures.flatMap((figure, at) =>
    figures.indexOf(figure) < at ? [inputIssue('duplicateFigure', step(path, at))] : [],
  );
}

function actionIssues(action: v.InferOutput<typeof requestSchema>['action']): WarInputIssue[] {
  if (!action) return [];
  if (action.type === 'card' && action.card === undefined) return [inputIssue('wrongType', '/action/card')];
  return action.type !== 'card' && action.card !== undefined ? [inputIssue('unknownKey', '/action/card')] : [];
}

/** Reads one request. Never throws; the result holds every issue of the request. */
export function parseRequest(input: unknown): Result<Request, WarInputIssue> {
  const { value, issues } = checkShape(requestSchema, requestKeys, input, '');
  const found: WarInputIssue[] = [...issues];
  if (!value) return isNonEmpty(found) ? failure(found) : failure([inputIssue('wrongType', '')]);
  const position = parsePosition(value.position);
  if (!position.ok) found.push(...position.issues);
  found.push(...actionIssues(value.action));
  const asksBoth = value.figures !== undefined && value.moves !== undefined;
  if (asksBoth) found.push(inputIssue('unknownKey', '/figures'));
  if (value.figures) found.push(...figureListIssues(value.figures, '/figures'));
  value.moves?.forEach(({ figures }, at) => {
    found.push(...figureListIssues(figures, step(step('/moves', at), 'figures')));
  });
  const names = issues.map(({ path }) => path.split('/')[1]);
  const asksNothing = value.figures === undefined && value.moves === undefined;
  if (asksNothing && !names.includes('figures') && !names.includes('moves'))
    found.push(inputIssue('noFigures', '/figures'));
  if (isNonEmpty(found)) return failure(found);

  const action = (value.action ?? { type: 'characterDie' }) as Action;
  const checked = position.ok ? position.value : START;
  return value.moves
    ? success({ ask: 'moves', position: checked, action, moves: value.moves })
    : success({ ask: 'destinations', position: checked, action, figures: value.figures ?? [] });
}
