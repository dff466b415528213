// What the page has to tell outside of the rules: what was done, and what could not be done.
import type { InputIssue } from '../../movement/game.ts';
import type { Cause } from './history.ts';

export type Notice =
  | { readonly kind: 'done' | 'undone' | 'redone'; readonly cause: Cause }
  /** Input that the game refuses, with all its issues. Nothing was changed. */
  | { readonly kind: 'impossible'; readonly issues: readonly InputIssue[] }
  /** A link that cannot be read, or whose position cannot be; `text` is its fragment, to be copied or mended. */
  | { readonly kind: 'brokenLink' | 'impossibleLink'; readonly text: string; readonly issues: readonly InputIssue[] }
  /** A linked position was opened; `former` tells whether an own game waits one undo back. */
  | { readonly kind: 'linkOpened'; readonly former: boolean }
  | { readonly kind: 'linkCopied' }
  /** The clipboard is closed to the page: the address is shown to be copied by hand. */
  | { readonly kind: 'linkToCopy'; readonly address: string }
  | { readonly kind: 'storageBroken' | 'storageForeign' | 'storageNewer' | 'storageFull' | 'storageRefused' }
  /** Only the position could be read, not what was done before. */
  | { readonly kind: 'historyBroken' }
  /** Another game was put on the board; `former` is the id of the one that was there, where it is kept. */
  | { readonly kind: 'opened'; readonly cause: Cause; readonly former: string | null }
  /** Another tab has gone on with the game that both show; `run` is its id. */
  | { readonly kind: 'wentOn'; readonly run: string }
  /** The user wants that game back. Nothing is shown before it is there or missing. */
  | { readonly kind: 'reopening'; readonly run: string }
  | { readonly kind: 'gameMissing' }
  /** Words or a part of the page could not be fetched. */
  | { readonly kind: 'languageMissing' | 'pieceMissing' }
  /** What keeps the game could not be fetched. */
  | { readonly kind: 'keepingMissing' }
  /** From now on the page opens without a network. */
  | { readonly kind: 'offlineReady' }
  /** A newer version of the page can be shown; `updating`: the user has said yes. */
  | { readonly kind: 'updateReady' | 'updating' }
  | { readonly kind: 'nothingToUndo' | 'nothingToRedo' };

/** Notices that the user should not miss stay until they are dismissed. */
export function isWarning(notice: Notice): boolean {
  switch (notice.kind) {
    case 'impossible':
    case 'brokenLink':
    case 'impossibleLink':
    case 'linkOpened':
    case 'linkToCopy':
    case 'storageBroken':
    case 'historyBroken':
    case 'gameMissing':
    case 'wentOn':
    case 'storageForeign':
    case 'storageNewer':
    case 'storageFull':
    case 'storageRefused':
    case 'keepingMissing':
    case 'languageMissing':
    case 'pieceMissing':
    case 'updateReady':
      return true;
    default:
      return false;
  }
}
