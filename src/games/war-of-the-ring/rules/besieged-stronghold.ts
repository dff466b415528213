// R12, R19, R32 (rulebook p. 24): nobody enters or leaves a Stronghold of his own side while it is besieged.
import { STRONGHOLD, type StrongholdState } from '../state/stronghold-state.ts';
import type { Side } from '../vocabulary.ts';

/** Sealed for figures of `side`: they control it and the enemy besieges it. Passing through needs entering (R32). */
export function isSealed(state: StrongholdState, side: Side): boolean {
  return state === (side === 'shadow' ? STRONGHOLD.shadowBesieged : STRONGHOLD.freePeoplesBesieged);
}
