// Single keys for those who know them. The map has its own for moving about.

export interface KeyActions {
  undo(): void;
  redo(): void;
  destinations(): void;
  why(): void;
  search(): void;
  legend(): void;
  release(): void;
}

const SINGLE_KEYS: Readonly<Record<string, keyof KeyActions>> = {
  u: 'undo',
  U: 'redo',
  d: 'destinations',
  w: 'why',
  '/': 'search',
  '?': 'legend',
};

/** Returns what ends the listening. */
export function listenToKeys(target: Document, actions: KeyActions, singleKeys: () => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = actionOf(event, singleKeys());
    if (action === null) return;
    event.preventDefault();
    actions[action]();
  };
  target.addEventListener('keydown', onKeyDown);
  return () => target.removeEventListener('keydown', onKeyDown);
}

function actionOf(event: KeyboardEvent, singleKeys: boolean): keyof KeyActions | null {
  if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return null;
  if (event.key === 'Escape') return 'release';
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (!singleKeys || event.ctrlKey || event.metaKey || event.altKey) return null;
  return SINGLE_KEYS[event.key] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
