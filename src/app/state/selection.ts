// Which figures are chosen after a tap: those of one region and one side move as a group.
import type { Game } from '../../movement/game.ts';

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

/**
 * A tap on chosen figures lets go of them, on others of the group adds them, on any other figure starts anew.
 * Of a stack of equals one more is taken with each tap, and all are let go when none is left.
 */
export function selectionAfterTap<Position>(
  game: Game<Position>,
  places: ReadonlyMap<string, string>,
  selected: readonly string[],
  tapped: readonly string[],
): readonly string[] {
  const [first] = tapped;
  if (first === undefined) return selected;
  if (!fitsSelection(game, places, selected, first)) return [first];
  const next = tapped.find((figure) => !selected.includes(figure));
  if (next !== undefined) return [...selected, next];
  return selected.filter((figure) => !tapped.includes(figure));
}

function sideOf<Position>(game: Game<Position>, figure: string): string | null {
  return game.figures.find(({ id }) => id === figure)?.side ?? null;
}
