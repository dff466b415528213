// What the first view does without, fetched once it stands: saving, the address, keys, the clipboard and the
// panels for setting up by hand.
import './styles/by-hand.css';
import type { Game } from '../movement/game.ts';
import { type Opening, startSaving } from './keeping/autosave.ts';
import { copyLink } from './keeping/copy-link.ts';
import { followAddress } from './keeping/follow-address.ts';
import type { Shelf } from './keeping/shelf.ts';
import { listenToKeys } from './keyboard.ts';
import { RegionPanel } from './panels/region-panel.tsx';
import { RosterPanel } from './panels/roster-panel.tsx';
import { TrayPanel } from './panels/tray-panel.tsx';
import type { Store } from './state/store.ts';

export interface Later {
  readonly RegionPanel: typeof RegionPanel;
  readonly RosterPanel: typeof RosterPanel;
  readonly TrayPanel: typeof TrayPanel;
  copyLink(): void;
}

export function startLater<Position>(
  game: Game<Position>,
  store: Store<Position>,
  shelf: Shelf | null,
  opening: Opening<Position>,
): Later {
  startSaving(game, store, shelf, opening);
  followAddress(game, store);
  listenToKeys(document, store);
  return { RegionPanel, RosterPanel, TrayPanel, copyLink: () => void copyLink(game, store) };
}
