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

/** Room to work in, one for each board, so that a search touches what it reaches and nothing else. */
class Workspace {
  readonly seen: Int32Array;
  readonly regions: Int32Array;
  readonly distances: Int32Array;
  readonly parents: Int32Array;
  round = 0;

  constructor(size: number) {
    this.seen = new Int32Array(size);
    this.regions = new Int32Array(size);
    this.distances = new Int32Array(size);
    this.parents = new Int32Array(size);
  }

  /** A number that no entry of `seen` holds yet. */
  nextRound(): number {
    if (this.round === 0x7fffffff) {
      this.seen.fill(0);
      this.round = 0;
    }
    this.round += 1;
    return this.round;
  }
}

const workspaces = new WeakMap<BoardIndex, Workspace>();

function workspaceOf(index: BoardIndex): Workspace {
  let workspace = workspaces.get(index);
  if (!workspace) {
    workspace = new Workspace(index.size);
    workspaces.set(index, workspace);
  }
  return workspace;
}

/**
 * Every region that a walk of at most `range` regions from `origin` arrives at over passable borders, going on
 * only where `through` lets it. Whether the walk may start and may end there is the caller's question.
 * The cost grows with the regions reached, not with the board.
 */
export function reach(index: BoardIndex, origin: number, range: number, through: Uint8Array): Reach {
  const { offsets, targets } = index.passable;
  const workspace = workspaceOf(index);
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
    if (head > 0 && through[region] === 1) continue;
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
  return {
    count,
    regions: regions.slice(0, count),
    distances: distances.slice(0, count),
    parents: parents.slice(0, count),
  };
}

/** The route to the region at `place` of the list, as region numbers from the origin on, both included. */
export function routeTo(found: Reach, place: number): number[] {
  const route: number[] = [];
  for (let at = place; at !== -1; at = found.parents[at] as number) route.push(found.regions[at] as number);
  return route.reverse();
}
