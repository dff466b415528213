// Keys and clickers, before the page and the map hear of them.
import type { Store } from '../state/store.ts';
import { commandOf } from './keys.ts';
import type { Presentation } from './presentation.ts';

/** What has keys of its own while it has the focus. */
const TAKEN = 'button, a, input, select, textarea, [contenteditable], [role="button"], summary';
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Returns its own removal. */
export function listenToCommands<Position>(
  { state }: Pick<Store<Position>, 'state'>,
  { obey }: Pick<Presentation<Position>, 'obey'>,
  onFullScreen: () => void,
): () => void {
  const stop = new AbortController();
  window.addEventListener(
    'keydown',
    (event) => {
      const { dialog, preferences } = state.peek();
      const at = event.target instanceof Element ? event.target : null;
      if (dialog !== null || event.isComposing || at?.closest(TYPING)) return;
      const command = commandOf({
        key: event.key,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        taken: at?.closest(TAKEN) != null,
        singleKeys: preferences.shortcuts,
      });
      if (command === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (command === 'fullScreen') onFullScreen();
      else obey(command);
    },
    { capture: true, signal: stop.signal },
  );
  return () => stop.abort();
}
