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

/** The game with the judgements of the last position kept: pointing, typing and those who could join ask again. */
export function rememberingJudgement<Position>(game: Game<Position>): Game<Position> {
  let last: { position: Position; turn: Turn<Position> | null; known: Map<string, Judgement> } | null = null;
  return {
    ...game,
    judge(position, figures, turn = null) {
      if (last?.position !== position || last.turn !== turn) last = { position, turn, known: new Map() };
      const key = figures.join(' ');
      const judgement = last.known.get(key) ?? game.judge(position, figures, turn);
      last.known.set(key, judgement);
      return judgement;
    },
  };
}
