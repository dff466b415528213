// Which theme is shown: the chosen one, or the one that the system asks for.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ShownTheme } from './games.ts';
import type { Theme } from './state/app-state.ts';

export function shownTheme(chosen: Theme, systemIsDark: boolean): ShownTheme {
  if (chosen !== 'system') return chosen;
  return systemIsDark ? 'dark' : 'light';
}

/** Whether the system asks for dark pages, also when that changes while the page is open. */
export function systemDarkness(): ReadonlySignal<boolean> {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const dark = signal(query.matches);
  query.addEventListener('change', () => {
    dark.value = query.matches;
  });
  return dark;
}
