// R15, R20, R29 (rulebook p. 24–25): closed to Nazgûl and Minions without an Army unless the Shadow besieges it.
import { STRONGHOLD, type StrongholdState } from '../state/stronghold-state.ts';

export function isClosedToShadowFigures(state: StrongholdState): boolean {
  return state === STRONGHOLD.freePeoples;
}
