// R12, R19, R32 (rulebook p. 24): nobody enters or leaves a Stronghold of his own side while it is besieged.
import { controllerOf, isBesieged, type Position } from '../state/position.ts';
import type { RegionId, Side } from '../vocabulary.ts';

/** Sealed for figures of `side`: they control it and the enemy besieges it. Passing through needs entering (R32). */
export function isSealed(position: Position, side: Side, region: RegionId): boolean {
  return isBesieged(position, region) && controllerOf(position, region) === side;
}
