// Holds the one state and takes one step after the other.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Game, Judgement, Turn } from '../../movement/game.ts';
import type { View } from '../model/page-model.ts';
import type { Action } from './action.ts';
import type { AppState, Preferences } from './app-state.ts';
import { update } from './update.ts';

/** Where the tabs and what they show give way to something else. */
export interface OtherPanel {
  readonly Head: () => JSX.Element | null;
  readonly Body: () => JSX.Element | null;
}

/** What the address shows in place of the own game. */
export interface OtherAddress {
  /** With its `#`; empty for none. */
  readonly fragment: string;
  /** One more after the `?`. Who names it takes it out again, for it may have been there before. */
  readonly parameter?: readonly [name: string, value: string];
}

/** What is on the board in place of the own game. Made by `exercise.ts` alone, which tells how to use it. */
export interface Exercise<Position> extends OtherPanel {
  /** What the address shows meanwhile; the own game where it is left out. */
  readonly address?: OtherAddress | undefined;
  /** The own game and all else as it was left, with what was preferred since. */
  own(preferences: Preferences): AppState<Position>;
  /** Whether it has dealt with the action, so that nothing more is to be done. */
  takes(action: Action<Position>): boolean;
  /** What the rules show, as the exercise wants it shown. */
  adorn(view: View): View;
  /** Back to the own game. */
  end(): void;
}

export interface Store<Position> {
  /** What is on show: the own game, or an exercise. */
  readonly state: ReadonlySignal<AppState<Position>>;
  /** Null while the own game is on show. */
  readonly exercise: ReadonlySignal<Exercise<Position> | null>;
  dispatch(action: Action<Position>): void;
  /** Puts another state on show. */
  show(next: AppState<Position>, exercise: Exercise<Position> | null): void;
}

export function createStore<Position>(game: Game<Position>, first: AppState<Position>): Store<Position> {
  const state = signal(first);
  const exercise = signal<Exercise<Position> | null>(null);
  return {
    state,
    exercise,
    dispatch(action) {
      if (!exercise.peek()?.takes(action)) state.value = update(game, state.peek(), action);
    },
    show: (next, other) =>
      batch(() => {
        state.value = next;
        exercise.value = other;
      }),
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
