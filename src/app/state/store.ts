// Holds the one state and takes one step after the other.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Game, Judgement, Turn } from '../../movement/game.ts';
import type { Action } from './action.ts';
import type { AppState } from './app-state.ts';
import { update } from './update.ts';

export interface Store<Position> {
  readonly state: ReadonlySignal<AppState<Position>>;
  dispatch(action: Action<Position>): void;
}

export function createStore<Position>(game: Game<Position>, first: AppState<Position>): Store<Position> {
  const state = signal(first);
  return {
    state,
    dispatch(action) {
      state.value = update(game, state.peek(), action);
    },
  };
}

/** The game with its last judgement kept: pointing and typing ask again for the same figures. */
export function rememberingJudgement<Position>(game: Game<Position>): Game<Position> {
  let last: {
    position: Position;
    turn: Turn<Position> | null;
    figures: string;
    judgement: Judgement;
  } | null = null;
  return {
    ...game,
    judge(position, figures, turn = null) {
      const key = figures.join(' ');
      if (last?.position !== position || last.turn !== turn || last.figures !== key) {
        last = { position, turn, figures: key, judgement: game.judge(position, figures, turn) };
      }
      return last.judgement;
    },
  };
}
