// A page on the toy game, and what is done to it, one step after the other.
import type { Action } from '../../src/app/state/action.ts';
import { type AppState, createState, DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { startHistory, stepOf } from '../../src/app/state/history.ts';
import { update } from '../../src/app/state/update.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';

export type ToyState = AppState<ToyPosition>;

export const OPENED: ToyState = createState(startHistory(toyGame.start), DEFAULT_PREFERENCES);

export function stepped(actions: readonly Action<ToyPosition>[], from: ToyState = OPENED): ToyState {
  return actions.reduce((state, action) => update(toyGame, state, action), from);
}

export const tapFigures = (...figures: string[]) => ({ type: 'tapFigures', figures }) as const;
export const tapRegion = (region: string) => ({ type: 'tapRegion', region }) as const;
export const notation = (state: ToyState): string => toyGame.format(stepOf(state.history).position);
/** In the hand, to be put down wherever the next tap goes. */
export const takeUp = (figure: string) => ({ type: 'tab', tab: 'setup', selected: [figure] }) as const;
