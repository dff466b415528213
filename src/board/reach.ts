// The one breadth-first search of the project. Two readers use it: the legal set alone, and the causes of refusals.
import type { BoardIndex } from './board-index.ts';

/** What bars a mover, by region number; 1 bars, 0 does not. */
export interface Obstacles {
  /** The mover may not walk on out of this region in the same move, whether or not it may end here. */
  readonly through: Uint8Array;
  /** The mover may not end here. */
  readonly end: Uint8Array;
  /** The mover may not leave where it stands. */
  readonly origin: boolean;
}

/** One mover's walk over a board: where it starts (a region number), how far it may go, what bars it. */
export interface Walk {
  readonly index: BoardIndex;
  readonly origin: number;
  readonly range: number;
  readonly obstacles: Obstacles;
}

/** What a search came by, in the order in which it was reached: nearest first, the origin at place 0. */
export interface Reach {
  readonly count: number;
  /** Region numbers. */
  readonly regions: Int32Array;
  /** Regions entered to get there. */
  readonly distances: Int32Array;
  /** Place in this list of the region before it on a shortest route; -1 for the origin. */
  readonly parents: Int32Array;
}

/**
 * Every region that a walk of at most `range` regions from `origin` arrives at over passable borders, going on
 * only where `through` lets it. Whether the walk may start and may end there is the caller's question.
 * Returns how many there are; they stand in the board's workspace until the next search on that board.
 * The cost grows with the regions reached, not with the board.
 */
export function search(index: BoardIndex, origin: number, range: number, through: Uint8Array): number {
  const { offsets, targets } = index.passable;
  const { workspace } = index;
  const { seen, regions, distances, parents } = workspace;
  const round = workspace.nextRound();
  seen[origin] = round;
  regions[0] = origin;
  distances[0] = 0;
  parents[0] = -1;
  let count = 1;
  for (let head = 0; head < count; head++) {
    const steps = distances[head] as number;
    if (steps >= range) break;
    const region = regions[head] as number;
    if (through[region] === 1 && head > 0) continue;
    const last = offsets[region + 1] as number;
    for (let at = offsets[region] as number; at < last; at++) {
      const next = targets[at] as number;
      if (seen[next] === round) continue;
      seen[next] = round;
      regions[count] = next;
      distances[count] = steps + 1;
      parents[count] = head;
      count += 1;
    }
  }
  return count;
}

/** The same search, its result kept apart from later ones. */
export function reach(index: BoardIndex, origin: number, range: number, through: Uint8Array): Reach {
  const count = search(index, origin, range, through);
  const { regions, distances, parents } = index.workspace;
  return {
    count,
    regions: regions.slice(0, count),
    distances: distances.slice(0, count),
    parents: parents.slice(0, count),
  };
}

/** The route to the region at `place` of the list, as ids from the origin on, both included. */
export function routeTo<Id extends string>(found: Reach, place: number, ids: readonly Id[]): Id[] {
  const route = new Array<Id>((found.distances[place] as number) + 1);
  let step = route.length;
  for (let at = place; at !== -1; at = found.parents[at] as number) {
    step -= 1;
    route[step] = ids[found.regions[at] as number] as Id;
  }
  return route;
}
