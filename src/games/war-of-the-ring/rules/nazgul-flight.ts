// R14–R16, R57 (rulebook p. 24–25): Nazgûl, the Witch-king among them, fly to any region in one move.
import { isNonEmpty } from '../../../base/result.ts';
import type { SingleReason } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import type { RegionId } from '../vocabulary.ts';
import { isSealed } from './besieged-stronghold.ts';
import { isClosedToShadowFigures } from './free-peoples-stronghold.ts';

/** By ruling, Nazgûl do not fly out of a Stronghold of their own that is besieged (R57). */
export function isKeptFromFlight(position: Position, origin: RegionId): boolean {
  return position.rulings['nazgul-leave-siege'] === 'other' && isSealed(position, 'shadow', origin);
}

/** Everything that bars the flight to `region`; null where nothing does. */
export function barsToFlight(
  position: Position,
  origin: RegionId,
  region: RegionId,
): readonly [SingleReason, ...SingleReason[]] | null {
  const bars: SingleReason[] = [];
  if (isClosedToShadowFigures(position, region)) bars.push({ code: 'freePeoplesStronghold', region, how: 'enter' });
  if (isKeptFromFlight(position, origin)) {
    bars.push({ code: 'besiegedFriendlyStronghold', region: origin, how: 'leave' });
  }
  return isNonEmpty(bars) ? bars : null;
}
