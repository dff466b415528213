// Judges every region for those who walk: routes and notes where they may end, every sufficient cause where not.
import { type Cause, type CausesOfRefusal, causesOfRefusal } from '../../../board/causes.ts';
import { type Reach, reach, routeTo } from '../../../board/reach.ts';
import { board } from '../board.ts';
import type { Note, SingleReason } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import type { RegionId } from '../vocabulary.ts';
import type { WarDestinations, WarVerdict } from './destinations.ts';
import type { Walker } from './mover.ts';
import { notesOfArrival, notesOfStaying, notesOfWalk } from './notes.ts';
import { instructiveFirst } from './reason-order.ts';
import { reasonFor, walkOf } from './walking.ts';

const { index } = board;

/** Reads verdicts out of the searches of one walk. */
class WalkReader {
  /** Most refusals are alike: one verdict serves every region that is as far and nothing but too far. */
  private readonly farAway: WarVerdict[] = [];
  private readonly wholeWalk: readonly Note[];
  private readonly position: Position;
  private readonly mover: Walker;

  constructor(position: Position, mover: Walker) {
    this.position = position;
    this.mover = mover;
    this.wholeWalk = notesOfWalk(mover);
  }

  private reasons(causes: readonly Cause[]): readonly SingleReason[] {
    return causes.map((cause) => reasonFor(this.position, this.mover, cause));
  }

  refusal(region: RegionId, causes: readonly Cause[]): WarVerdict {
    const [first, second] = causes;
    if (first?.kind === 'range' && !second) {
      this.farAway[first.distance] ??= this.refused(this.reasons(causes));
      return this.farAway[first.distance] as WarVerdict;
    }
    return this.refused(instructiveFirst(this.reasons(causes), this.mover.origin, region));
  }

  jointRefusal(causes: readonly Cause[]): WarVerdict {
    return { legal: false, reasons: [{ code: 'joint', of: this.reasons(causes) }] };
  }

  private refused(reasons: readonly SingleReason[]): WarVerdict {
    return { legal: false, reasons: reasons as readonly [SingleReason, ...SingleReason[]] };
  }

  legal(region: RegionId, everywhere: Reach, place: number): WarVerdict {
    const route = routeTo(everywhere, place, index.ids);
    const arrival = notesOfArrival(this.position, this.mover, region);
    const notes = arrival.length === 0 ? this.wholeWalk : [...arrival, ...this.wholeWalk];
    return { legal: true, distance: route.length - 1, route, notes };
  }
}

function verdictsOf(reader: WalkReader, origin: number, everywhere: Reach, causes: CausesOfRefusal) {
  const placeOf = new Int32Array(index.size);
  for (let place = 1; place < everywhere.count; place++) placeOf[everywhere.regions[place] as number] = place;
  const verdicts = new Map<RegionId, WarVerdict>();
  for (let number = 0; number < index.size; number++) {
    if (number === origin) continue;
    const region = index.ids[number] as RegionId;
    const single = causes.single[number];
    const joint = causes.joint[number];
    if (single) verdicts.set(region, reader.refusal(region, single));
    else if (joint) verdicts.set(region, reader.jointRefusal(joint));
    else verdicts.set(region, reader.legal(region, everywhere, placeOf[number] as number));
  }
  return verdicts;
}

export function judgeWalk(position: Position, mover: Walker): WarDestinations {
  const walk = walkOf(position, mover);
  const everywhere = reach(index, walk.origin, Number.POSITIVE_INFINITY, walk.obstacles.through);
  const causes = causesOfRefusal(walk, everywhere);
  const verdicts = verdictsOf(new WalkReader(position, mover), walk.origin, everywhere, causes);
  const stay = { legal: true, notes: notesOfStaying(position, mover) };
  return { origin: mover.origin, range: mover.range, verdicts, stay };
}
