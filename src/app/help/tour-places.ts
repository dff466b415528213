// Where the guided tour points: figures on the board, a region in their reach and one that is refused, both near. Pure.
import type { Game } from '../../movement/game.ts';

export interface TourPlaces {
  readonly figures: readonly string[];
  /** Where they stand. */
  readonly origin: string;
  readonly reachable: string;
  readonly refused: string;
}

/** Those of the chosen figures, else of the first figure on the board that has both; null where nobody has. */
export function tourPlaces<Position>(
  game: Game<Position>,
  position: Position,
  chosen: readonly string[],
): TourPlaces | null {
  const places = game.places(position);
  const onBoard = game.figures.filter(({ id }) => game.board.has(places.get(id) ?? ''));
  const movers = [chosen, ...onBoard.map(({ id }) => [id])].filter(([first]) =>
    game.board.has(places.get(first ?? '') ?? ''),
  );
  for (const figures of movers) {
    const found = placesOf(game, position, figures);
    if (found !== null) return found;
  }
  return null;
}

function placesOf<Position>(game: Game<Position>, position: Position, figures: readonly string[]): TourPlaces | null {
  const { origin, regions } = game.judge(position, figures);
  if (origin === null) return null;
  const around = nearestFirst(game, origin);
  // A plain one: what else a destination may bring with it comes later.
  const reachable =
    around.find((region) => regions.get(region)?.marks.join() === 'reachable') ??
    around.find((region) => regions.get(region)?.legal === true);
  const refused = around.find((region) => regions.get(region)?.legal === false);
  return reachable === undefined || refused === undefined ? null : { figures, origin, reachable, refused };
}

/** Every region that the borders lead to, those with the fewest borders between first. */
function nearestFirst<Position>({ board }: Game<Position>, origin: string): readonly string[] {
  const found = [origin];
  for (const region of found) {
    for (const next of board.neighbours(region)) if (!found.includes(next)) found.push(next);
  }
  return found;
}
