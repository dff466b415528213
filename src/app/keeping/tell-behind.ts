// Two tabs may show the same game. Where the other one goes on with it, this one does not follow by itself, for whoever
// opened two may want two lines: it asks.
import { effect, signal, untracked } from '@preact/signals';
import type { Store } from '../state/store.ts';
import { runKey } from './run-entry.ts';
import type { RunWriter } from './write-run.ts';

/** Calls back with each key under which another tab has written. */
export type HearOthers = (listener: (key: string | null) => void) => void;

/** Asks once for a game that is left where it is; again where this tab has gone on from there meanwhile. */
export function tellBehind<Position>(
  store: Store<Position>,
  writer: Pick<RunWriter<Position>, 'id' | 'isBehind'>,
  hearOthers: HearOthers,
): void {
  const behind = signal<string | null>(null);
  let told: string | null = null;

  hearOthers((key) => {
    const { id } = writer;
    if (id !== null && key === runKey(id) && id !== told && writer.isBehind()) behind.value = id;
  });
  effect(() => {
    const run = behind.value;
    // Not in the midst of a lesson: the own game is out of sight.
    if (run === null || store.exercise.value !== null) return;
    untracked(() => {
      behind.value = null;
      if (run !== writer.id || !writer.isBehind()) return;
      told = run;
      store.dispatch({ type: 'notify', notice: { kind: 'wentOn', run } });
    });
  });
  effect(() => {
    if (store.state.value.notice?.kind === 'reopening') told = null;
  });
}
