// Keeps the address in step with the state, and the state with an address that was changed by hand.
import { effect } from '@preact/signals';
import type { Game } from '../../movement/game.ts';
import { afterPaint } from '../../view/idle.ts';
import { ownState } from '../exercise.ts';
import type { AppState } from '../state/app-state.ts';
import { stepOf } from '../state/history.ts';
import { selectable } from '../state/selection.ts';
import type { OtherAddress, Store } from '../state/store.ts';
import { type Address, formatFragment, readAddress } from './address.ts';
import { brokenLink } from './find-beginning.ts';

/** Browsers allow few changes of the address in a short time; after that they refuse for a while. */
const RETRY_MILLISECONDS = 2000;

/**
 * `opened` is the address that the page opened with: one that differs by now was changed by hand meanwhile.
 * `whenShown` does something once the state is on the screen, for which no picture waits.
 */
export function followAddress<Position>(
  game: Game<Position>,
  store: Store<Position>,
  opened: Address,
  whenShown = (act: () => void): unknown => afterPaint().then(act),
): void {
  if (!linksTheSame(readAddress(window.location.href), opened)) openFragment(game, store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(timer);
    if (!writeAddress(game, store)) timer = setTimeout(follow, RETRY_MILLISECONDS);
  };
  let last: Shown<Position> | null = null;
  effect(() => {
    const shown = shownBy(store);
    if (last !== null && showsTheSame(last, shown)) return;
    const isFirst = last === null;
    last = shown;
    if (isFirst) follow();
    else whenShown(follow);
  });
  window.addEventListener('hashchange', ({ newURL }) => {
    // Where it has been written over since, it was opened already.
    if (newURL === window.location.href) openFragment(game, store);
  });
}

function linksTheSame(a: Address, b: Address): boolean {
  return a.notation === b.notation && a.selected.join() === b.selected.join() && a.made === b.made;
}

interface Shown<Position> extends AppState<Position> {
  /** In place of the own game; undefined for nothing. */
  readonly address: OtherAddress | undefined;
}

function shownBy<Position>(store: Store<Position>): Shown<Position> {
  return { ...ownState(store), address: store.exercise.value?.address };
}

function showsTheSame<Position>(a: Shown<Position>, b: Shown<Position>): boolean {
  return (
    a.address === b.address &&
    stepOf(a.history).position === stepOf(b.history).position &&
    a.selected === b.selected &&
    a.preferences === b.preferences
  );
}

function writeAddress<Position>(game: Game<Position>, store: Store<Position>): boolean {
  const { history, selected, preferences, address } = shownBy(store);
  const url = new URL(window.location.href);
  const { language, theme } = readAddress(url.href);
  // What was asked for in the address must not undo, on reload, what was chosen since.
  if (language !== preferences.language) url.searchParams.delete('lang');
  if (theme !== preferences.theme) url.searchParams.delete('theme');
  if (address?.parameter !== undefined) url.searchParams.set(...address.parameter);
  url.hash = address?.fragment ?? formatFragment(game.format(stepOf(history).position), selected);
  if (url.href === window.location.href) return true;
  try {
    window.history.replaceState(null, '', url.href);
    return true;
  } catch {
    return false;
  }
}

function openFragment<Position>(game: Game<Position>, store: Store<Position>): void {
  const { notation, selected, made } = readAddress(window.location.href);
  if (notation !== null) openPosition(game, store, notation, selected);
  // What is put on the board closes all dialogs.
  if (made !== undefined) store.dispatch({ type: 'open', dialog: 'made', made });
}

function openPosition<Position>(
  game: Game<Position>,
  store: Store<Position>,
  notation: string,
  selected: readonly string[],
): void {
  const { dispatch } = store;
  const linked = game.parse(notation);
  if (!linked.ok) {
    dispatch({ type: 'notify', notice: brokenLink(notation, linked.issues) });
    writeAddress(game, store);
    return;
  }
  if (game.format(linked.value) === game.format(stepOf(ownState(store).history).position)) {
    // Mended into what is there already.
    dispatch({ type: 'notify', notice: null });
    return;
  }
  dispatch({
    type: 'load',
    position: linked.value,
    selected: selectable(game, linked.value, selected),
    cause: { kind: 'link' },
    notice: { kind: 'linkOpened', former: true },
  });
}
