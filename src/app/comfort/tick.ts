// A short tick in the hand at each move, where the device has one.
import { effect } from '@preact/signals';
import { stepOf } from '../state/history.ts';
import type { Store } from '../state/store.ts';

const TICK_MILLISECONDS = 14;

export function tickAtMoves<Position>({ state }: Store<Position>): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let known = state.peek().history.steps.length;
  effect(() => {
    const { history, preferences } = state.value;
    const isNew = history.steps.length > known;
    known = history.steps.length;
    if (!isNew || stepOf(history).cause?.kind !== 'move' || !preferences.tick || still.matches) return;
    // Browsers refuse, and complain, before the first touch of the page.
    if (navigator.userActivation?.hasBeenActive === false) return;
    navigator.vibrate?.(TICK_MILLISECONDS);
  });
}
