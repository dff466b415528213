// Which figures could come where, and in how many moves. Nothing is worked out before it is asked for.
import { rememberEach } from '../../base/remember.ts';
import type { FigureInfo, Game } from '../../movement/game.ts';

/** As far ahead as anybody plans. */
export const MOST_MOVES = 3;

/** How a figure, or any of the equals beside it, comes to a region. */
export interface Comer {
  readonly figures: readonly string[];
  readonly place: string;
  /** Ordinary moves; null where another action brings it there, such as an entry into play. */
  readonly moves: number | null;
  /** Somebody of its place who must go along for it to come so soon; null where it needs nobody. */
  readonly together: string | null;
}

export interface Reach {
  /** Every figure that comes to the region within so many ordinary moves, in the game's order. */
  to(region: string, most: number): readonly Comer[];
}

export function reachOf<Position>(game: Game<Position>, position: Position): Reach {
  const places = game.places(position);
  const placeOf = (figure: string): string => places.get(figure) ?? '';
  const within = rememberEach(
    ({ figures, most }: { readonly figures: readonly string[]; readonly most: number }) =>
      game.movesToReach(position, figures, most),
    ({ figures, most }) => `${most} ${figures.join(' ')}`,
  );
  const endsOfOwnAction = rememberEach((figure: string): ReadonlySet<string> => {
    const { regions } = game.judge(position, [figure]);
    return new Set([...regions].flatMap(([region, { legal }]) => (legal ? [region] : [])));
  }, String);
  const leaders = rememberEach(
    (figure: FigureInfo) => leadersBeside(game, placeOf, figure),
    ({ id }) => id,
  );
  const lots = lotsOf(game, placeOf);

  function comerOf(lot: readonly FigureInfo[], region: string, most: number): readonly Comer[] {
    const [first] = lot;
    if (first === undefined) return [];
    const comer = { figures: lot.map(({ id }) => id), place: placeOf(first.id) };
    const alone = within({ figures: [first.id], most });
    // Who cannot move by itself is not carried along either.
    if (alone.size === 0) {
      return endsOfOwnAction(first.id).has(region) ? [{ ...comer, moves: null, together: null }] : [];
    }
    let moves = alone.get(region) ?? null;
    let together: string | null = null;
    for (const leader of leaders(first)) {
      if (moves === 1) break;
      const count = within({ figures: [first.id, leader], most }).get(region);
      if (count === undefined || (moves !== null && count >= moves)) continue;
      moves = count;
      together = leader;
    }
    return moves === null ? [] : [{ ...comer, moves, together }];
  }

  return { to: (region, most) => lots.flatMap((lot) => comerOf(lot, region, most)) };
}

/** Equals of one place together. */
function lotsOf<Position>(
  game: Game<Position>,
  placeOf: (figure: string) => string,
): readonly (readonly FigureInfo[])[] {
  const lots = new Map<string, FigureInfo[]>();
  for (const figure of game.figures) {
    const key = `${figure.emblem} ${placeOf(figure.id)}`;
    lots.set(key, [...(lots.get(key) ?? []), figure]);
  }
  return [...lots.values()];
}

/** The farthest goers of the figure's place and side, where they go farther than it does. */
function leadersBeside<Position>(
  { figures }: Game<Position>,
  placeOf: (figure: string) => string,
  { id, side, level }: FigureInfo,
): readonly string[] {
  if (typeof level !== 'number') return [];
  const beside = figures.flatMap((other) =>
    other.side === side && placeOf(other.id) === placeOf(id) && typeof other.level === 'number'
      ? [{ id: other.id, level: other.level }]
      : [],
  );
  const highest = Math.max(...beside.map((other) => other.level));
  return highest > level ? beside.filter((other) => other.level === highest).map((other) => other.id) : [];
}
