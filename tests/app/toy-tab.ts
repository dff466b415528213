// Tabs of one browser, on the toy game: a shelf that they share, and one of each tab that its reload leaves alone.
import { readAddress } from '../../src/app/keeping/address.ts';
import { catchUp } from '../../src/app/keeping/catch-up.ts';
import { createKeeper, type Keeper } from '../../src/app/keeping/keeper.ts';
import { keptNotation } from '../../src/app/keeping/kept-head.ts';
import { openingState } from '../../src/app/keeping/opening.ts';
import { listRuns } from '../../src/app/keeping/runs.ts';
import type { Shelf } from '../../src/app/keeping/shelf.ts';
import type { HearOthers } from '../../src/app/keeping/tell-behind.ts';
import type { Action } from '../../src/app/state/action.ts';
import { DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { createStore, type Store } from '../../src/app/state/store.ts';
import { notation, type ToyState } from './steps.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';
import { openShelf } from './toy-shelf.ts';
import { createToyWindow } from './toy-window.ts';

export const NOON = Date.UTC(2024, 4, 3, 12);

export interface ToyTab {
  readonly store: Store<ToyPosition>;
  readonly keeper: Keeper<ToyPosition>;
  readonly own: Shelf | null;
  state(): ToyState;
  notation(): string;
  do(...actions: readonly Action<ToyPosition>[]): void;
  /** The same, and nothing of it is painted yet: the address is as it was. */
  doUnseen(...actions: readonly Action<ToyPosition>[]): void;
  /** Another tab has written its own game: browsers tell all tabs but the one that wrote. */
  hear(): void;
  /** The same tab after a reload, with the address that it showed. */
  reload(fragment?: string): Promise<ToyTab>;
  /** The same tab after a link in another page was followed. */
  follow(fragment: string): Promise<ToyTab>;
}

let ids = 0;

export async function openTab(
  shared: Shelf | null,
  fragment = '',
  own: Shelf | null = openShelf(),
  now: () => number = () => NOON,
  meanwhile: readonly Action<ToyPosition>[] = [],
): Promise<ToyTab> {
  const shelves = { shared, tab: own };
  const address = readAddress(`https://example.org/${fragment}`);
  const first = openingState(toyGame, address, keptNotation(shelves), DEFAULT_PREFERENCES);
  const store = createStore(toyGame, first);
  for (const action of meanwhile) store.dispatch(action);
  const breathe = () => Promise.resolve();
  ids++;
  const page = ids;
  let made = 0;
  const listeners: ((key: string | null) => void)[] = [];
  const hearOthers: HearOthers = (listener) => void listeners.push(listener);
  const newId = () => `id${page}x${++made}`;
  let held = address.notation;
  const keeper = await createKeeper({
    game: toyGame,
    store,
    shelves,
    address,
    first,
    now,
    newId,
    breathe,
    hearOthers,
    heldNow: () => held,
  });
  const state = () => store.state.peek();
  const doUnseen = (...actions: readonly Action<ToyPosition>[]): void => {
    for (const action of actions) store.dispatch(action);
  };
  held = notation(state());
  return {
    store,
    keeper,
    own,
    state,
    notation: () => notation(state()),
    do: (...actions) => {
      for (const action of actions) {
        doUnseen(action);
        held = notation(state());
      }
    },
    doUnseen,
    hear: () => {
      for (const listener of listeners) listener(`sendas.run.${keeper.presentRun()}`);
    },
    reload(fragment = `#${held}`) {
      const window = createToyWindow(`https://example.org/${fragment}`);
      window.whileThere(() => catchUp(shelves));
      return openTab(shared, new URL(window.href()).hash, own, now);
    },
    follow: (fragment) => openTab(shared, fragment, own, now),
  };
}

/** What «my games» would find: the positions of all running games, the latest first. */
export function keptNotations(shared: Shelf | null): readonly string[] {
  return listRuns(shared, toyGame).map(({ head }) => head.notation);
}
