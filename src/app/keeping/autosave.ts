// Saves as one goes: the game after each change, the preferences, and an own game that another takes the place of.
import { effect } from '@preact/signals';
import type { Game } from '../../movement/game.ts';
import type { AppState } from '../state/app-state.ts';
import type { Cause } from '../state/history.ts';
import type { Store } from '../state/store.ts';
import { keepFormer } from './former-games.ts';
import { type KeptGame, keepGame } from './kept-game.ts';
import { keepPreferences } from './preferences.ts';
import type { Keeping, Shelf } from './shelf.ts';

/** What the page opened with: the state and the game on the shelf, which may be another one. */
export interface Opening<Position> {
  readonly first: AppState<Position>;
  readonly kept: KeptGame<Position>;
}

/** The position that the page opened with is not saved: it is the saved one, a linked one or an example. */
export function startSaving<Position>(
  game: Game<Position>,
  store: Store<Position>,
  shelf: Shelf | null,
  { first, kept }: Opening<Position>,
): void {
  const putAside = (position: Position): void => {
    const notation = game.format(position);
    // A ready position is always at hand.
    if (!game.scenarios.some((scenario) => scenario.notation === notation)) keepFormer(shelf, game, position);
  };
  let saved = first.history.present;
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
    const { past, present } = store.state.value.history;
    if (present === saved) return;
    const last = past.at(-1);
    if (last?.position === saved && isAnotherGame(last.cause)) putAside(saved);
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
function isAnotherGame(cause: Cause): boolean {
  return cause.kind === 'scenario' || cause.kind === 'link' || cause.kind === 'former';
}
