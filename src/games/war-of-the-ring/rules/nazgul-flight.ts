// R14–R16, R57 (rulebook p. 24–25): Nazgûl, the Witch-king among them, fly to any region in one move.
import { board } from '../board.ts';
import type { SingleReason } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import { type StrongholdState, strongholdStateAt } from '../state/stronghold-state.ts';
import type { RegionId } from '../vocabulary.ts';
import { isSealed } from './besieged-stronghold.ts';
import { isClosedToShadowFigures } from './free-peoples-stronghold.ts';

/** By ruling, Nazgûl do not fly out of a Stronghold of their own that is besieged (R57). */
export function isKeptFromFlight(position: Position, origin: RegionId): boolean {
  return position.rulings['nazgul-leave-siege'] === 'other' && isSealed(strongholdStateAt(position, origin), 'shadow');
}

/** Everything that bars the flight to a region in this state; empty where nothing does. */
export function barsToFlight(
  origin: RegionId,
  isKept: boolean,
  region: number,
  state: StrongholdState,
): readonly SingleReason[] {
  const bars: SingleReason[] = [];
  if (isClosedToShadowFigures(state)) {
    bars.push({ code: 'freePeoplesStronghold', region: board.index.ids[region] as RegionId, how: 'enter' });
  }
  if (isKept) bars.push({ code: 'besiegedFriendlyStronghold', region: origin, how: 'leave' });
  return bars;
}
