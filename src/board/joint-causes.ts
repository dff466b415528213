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

/** A region and the steps to it in one number, so that a list of them sorts by steps. */
const STEP = 0x100000;

/**
 * Walks ordered by obstacles broken, then by steps. Regions are settled layer by layer, a layer for each obstacle more;
 * within a layer those that a further obstacle opened merge with those that were walked to, nearest first.
 */
function cheapestWalks(index: BoardIndex, origin: number, through: Uint8Array, acrossBorders: boolean): CheapestWalks {
  const { passable, impassable } = index;
  const broken = new Int32Array(index.size).fill(unreached);
  const steps = new Int32Array(index.size).fill(unreached);
  const previous = new Int32Array(index.size);
  const opened: number[][] = [[origin]];
  broken[origin] = 0;
  steps[origin] = 0;

  const offer = (to: number, from: number, layer: number, length: number, list: number[]): void => {
    const known = broken[to] as number;
    if (known < layer || (known === layer && (steps[to] as number) <= length)) return;
    broken[to] = layer;
    steps[to] = length;
    previous[to] = from;
    list.push(length * STEP + to);
  };

  // Layers are added while they are gone through.
  for (const [layer, offered] of opened.entries()) {
    const starts = offered.sort((a, b) => a - b);
    const walked: number[] = [];
    for (let start = 0, walk = 0; start < starts.length || walk < walked.length; ) {
      const nextStart = starts[start] ?? Number.POSITIVE_INFINITY;
      const nextWalk = walked[walk] ?? Number.POSITIVE_INFINITY;
      const entry = Math.min(nextStart, nextWalk);
      if (nextStart < nextWalk) start++;
      else walk++;
      const region = entry % STEP;
      const length = Math.floor(entry / STEP) + 1;
      const leaving = layer + (region !== origin && through[region] === 1 ? 1 : 0);
      const onFoot = leaving === layer ? walked : listAt(opened, leaving);
      for (let at = passable.offsets[region] as number; at < (passable.offsets[region + 1] as number); at++) {
        offer(passable.targets[at] as number, region, leaving, length, onFoot);
      }
      if (!acrossBorders) continue;
      const over = listAt(opened, leaving + 1);
      for (let at = impassable.offsets[region] as number; at < (impassable.offsets[region + 1] as number); at++) {
        offer(impassable.targets[at] as number, region, leaving + 1, length, over);
      }
    }
  }
  return { broken, steps, previous };
}

function listAt(lists: number[][], layer: number): number[] {
  while (lists.length <= layer) lists.push([]);
  return lists[layer] as number[];
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
  let onFoot: CheapestWalks | undefined;
  let acrossBorders: CheapestWalks | undefined;
  for (const region of regions) {
    onFoot ??= cheapestWalks(index, origin, obstacles.through, false);
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
