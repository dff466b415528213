// Saves as one goes, and keeps the address in step with the position.
import { effect, type ReadonlySignal } from '@preact/signals';
import type { Game } from '../../movement/game.ts';
import type { AppState } from '../state/app-state.ts';
import type { Cause } from '../state/history.ts';
import type { Store } from '../state/store.ts';
import { formatFragment } from './address.ts';
import { type Keeping, type KeptGame, keepFormer, keepGame, keepPreferences, type Shelf } from './storage.ts';

/** Browsers allow few changes of the address in a short time. */
const ADDRESS_DELAY_MILLISECONDS = 150;

/**
 * The position that the page opened with is not saved: it is the saved one, a linked one or an example.
 * An own game that another one takes the place of is put aside at once.
 */
export function startSaving<Position>(
  game: Game<Position>,
  store: Store<Position>,
  shelf: Shelf | null,
  kept: KeptGame<Position>,
): void {
  const first = store.state.peek();
  let saved = first.history.present;
  const putAside = (position: Position): void => {
    const notation = game.format(position);
    // A ready position is always at hand.
    if (!game.scenarios.some((scenario) => scenario.notation === notation)) keepFormer(shelf, game, position);
  };
  if (kept.kind === 'game' && game.format(kept.position) !== game.format(saved)) putAside(kept.position);
  let told: Keeping = 'kept';
  const tell = (keeping: Keeping): void => {
    // Said once, not at every move.
    if (keeping !== 'kept' && keeping !== told) {
      store.dispatch({ type: 'notify', notice: { kind: keeping === 'full' ? 'storageFull' : 'storageRefused' } });
    }
    told = keeping;
  };
  effect(() => {
    const { present } = store.state.value.history;
    if (present === saved) return;
    const { past } = store.state.value.history;
    if (isAnotherGame(past.at(-1)?.cause) && past.at(-1)?.position === saved) putAside(saved);
    saved = present;
    const keeping = keepGame(shelf, game, present);
    queueMicrotask(() => tell(keeping));
  });
  let preferences = first.preferences;
  effect(() => {
    const next = store.state.value.preferences;
    if (next === preferences) return;
    preferences = next;
    keepPreferences(shelf, next);
  });
}

/** Whether a whole other game was put on the board, not a change to the one there. */
function isAnotherGame(cause: Cause | undefined): boolean {
  return cause?.kind === 'scenario' || cause?.kind === 'link' || cause?.kind === 'former';
}

/** Writes the fragment after each change, and reports one that was changed by hand. */
export function followAddress<Position>(
  game: Game<Position>,
  state: ReadonlySignal<AppState<Position>>,
  onForeignFragment: () => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    const { history, selected } = state.peek();
    const fragment = formatFragment(game.format(history.present), selected);
    if (fragment !== window.location.hash) window.history.replaceState(null, '', fragment);
  };
  let last: Pick<AppState<Position>, 'history' | 'selected'> | null = null;
  effect(() => {
    const { history, selected } = state.value;
    if (last?.history.present === history.present && last.selected === selected) return;
    last = { history, selected };
    clearTimeout(timer);
    timer = setTimeout(write, ADDRESS_DELAY_MILLISECONDS);
  });
  window.addEventListener('hashchange', onForeignFragment);
}
