// The points with two readings: which regions would be judged otherwise under the other one.
import type { Position } from '../state/position.ts';
import type { Action, MoverFigureId, RegionId, RulingId } from '../vocabulary.ts';
import { legalRegionsOf } from './destinations.ts';
import { type Mover, moverOf, type WalkerKind } from './mover.ts';

/** The same position with one ruling turned to its other reading. */
function withOtherReading(position: Position, ruling: RulingId): Position {
  const reading = position.rulings[ruling] === 'default' ? 'other' : 'default';
  return { ...position, rulings: { ...position.rulings, [ruling]: reading } };
}

/** The rulings that can touch a mover of this kind. */
function rulingsTouching(mover: Mover): readonly RulingId[] {
  switch (mover.kind) {
    case 'walker':
      return WALKER_RULINGS[mover.walker];
    case 'flier':
      return ['nazgul-leave-siege'];
    case 'entering':
      return ['gandalf-white-enters-despite-enemy'];
    default:
      return [];
  }
}

const WALKER_RULINGS: Readonly<Record<WalkerKind, readonly RulingId[]>> = {
  companions: ['stop-at-besieged-shadow-stronghold', 'event-lets-leave-siege'],
  mouth: ['mouth-walks-through-strongholds'],
  ringBearers: ['declare-inside-mordor'],
  withArmy: [],
};

/** Those of `regions` that `others` lacks. */
function missingFrom(others: readonly RegionId[], regions: readonly RegionId[]): readonly RegionId[] {
  // Nearly always the two lists are alike, place for place.
  if (regions.every((region, at) => region === others[at])) return [];
  const known = new Set(others);
  return regions.filter((region) => !known.has(region));
}

/**
 * For each ruling, the regions, in alphabetical order, that are legal under one reading and refused under the other.
 * Rulings that change nothing are left out.
 */
export function rulingEffects(
  position: Position,
  action: Action,
  figures: readonly MoverFigureId[],
): Partial<Record<RulingId, readonly RegionId[]>> {
  const effects: Partial<Record<RulingId, readonly RegionId[]>> = {};
  const mover = moverOf(position, action, figures);
  const rulings = rulingsTouching(mover);
  const now = legalRegionsOf(position, mover);
  for (const ruling of rulings) {
    const other = legalRegionsOf(withOtherReading(position, ruling), mover);
    const changed = [...missingFrom(other, now), ...missingFrom(now, other)];
    if (changed.length > 0) effects[ruling] = changed.sort();
  }
  return effects;
}
