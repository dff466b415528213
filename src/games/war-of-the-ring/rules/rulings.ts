// The points with two readings: which regions would be judged otherwise under the other one.
import type { Position } from '../state/position.ts';
import type { Action, MoverFigureId, RegionId, RulingId } from '../vocabulary.ts';
import { legalRegions } from './destinations.ts';
import { type Mover, moverOf, type WalkerKind } from './mover.ts';

/** The same position with one ruling turned to its other reading. */
export function withOtherReading(position: Position, ruling: RulingId): Position {
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
  const rulings = rulingsTouching(moverOf(position, action, figures));
  const now = new Set(rulings.length > 0 ? legalRegions(position, action, figures) : []);
  for (const ruling of rulings) {
    const other = new Set(legalRegions(withOtherReading(position, ruling), action, figures));
    const lost = [...now].filter((region) => !other.has(region));
    const won = [...other].filter((region) => !now.has(region));
    if (lost.length + won.length > 0) effects[ruling] = [...lost, ...won].sort();
  }
  return effects;
}
