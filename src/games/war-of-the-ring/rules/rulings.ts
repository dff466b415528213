// The points with two readings: which regions would be judged otherwise under the other one.
import type { Position } from '../state/position.ts';
import { type Action, type MoverFigureId, type RegionId, RULINGS, type RulingId } from '../vocabulary.ts';
import { legalRegions } from './destinations.ts';

/** The same position with one ruling turned to its other reading. */
export function withOtherReading(position: Position, ruling: RulingId): Position {
  const reading = position.rulings[ruling] === 'default' ? 'other' : 'default';
  return { ...position, rulings: { ...position.rulings, [ruling]: reading } };
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
  const now = new Set(legalRegions(position, action, figures));
  const effects: Partial<Record<RulingId, readonly RegionId[]>> = {};
  for (const ruling of RULINGS) {
    const other = new Set(legalRegions(withOtherReading(position, ruling), action, figures));
    const changed = [...now]
      .filter((region) => !other.has(region))
      .concat([...other].filter((region) => !now.has(region)));
    if (changed.length > 0) effects[ruling] = changed.sort();
  }
  return effects;
}
