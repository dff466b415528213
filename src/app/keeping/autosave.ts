// Saves as one goes: the game after each change, the preferences, and an own game that another takes the place of.
import { effect } from '@preact/signals';
import type { Game } from '../../movement/game.ts';
import type { AppState } from '../state/app-state.ts';
import { type Cause, stepOf } from '../state/history.ts';
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
  now: () => number,
): void {
  const putAside = (position: Position): void => {
    const notation = game.format(position);
    // A ready position is always at hand.
    if (!game.scenarios.some((scenario) => scenario.notation === notation)) keepFormer(shelf, game, position, now());
  };
  let seen = stepOf(first.history).position;
  /** The game on the shelf. */
  let own = kept.kind === 'game' ? kept.position : null;
  const isOwn = (position: Position): boolean => own !== null && game.format(own) === game.format(position);
  /** Whether the game on the board is the one on the shelf, as far as it has come. */
  let continues = isOwn(seen);
  let told: Keeping = 'kept';
  const tell = (keeping: Keeping): void => {
    // Said once, not at every move.
    if (keeping !== 'kept' && keeping !== told) {
      store.dispatch({ type: 'notify', notice: { kind: keeping === 'full' ? 'storageFull' : 'storageRefused' } });
    }
    told = keeping;
  };
  effect(() => {
    const { history } = store.state.value;
    const { position: present, cause: made, before } = stepOf(history);
    if (present === seen) return;
    const cause = before !== null && stepOf(history, before).position === seen ? made : null;
    seen = present;
    if (cause?.kind === 'link') {
      // Looked at and no more: the own game stays on the shelf until something is done here.
      continues = isOwn(present);
      return;
    }
    const replaces = cause !== null && isAnotherGame(cause);
    if (own !== null && !isOwn(present) && (replaces || !continues)) putAside(own);
    own = present;
    continues = true;
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
  return cause.kind === 'scenario' || cause.kind === 'former';
}
