// What keeps the game, put together for a browser. It is fetched when the page can be used.
import { followAddress } from './follow-address.ts';
import { createKeeper, type Keeper, type KeeperSources } from './keeper.ts';

export async function startKeeping<Position>(
  sources: Omit<KeeperSources<Position>, 'now' | 'newId' | 'breathe' | 'hearOthers'>,
): Promise<Keeper<Position>> {
  const keeper = await createKeeper({ ...sources, now: Date.now, newId, breathe, hearOthers });
  followAddress({ ...sources, onHeld: keeper.addressHolds });
  return keeper;
}

/** Twelve letters and digits: enough for the shelf of one browser. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join('');
}

function hearOthers(listener: (key: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => listener(key));
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
