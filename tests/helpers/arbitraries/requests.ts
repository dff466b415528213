// Well-formed requests: movers that the action could move, most of the time, and anything at all otherwise.

import fc from 'fast-check';
import { CHARACTERS } from '../../../src/games/war-of-the-ring/characters.ts';
import { ENTERING_FIGURES } from '../../../src/games/war-of-the-ring/rules/entry.ts';
import type { Position } from '../../../src/games/war-of-the-ring/state/position.ts';
import { type PositionJson, parsePositionJson } from '../../../src/games/war-of-the-ring/state/position-json.ts';
import {
  type Action,
  CARDS,
  FIGURES,
  type FigureId,
  type MoverFigureId,
  RING_BEARERS,
} from '../../../src/games/war-of-the-ring/vocabulary.ts';
import { anyPositionJson, anyRegion } from './positions.ts';

export interface DestinationsJson {
  readonly position: PositionJson;
  readonly action: Action;
  readonly figures: readonly MoverFigureId[];
}
export interface MoveJson {
  readonly figures: readonly MoverFigureId[];
  readonly to: string;
}
export interface MovesJson {
  readonly position: PositionJson;
  readonly action: Action;
  readonly moves: readonly MoveJson[];
}

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Action>({ type: 'characterDie' }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Action>(
      { type: 'separation' },
      { type: 'entry' },
      { type: 'withArmy' },
      { type: 'declaration' },
    ),
  },
  { weight: 6, arbitrary: fc.constantFrom(...CARDS).map((card): Action => ({ type: 'card', card })) },
);

const anyMovers: fc.Arbitrary<readonly MoverFigureId[]> = fc.uniqueArray(fc.constantFrom(...FIGURES, RING_BEARERS), {
  minLength: 1,
  maxLength: 3,
});

/** The figures that stand in one place, side by side: every group that could set out together. */
export function companies(position: Position): FigureId[][] {
  const byPlace = new Map<string, FigureId[]>();
  for (const figure of FIGURES) {
    const { side, flies, kind } = CHARACTERS[figure];
    const place = position.figures[figure];
    if (place === 'outOfPlay' || place === 'eliminated' || kind === 'guide') continue;
    const key = [place, side, side === 'shadow' && !flies ? figure : ''].join(' ');
    byPlace.set(key, [...(byPlace.get(key) ?? []), figure]);
  }
  return [...byPlace.values()];
}

export function positionOf(json: PositionJson): Position {
  const parsed = parsePositionJson(json);
  if (!parsed.ok) throw new Error(`an impossible position was made: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}

function likelyMovers(position: Position, action: Action): fc.Arbitrary<readonly MoverFigureId[]> {
  if (action.type === 'declaration') return fc.constant([RING_BEARERS]);
  if (action.type === 'entry') return fc.constantFrom(...ENTERING_FIGURES).map((figure) => [figure]);
  const eagles = action.type === 'card' && action.card === 'the-eagles-are-coming';
  const scattered = eagles ? [FIGURES.filter((figure) => CHARACTERS[figure].kind === 'nazgul')] : companies(position);
  const able = scattered.filter((company) => company.length > 0);
  if (able.length === 0) return anyMovers;
  return fc
    .constantFrom(...able)
    .chain((company) => fc.shuffledSubarray(company, { minLength: 1, maxLength: Math.min(4, company.length) }));
}

function moversFor(position: Position, action: Action): fc.Arbitrary<readonly MoverFigureId[]> {
  return fc.oneof({ weight: 7, arbitrary: likelyMovers(position, action) }, { weight: 1, arbitrary: anyMovers });
}

export const anyDestinationsRequest: fc.Arbitrary<DestinationsJson> = fc
  .tuple(anyPositionJson, anyAction)
  .chain(([json, action]) =>
    moversFor(positionOf(json), action).map((figures) => ({ position: json, action, figures })),
  );

/** Moves whose goals lie near: most are legal or nearly so. */
function moveNear(position: Position, figures: readonly MoverFigureId[], goals: readonly string[]) {
  const place = figures[0] === RING_BEARERS ? position.fellowship.region : position.figures[figures[0] as FigureId];
  const home = place === 'fellowship' ? position.fellowship.region : place;
  const near = [...goals, ...(goals.includes(home) ? [] : [home])].filter(
    (goal) => !['outOfPlay', 'eliminated', 'mordorTrack'].includes(goal),
  );
  const goal =
    near.length > 0
      ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...near) }, { weight: 1, arbitrary: anyRegion })
      : anyRegion;
  return goal.map((to): MoveJson => ({ figures, to }));
}

/** `goalsOf` says where a mover may go, so that whole actions are often legal. */
export function anyMovesRequest(
  goalsOf: (position: Position, action: Action, figures: readonly MoverFigureId[]) => readonly string[],
): fc.Arbitrary<MovesJson> {
  return fc.tuple(anyPositionJson, anyAction).chain(([json, action]) => {
    const position = positionOf(json);
    const move = moversFor(position, action).chain((figures) =>
      moveNear(position, figures, goalsOf(position, action, figures)),
    );
    return fc.array(move, { maxLength: 3 }).map((moves) => ({ position: json, action, moves }));
  });
}
