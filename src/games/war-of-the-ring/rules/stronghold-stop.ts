// R11, R28, R29, R31 (rulebook p. 24): Companions end their move where they enter a Stronghold that the Shadow controls.
import { hasStronghold } from '../board.ts';
import { controllerOf, isBesieged, type Position } from '../state/position.ts';
import type { RegionId } from '../vocabulary.ts';

/** Entering ends the move; it is no ban, and whoever starts there walks on freely (R27). */
export function mustStopAt(position: Position, region: RegionId): boolean {
  if (!hasStronghold(region) || controllerOf(position, region) !== 'shadow') return false;
  return !isBesieged(position, region) || position.rulings['stop-at-besieged-shadow-stronghold'] === 'default';
}
