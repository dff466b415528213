// The address of the present position, on the clipboard.
import type { Game } from '../../movement/game.ts';
import { stepOf } from '../state/history.ts';
import type { Notice } from '../state/notice.ts';
import type { Store } from '../state/store.ts';
import { formatFragment } from './address.ts';

export async function copyLink<Position>(game: Game<Position>, { state, dispatch }: Store<Position>): Promise<void> {
  const { history, selected } = state.peek();
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = formatFragment(game.format(stepOf(history).position), selected);
  const notice = await copied(address.href);
  dispatch({ type: 'open', dialog: null });
  dispatch({ type: 'notify', notice });
}

async function copied(address: string): Promise<Notice> {
  try {
    await navigator.clipboard.writeText(address);
    return { kind: 'linkCopied' };
  } catch {
    return { kind: 'linkToCopy', address };
  }
}
