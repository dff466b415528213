// Several changes by hand, one after the other: all of them or none.
import { type Result, success } from '../../base/result.ts';
import type { Edit, Game, InputIssue } from '../../movement/game.ts';

/** The position after all changes, or the issues of the first that cannot be. */
export function editAll<Position>(
  game: Game<Position>,
  position: Position,
  edits: readonly Edit[],
): Result<Position, InputIssue> {
  let edited: Result<Position, InputIssue> = success(position);
  for (const edit of edits) if (edited.ok) edited = game.edit(edited.value, edit);
  return edited;
}

export function placements(figures: readonly string[], place: string): readonly Edit[] {
  return figures.map((figure) => ({ type: 'place', figure, place }));
}
