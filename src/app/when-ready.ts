// What the page does once the map can be used, one piece after the other, whenever the browser has nothing else to do.
import type { Signal } from '@preact/signals';
import { whenIdle } from '../view/idle.ts';
import type { DialogSources, Dialogs } from './dialogs/dialogs.tsx';
import type { MapAdditions } from './model/ask-map.ts';

export interface LateStarts<Position>
  extends Pick<DialogSources<Position>, 'address' | 'game' | 'keeping' | 'parts' | 'store'> {
  readonly dialogs: Pick<Dialogs, 'prefetch'>;
  /** Called once what the address asked for is on the screen. */
  readonly onOpened: () => void;
  readonly additions: Signal<MapAdditions<Position> | null>;
  /** Null where it has been started, for the layout depends on it. */
  readonly comfort: (() => Promise<void>) | null;
}

/** Each may fail without a network: the page then lacks what it brings, and nothing else. */
export function startWhenReady<Position>({
  address,
  additions,
  comfort,
  dialogs,
  game,
  keeping,
  onOpened,
  parts,
  store,
}: LateStarts<Position>): void {
  const { dispatch } = store;
  whenIdle(async () => {
    const { opens, made } = address;
    const fetched = opens && dialogs.prefetch(opens);
    await keeping().catch(() => dispatch({ type: 'notify', notice: { kind: 'keepingMissing' } }));
    await fetched;
    onOpened();
    if (opens) dispatch({ type: 'open', dialog: opens, made });
  });
  if (comfort) whenIdle(comfort);
  whenIdle(async () => {
    // Without them the map shows the reach of the chosen figures, as at first.
    const loaded = await Promise.all([import('./model/ask-map.ts'), parts.load('table')]).catch(() => null);
    if (loaded !== null) additions.value = loaded[0].createMapAdditions(game);
  });
  // In development every file is the newest.
  if (import.meta.env.DEV) return;
  whenIdle(async () => {
    const module = await import('./offline/keep-offline.ts').catch(() => null);
    await module?.keepOffline(store, () => parts.load('table'));
  });
}
