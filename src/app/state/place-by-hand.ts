// Several figures put somewhere by hand, one after the other: all of them or none.
import { type Result, success } from '../../base/result.ts';
import type { Game, InputIssue } from '../../movement/game.ts';

export function placeByHand<Position>(
  game: Game<Position>,
  position: Position,
  figures: readonly string[],
  place: string,
): Result<Position, InputIssue> {
  let placed: Result<Position, InputIssue> = success(position);
  for (const figure of figures) {
    if (placed.ok) placed = game.edit(placed.value, { type: 'place', figure, place });
  }
  return placed;
}
