// Why a walk may not end in a region, found by dropping one obstacle at a time: the second reader of the search.
// Generic: obstacles have a place on the board and no name; each game gives them its own codes.
import type { BoardIndex } from './board-index.ts';
import { smallestJointCauses } from './joint-causes.ts';
import { type Obstacles, type Reach, search, type Walk } from './reach.ts';

/** One obstacle that, dropped alone, makes the walk legal. Region numbers; `distance` in regions entered. */
export type Cause =
  | { readonly kind: 'range'; readonly distance: number }
  | {
      readonly kind: 'border';
      readonly between: readonly [number, number];
      /** Length of the legal way, whatever the range; null where there is none. */
      readonly around: number | null;
    }
  | { readonly kind: 'through' | 'end' | 'origin'; readonly region: number };

/** By region number. A refused region has causes in exactly one of the two; any other region in neither. */
export interface CausesOfRefusal {
  /** Each is sufficient alone. */
  readonly single: readonly (readonly Cause[] | undefined)[];
  /** Sufficient only together, and as few as can be. */
  readonly joint: readonly (readonly Cause[] | undefined)[];
}

const nowhere = -1;

/** Gathers the single causes of all regions for one walk. */
class SingleCauses {
  readonly causes: (Cause[] | undefined)[];
  /** Regions entered on the shortest way that breaks no obstacle but, perhaps, the range; -1 where there is none. */
  readonly distance: Int32Array;

  private readonly index: BoardIndex;
  private readonly origin: number;
  private readonly range: number;
  private readonly obstacles: Obstacles;
  private readonly everywhere: Reach;

  constructor({ index, origin, range, obstacles }: Walk, everywhere: Reach) {
    this.index = index;
    this.origin = origin;
    this.range = range;
    this.obstacles = obstacles;
    this.everywhere = everywhere;
    this.causes = new Array<Cause[] | undefined>(index.size).fill(undefined);
    this.distance = new Int32Array(index.size).fill(nowhere);
    everywhere.regions.forEach((region, place) => {
      this.distance[region] = everywhere.distances[place] as number;
    });
  }

  /** Whether no walk within range arrives there, where it may end or not. */
  isOutOfReach(region: number): boolean {
    if (region === this.origin) return false;
    const steps = this.distance[region] as number;
    return this.obstacles.origin || steps === nowhere || steps > this.range;
  }

  /** Origin, end and range: what each region tells of itself. */
  ofTheEnds(): void {
    const { end, origin: keptIn } = this.obstacles;
    const leaving: Cause = { kind: 'origin', region: this.origin };
    for (let region = 0; region < this.index.size; region++) {
      const steps = this.distance[region] as number;
      if (steps === nowhere || region === this.origin) continue;
      const within = steps <= this.range;
      if (keptIn) {
        if (within && end[region] === 0) this.causes[region] = [leaving];
      } else if (end[region] === 1) {
        if (within) this.causes[region] = [{ kind: 'end', region }];
      } else if (!within) this.causes[region] = [{ kind: 'range', distance: steps }];
    }
  }

  /** Regions that may not be passed and borders that may not be crossed, each dropped alone. */
  ofTheWay(): void {
    const { through } = this.obstacles;
    const { regions, distances, count } = this.everywhere;
    for (let place = 0; place < count; place++) {
      const region = regions[place] as number;
      const steps = distances[place] as number;
      if (steps >= this.range) break;
      if (place > 0 && through[region] === 1) this.beyondRegion(region, steps);
      else this.acrossBorders(region, steps);
    }
  }

  private add(region: number, cause: Cause): void {
    const causes = this.causes[region];
    if (causes) causes.push(cause);
    else this.causes[region] = [cause];
  }

  private beyondRegion(region: number, steps: number): void {
    const cause: Cause = { kind: 'through', region };
    const count = search(this.index, region, this.range - steps, this.obstacles.through);
    const { regions } = this.index.workspace;
    for (let place = 1; place < count; place++) {
      const beyond = regions[place] as number;
      if (this.obstacles.end[beyond] === 0 && this.isOutOfReach(beyond)) this.add(beyond, cause);
    }
  }

  private acrossBorders(region: number, steps: number): void {
    const { offsets, targets } = this.index.impassable;
    const last = offsets[region + 1] as number;
    for (let at = offsets[region] as number; at < last; at++) {
      const across = targets[at] as number;
      const before = this.distance[across] as number;
      if (before !== nowhere && before <= steps + 1) continue;
      const between: readonly [number, number] = region < across ? [region, across] : [across, region];
      const range = this.obstacles.through[across] === 1 ? 0 : this.range - steps - 1;
      const count = search(this.index, across, range, this.obstacles.through);
      const { regions } = this.index.workspace;
      for (let place = 0; place < count; place++) {
        const beyond = regions[place] as number;
        if (this.obstacles.end[beyond] === 1 || !this.isOutOfReach(beyond)) continue;
        const around = this.distance[beyond] as number;
        this.add(beyond, { kind: 'border', between, around: around === nowhere ? null : around });
      }
    }
  }
}

/** `everywhere` is the search of the same walk with unlimited range, which the caller has at hand. */
export function causesOfRefusal(walk: Walk, everywhere: Reach): CausesOfRefusal {
  const gathered = new SingleCauses(walk, everywhere);
  gathered.ofTheEnds();
  if (!walk.obstacles.origin) gathered.ofTheWay();
  // Where a walk arrives but may not end, that is a cause of its own.
  const unexplained: number[] = [];
  for (let region = 0; region < walk.index.size; region++) {
    if (gathered.causes[region] === undefined && gathered.isOutOfReach(region)) unexplained.push(region);
  }
  return { single: gathered.causes, joint: smallestJointCauses(walk, unexplained) };
}
