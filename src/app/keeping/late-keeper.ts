// What keeps the game is no part of the first view: it is fetched once, when it is first asked for.
import { shared } from '../../base/share.ts';
import type { Keeper } from './keeper.ts';
import type { StartSources } from './start-keeping.ts';

/** Asks for it again where it could not be fetched. */
export function startWhenAsked<Position>(sources: StartSources<Position>): () => Promise<Keeper<Position>> {
  const ask = shared(async () => (await import('./start-keeping.ts')).startKeeping(sources));
  // An address changed by hand is opened by it.
  window.addEventListener('hashchange', () => {
    ask().catch(() => sources.store.dispatch({ type: 'notify', notice: { kind: 'keepingMissing' } }));
  });
  return ask;
}
