// Why a walk may not end in a region, found by dropping one obstacle at a time: the second reader of the search.
// Generic: obstacles have a place on the board and no name; each game gives them its own codes.
import type { BoardIndex } from './board-index.ts';
import { smallestJointCauses } from './joint-causes.ts';
import { type Obstacles, type Reach, reach } from './reach.ts';

/** One obstacle that, dropped alone, makes the walk legal. Region numbers; `distance` in regions entered. */
export type Cause =
  | { readonly kind: 'range'; readonly distance: number }
  | { readonly kind: 'border'; readonly between: readonly [number, number]; readonly around: number | null }
  | { readonly kind: 'through' | 'end' | 'origin'; readonly region: number };

/** Single causes, or, where no single one is enough, the fewest that together are. Never both. */
export type Causes =
  | { readonly joint: false; readonly causes: readonly [Cause, ...Cause[]] }
  | { readonly joint: true; readonly causes: readonly Cause[] };

const nowhere = -1;

/** Distances of a search by region number, -1 where it did not come. */
function spread(index: BoardIndex, found: Reach): Int32Array {
  const distance = new Int32Array(index.size).fill(nowhere);
  for (let place = 0; place < found.count; place++) {
    distance[found.regions[place] as number] = found.distances[place] as number;
  }
  return distance;
}

/**
 * The causes for every region where the walk may not end, by region number; undefined where it may, and at the origin.
 * `everywhere` is the search with unlimited range, which the caller has at hand.
 */
export function causesOfRefusal(
  index: BoardIndex,
  origin: number,
  range: number,
  obstacles: Obstacles,
  everywhere: Reach,
): (Causes | undefined)[] {
  const { through, end } = obstacles;
  const distance = spread(index, everywhere);
  const single: Cause[][] = Array.from({ length: index.size }, () => []);
  const refused = (region: number): boolean => {
    const steps = distance[region] as number;
    return region !== origin && (obstacles.origin || end[region] === 1 || steps === nowhere || steps > range);
  };
  const legalLength = (region: number): number | null => {
    const steps = distance[region] as number;
    return obstacles.origin || end[region] === 1 || steps === nowhere ? null : steps;
  };

  for (let region = 0; region < index.size; region++) {
    if (!refused(region)) continue;
    const steps = distance[region] as number;
    const within = steps !== nowhere && steps <= range;
    const causes = single[region] as Cause[];
    if (obstacles.origin) {
      if (within && end[region] === 0) causes.push({ kind: 'origin', region: origin });
    } else if (end[region] === 1) {
      if (within) causes.push({ kind: 'end', region });
    } else if (steps > range) causes.push({ kind: 'range', distance: steps });
  }

  /** Adds `cause` wherever a walk that has used `used` regions to stand in `from` may still end. */
  const spreadFrom = (from: number, used: number, cause: (region: number) => Cause, includeFrom: boolean): void => {
    const beyond = reach(index, from, range - used, through);
    for (let place = includeFrom ? 0 : 1; place < beyond.count; place++) {
      const region = beyond.regions[place] as number;
      if (refused(region) && end[region] === 0) single[region]?.push(cause(region));
    }
  };

  if (!obstacles.origin) {
    for (let place = 0; place < everywhere.count; place++) {
      const region = everywhere.regions[place] as number;
      const steps = everywhere.distances[place] as number;
      if (steps >= range) break;
      if (place > 0 && through[region] === 1) {
        spreadFrom(region, steps, () => ({ kind: 'through', region }), false);
        continue;
      }
      for (const across of index.impassable.of(region)) {
        const before = distance[across] as number;
        if (before !== nowhere && before <= steps + 1) continue;
        const between: readonly [number, number] = region < across ? [region, across] : [across, region];
        const cause = (at: number): Cause => ({ kind: 'border', between, around: legalLength(at) });
        if (through[across] === 1) {
          if (refused(across) && end[across] === 0) single[across]?.push(cause(across));
        } else spreadFrom(across, steps + 1, cause, true);
      }
    }
  }

  const unexplained: number[] = [];
  const result = single.map((causes, region): Causes | undefined => {
    const [first, ...others] = causes;
    if (first) return { joint: false, causes: [first, ...others] };
    if (refused(region)) unexplained.push(region);
    return undefined;
  });
  if (unexplained.length > 0) {
    for (const [region, causes] of smallestJointCauses(index, origin, range, obstacles, unexplained)) {
      result[region] = { joint: true, causes };
    }
  }
  return result;
}
