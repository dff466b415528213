// What a position says of the Strongholds, by region number: the only thing on the map that bars a walk or a flight.
import { rememberLast } from '../../../base/remember.ts';
import { board, strongholds } from '../board.ts';
import type { RegionId } from '../vocabulary.ts';
import type { Position } from './position.ts';

/** Who controls a Stronghold and whether the other side besieges it. */
export const STRONGHOLD = {
  none: 0,
  freePeoples: 1,
  freePeoplesBesieged: 2,
  shadow: 3,
  shadowBesieged: 4,
} as const;
export type StrongholdState = (typeof STRONGHOLD)[keyof typeof STRONGHOLD];

/** In the order of their numbers. */
export const STRONGHOLD_STATES: readonly StrongholdState[] = Object.values(STRONGHOLD);

/** Region numbers of the 16 Strongholds. */
export const STRONGHOLD_NUMBERS: readonly number[] = strongholds.map((region) => board.index.number(region));

function read(settlements: Position['settlements']): Uint8Array {
  const states = new Uint8Array(board.index.size);
  for (const region of strongholds) {
    const state = settlements[region];
    if (!state) continue;
    const held = state.controller === 'shadow' ? STRONGHOLD.shadow : STRONGHOLD.freePeoples;
    states[board.index.number(region)] = held + (state.besieged ? 1 : 0);
  }
  return states;
}

/** One question asks for the same settlements many times in a row; keeping more than the last costs more than it saves. */
const statesOf = rememberLast(read);

/** The state of every region, `STRONGHOLD.none` for those without a Stronghold. */
export function strongholdStates({ settlements }: Position): Uint8Array {
  return statesOf(settlements);
}

export function strongholdStateAt(position: Position, region: RegionId): StrongholdState {
  return strongholdStates(position)[board.index.number(region)] as StrongholdState;
}
