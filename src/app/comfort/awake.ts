// Keeps the screen on while the page is in view. The browser lets go of that whenever the page is left, so it is
// asked again on return; where there is no such thing, or it is refused to save the battery, nothing is said.
import { effect, type ReadonlySignal } from '@preact/signals';

/** Whether the browser can keep the screen on at all. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

export function keepAwake(wanted: ReadonlySignal<boolean>, page: Document): void {
  if (!canStayAwake()) return;
  let held: WakeLockSentinel | null = null;
  let isAsking = false;

  async function settle(): Promise<void> {
    if (!wanted.peek()) {
      const lock = held;
      held = null;
      await lock?.release();
      return;
    }
    if (isAsking || page.visibilityState !== 'visible' || held?.released === false) return;
    isAsking = true;
    held = await navigator.wakeLock.request('screen').catch(() => null);
    isAsking = false;
    // The wish may have gone while the browser was thinking.
    if (!wanted.peek()) await settle();
  }

  effect(() => {
    void wanted.value;
    void settle();
  });
  page.addEventListener('visibilitychange', () => void settle());
}
