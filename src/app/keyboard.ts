// Single keys for those who know them. The map has its own for moving about.
import { focusSoon } from './focus.ts';
import type { Store } from './state/store.ts';

const SINGLE_KEYS = {
  u: 'undo',
  U: 'redo',
  d: 'destinations',
  w: 'why',
  '/': 'search',
  '?': 'help',
} as const;
type KeyAction = (typeof SINGLE_KEYS)[keyof typeof SINGLE_KEYS] | 'release';

export function listenToKeys<Position>(target: Document, { state, dispatch }: Store<Position>): void {
  const actions: Readonly<Record<KeyAction, () => void>> = {
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    destinations: () => focusFirst('.destination', '#mover-title', '#roster-title', '#region-title', '.sheet-body h2'),
    why() {
      const { pointed, region, selected } = state.peek();
      // The map's cursor asks anew; a mouse that happens to rest on the map does not.
      const asked = document.activeElement?.getAttribute('data-region') ?? region ?? pointed;
      if (asked !== null && selected.length > 0) dispatch({ type: 'look', region: asked });
      dispatch({ type: 'reveal' });
      // The answer is on the page after the next drawing.
      focusSoon('#answer-title, #mover-title');
    },
    search: () => dispatch({ type: 'open', dialog: 'search' }),
    help: () => dispatch({ type: 'open', dialog: 'help' }),
    release: () => dispatch({ type: 'release' }),
  };
  target.addEventListener('keydown', (event) => {
    const { dialog, preferences } = state.peek();
    // Wherever the focus is, an open dialog has its own keys.
    const action = dialog === null ? actionOf(event, preferences.shortcuts) : null;
    if (action === null) return;
    event.preventDefault();
    actions[action]();
  });
}

function actionOf(event: KeyboardEvent, singleKeys: boolean): KeyAction | null {
  if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return null;
  if (event.key === 'Escape') return 'release';
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (!singleKeys || event.ctrlKey || event.metaKey || event.altKey) return null;
  return isSingleKey(event.key) ? SINGLE_KEYS[event.key] : null;
}

function isSingleKey(key: string): key is keyof typeof SINGLE_KEYS {
  return Object.hasOwn(SINGLE_KEYS, key);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}

/** The first that there is, in the order of what one looks for. */
function focusFirst(...selectors: readonly string[]): void {
  const wanted = selectors.find((selector) => document.querySelector(selector) !== null);
  if (wanted !== undefined) focus(wanted);
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
