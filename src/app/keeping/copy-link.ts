// The address of the present position, on the clipboard.
import type { Game } from '../../movement/game.ts';
import type { AppState } from '../state/app-state.ts';
import { stepOf } from '../state/history.ts';
import type { Store } from '../state/store.ts';
import { addressToShare, formatFragment } from './address.ts';

export function sharedAddress<Position>(
  game: Game<Position>,
  { history, selected, preferences }: AppState<Position>,
): string {
  const address = addressToShare(window.location.href, preferences.language);
  address.hash = formatFragment(game.format(stepOf(history).position), selected);
  return address.href;
}

/** False where the clipboard is closed to the page. */
export function copyText(text: string): Promise<boolean> {
  // Where there is no clipboard, the way to it throws at once.
  return (async () => navigator.clipboard.writeText(text))().then(
    () => true,
    () => false,
  );
}

export async function copyLink<Position>(game: Game<Position>, { state, dispatch }: Store<Position>): Promise<void> {
  const address = sharedAddress(game, state.peek());
  const notice = (await copyText(address))
    ? ({ kind: 'linkCopied' } as const)
    : ({ kind: 'linkToCopy', address } as const);
  dispatch({ type: 'open', dialog: null });
  dispatch({ type: 'notify', notice });
}
