// Which figures are chosen after a tap: those of one region and one side move as a group.
import type { Game } from '../../movement/game.ts';
import type { Moment } from './history.ts';

/** Of the figures that somebody names, those that stand with the first: in a region or in a place off the board. */
export function selectable<Position>(
  game: Game<Position>,
  position: Position,
  selected: readonly string[],
): readonly string[] {
  const places = game.places(position);
  const [first] = selected;
  const place = first === undefined ? undefined : places.get(first);
  if (place === undefined) return [];
  return [...new Set(selected)].filter((figure) => places.get(figure) === place);
}

/** Whether the figure can be chosen together with those already chosen. */
export function fitsSelection<Position>(
  game: Game<Position>,
  places: ReadonlyMap<string, string>,
  selected: readonly string[],
  figure: string,
): boolean {
  const first = selected[0];
  if (first === undefined) return true;
  return places.get(first) === places.get(figure) && sideOf(game, first) === sideOf(game, figure);
}

/** Whether the figure can go along with those already chosen: there must be a region where all of them may go. */
export function canGoAlong<Position>(
  game: Game<Position>,
  { position, turn }: Moment<Position>,
  selected: readonly string[],
  figure: string,
): boolean {
  if (!fitsSelection(game, game.places(position), selected, figure)) return false;
  if (selected.length === 0 || selected.includes(figure)) return true;
  const { regions } = game.judge(position, [...selected, figure], turn);
  return [...regions.values()].some(({ legal }) => legal);
}

/**
 * A tap on chosen figures lets go of them, on others of the group adds them, on any other figure starts anew.
 * Of a stack of equals one more is taken with each tap, and all are let go when none is left.
 */
export function selectionAfterTap(
  selected: readonly string[],
  tapped: readonly string[],
  joins: (figure: string) => boolean,
): readonly string[] {
  const [first] = tapped;
  if (first === undefined) return selected;
  if (!joins(first)) return [first];
  const next = tapped.find((figure) => !selected.includes(figure));
  if (next !== undefined) return [...selected, next];
  return selected.filter((figure) => !tapped.includes(figure));
}

/**
 * After figures were put down: the next of the stack of equals that they were taken from, off the board only. Null where
 * nobody is left or they were no equals.
 */
export function nextOfStack<Position>(
  game: Game<Position>,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  put: readonly string[],
): string | null {
  const [first = ''] = put;
  const from = before.get(first) ?? '';
  const emblems = new Set(game.figures.filter(({ id }) => put.includes(id)).map(({ emblem }) => emblem));
  if (emblems.size !== 1 || game.board.has(from)) return null;
  return game.figures.find(({ id, emblem }) => emblems.has(emblem) && after.get(id) === from)?.id ?? null;
}

function sideOf<Position>(game: Game<Position>, figure: string): string | null {
  return game.figures.find(({ id }) => id === figure)?.side ?? null;
}
