// What the rules say of some figures and a region, the region where they stand or set out from included.
import type { Game, RegionJudgement } from '../movement/game.ts';
import type { StepMoment } from './moment.ts';

export function verdictAt<Position>(
  game: Game<Position>,
  { position, turn }: StepMoment<Position>,
  figures: readonly string[],
  region: string,
): RegionJudgement {
  const { regions, stay } = game.judge(position, figures, turn);
  return regions.get(region) ?? { ...stay, distance: 0, route: null, marks: [] };
}

/** Whether they stand in that region, so that going there is no move. */
export function isThere<Position>(
  game: Game<Position>,
  { position }: StepMoment<Position>,
  figures: readonly string[],
  region: string,
): boolean {
  const places = game.places(position);
  return figures.length > 0 && figures.every((figure) => places.get(figure) === region);
}
