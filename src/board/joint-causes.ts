// The fewest obstacles that only together explain a refusal: a walk that breaks as few of them as possible.
import { invariant } from '../base/assert.ts';
import type { BoardIndex } from './board-index.ts';
import type { Cause } from './causes.ts';
import type { Walk } from './reach.ts';

/** For each region that some walk arrives at: the walk that breaks the fewest obstacles, then the shortest of those. */
interface CheapestWalks {
  readonly broken: Int32Array;
  readonly steps: Int32Array;
  readonly previous: Int32Array;
}

const unreached = 0x7fffffff;

/** Costs of a walk are ordered by obstacles broken, then by steps; buckets by steps within each number of obstacles. */
function cheapestWalks(index: BoardIndex, origin: number, through: Uint8Array, acrossBorders: boolean): CheapestWalks {
  const broken = new Int32Array(index.size).fill(unreached);
  const steps = new Int32Array(index.size).fill(unreached);
  const previous = new Int32Array(index.size).fill(-1);
  const settled = new Uint8Array(index.size);
  const layers: number[][][] = [[[origin]]];
  broken[origin] = 0;
  steps[origin] = 0;

  const offer = (to: number, from: number, layer: number, length: number): void => {
    const known = broken[to] as number;
    if (settled[to] === 1 || known < layer || (known === layer && (steps[to] as number) <= length)) return;
    broken[to] = layer;
    steps[to] = length;
    previous[to] = from;
    layers[layer] ??= [];
    const buckets = layers[layer] as number[][];
    buckets[length] ??= [];
    buckets[length]?.push(to);
  };

  for (let layer = 0; layer < layers.length; layer++) {
    const buckets = layers[layer];
    if (!buckets) continue;
    for (let length = 0; length < buckets.length; length++) {
      const bucket = buckets[length];
      if (!bucket) continue;
      for (const region of bucket) {
        if (settled[region] === 1 || broken[region] !== layer || steps[region] !== length) continue;
        settled[region] = 1;
        const leaving = layer + (region !== origin && through[region] === 1 ? 1 : 0);
        for (const next of index.passable.of(region)) offer(next, region, leaving, length + 1);
        if (!acrossBorders) continue;
        for (const next of index.impassable.of(region)) offer(next, region, leaving + 1, length + 1);
      }
    }
  }
  return { broken, steps, previous };
}

function isPassable(index: BoardIndex, a: number, b: number): boolean {
  return index.passable.of(a).includes(b);
}

/** The obstacles that the cheapest walk to `region` breaks: those on the way first, the range last. */
function obstaclesBroken({ index, origin, range, obstacles }: Walk, walks: CheapestWalks, region: number): Cause[] {
  const causes: Cause[] = [];
  for (let at = region; at !== origin; at = walks.previous[at] as number) {
    const before = walks.previous[at] as number;
    if (!isPassable(index, before, at)) {
      const between: readonly [number, number] = before < at ? [before, at] : [at, before];
      causes.push({ kind: 'border', between, around: null });
    }
    if (before !== origin && obstacles.through[before] === 1) causes.push({ kind: 'through', region: before });
  }
  if (obstacles.origin) causes.push({ kind: 'origin', region: origin });
  causes.reverse();
  if (obstacles.end[region] === 1) causes.push({ kind: 'end', region });
  const length = walks.steps[region] as number;
  if (length > range) causes.push({ kind: 'range', distance: length });
  return causes;
}

/**
 * For each of `regions`, by region number, a smallest set of obstacles that together are enough.
 * Ways on foot are preferred to ways across impassable borders, which teach less, where they need no more obstacles.
 */
export function smallestJointCauses(walk: Walk, regions: readonly number[]): (readonly Cause[] | undefined)[] {
  const { index, origin, obstacles } = walk;
  const joint = new Array<readonly Cause[] | undefined>(index.size).fill(undefined);
  if (regions.length === 0) return joint;
  const onFoot = cheapestWalks(index, origin, obstacles.through, false);
  let acrossBorders: CheapestWalks | undefined;
  for (const region of regions) {
    const walked = onFoot.broken[region] === unreached ? undefined : obstaclesBroken(walk, onFoot, region);
    joint[region] = walked;
    // Two are the fewest that are jointly needed: no other way can do with less.
    if (walked?.length === 2) continue;
    acrossBorders ??= cheapestWalks(index, origin, obstacles.through, true);
    invariant(
      acrossBorders.broken[region] !== unreached,
      `no borders at all lead to region '${index.ids[region]}'; parseBoard refuses such boards`,
    );
    const crossed = obstaclesBroken(walk, acrossBorders, region);
    if (!walked || crossed.length < walked.length) joint[region] = crossed;
  }
  return joint;
}
