// What keeps the game, put together for a browser. It is fetched when the page can be used.
import { readAddress } from './address.ts';
import { followAddress } from './follow-address.ts';
import { createKeeper, type Keeper, type KeeperSources } from './keeper.ts';

export type StartSources<Position> = Pick<KeeperSources<Position>, 'game' | 'store' | 'shelves' | 'address' | 'first'>;

export async function startKeeping<Position>(sources: StartSources<Position>): Promise<Keeper<Position>> {
  const heldNow = (): string | null => readAddress(window.location.href).notation;
  const keeper = await createKeeper({ ...sources, now: Date.now, newId, breathe, hearOthers, heldNow });
  followAddress(sources.game, sources.store, sources.address);
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
