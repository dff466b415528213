// The whole screen for the page, where the browser gives it: phones of one maker do not.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface FullScreen {
  readonly on: ReadonlySignal<boolean>;
  toggle(): void;
}

/** Null where there is none. */
export function createFullScreen(page: Document): FullScreen | null {
  if (!page.fullscreenEnabled) return null;
  const on = signal(page.fullscreenElement !== null);
  page.addEventListener('fullscreenchange', () => {
    on.value = page.fullscreenElement !== null;
  });
  return {
    on,
    toggle() {
      const change = on.peek() ? page.exitFullscreen() : page.documentElement.requestFullscreen();
      // A browser that refuses leaves all as it was, which is seen.
      change.catch(() => undefined);
    },
  };
}
