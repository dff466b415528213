// Which theme is shown: the chosen one, or the one that the system asks for.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ShownTheme } from './games.ts';
import type { Theme } from './state/app-state.ts';

/** What the system asks of pages, also when that changes while the page is open. */
export interface SystemLook {
  readonly dark: ReadonlySignal<boolean>;
  readonly contrast: ReadonlySignal<boolean>;
  /** Every page in the few colours of the system. */
  readonly forced: ReadonlySignal<boolean>;
}

export function systemLook(): SystemLook {
  return {
    dark: wish('prefers-color-scheme: dark'),
    contrast: wish('prefers-contrast: more'),
    forced: wish('forced-colors: active'),
  };
}

function wish(feature: string): ReadonlySignal<boolean> {
  const query = window.matchMedia(`(${feature})`);
  const asked = signal(query.matches);
  query.addEventListener('change', () => {
    asked.value = query.matches;
  });
  return asked;
}

export function shownTheme(chosen: Theme, systemIsDark: boolean, wantsContrast: boolean): ShownTheme {
  if (chosen !== 'system') return chosen;
  // The theme of much contrast is a bright one: a dark room keeps its night, with stronger lines.
  if (systemIsDark) return 'dark';
  return wantsContrast ? 'contrast' : 'light';
}

/** Keeps the document in the theme that is shown. Resolves when it is for the first time. */
export function wearTheme(
  root: HTMLElement,
  theme: ReadonlySignal<ShownTheme>,
  { contrast, forced }: SystemLook,
): Promise<void> | undefined {
  let worn: Promise<void> | undefined;
  effect(() => {
    const wanted = theme.value;
    const wear = (): void => {
      if (theme.peek() === wanted) root.dataset.theme = wanted;
    };
    const isRare = wanted === 'ink' || wanted === 'contrast' || contrast.value || forced.value;
    // Without its colours for the panels the theme still has those of the map.
    if (isRare) worn = import('./styles/themes.css').then(wear, wear);
    else wear();
  });
  return worn;
}
