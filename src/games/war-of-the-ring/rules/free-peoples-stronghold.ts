// R15, R20, R29 (rulebook p. 24–25): closed to Nazgûl and Minions without an Army unless the Shadow besieges it.
import { hasStronghold } from '../board.ts';
import { controllerOf, isBesieged, type Position } from '../state/position.ts';
import type { RegionId } from '../vocabulary.ts';

export function isClosedToShadowFigures(position: Position, region: RegionId): boolean {
  return hasStronghold(region) && controllerOf(position, region) === 'freePeoples' && !isBesieged(position, region);
}
