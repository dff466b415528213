// R11, R28, R29, R31 (rulebook p. 24): Companions end their move where they enter a Stronghold that the Shadow controls.
import type { Position } from '../state/position.ts';
import { STRONGHOLD, type StrongholdState } from '../state/stronghold-state.ts';

/** Entering ends the move; it is no ban, and whoever starts there walks on freely (R27). */
export function mustStopAt(state: StrongholdState, rulings: Position['rulings']): boolean {
  if (state === STRONGHOLD.shadow) return true;
  return state === STRONGHOLD.shadowBesieged && rulings['stop-at-besieged-shadow-stronghold'] === 'default';
}
