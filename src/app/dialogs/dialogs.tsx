// The place of the dialogs in the page. Each is fetched when it is first opened.

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { shared } from '../../base/share.ts';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { MapView } from '../../view/map-state.ts';
import type { Shapes } from '../../view/shapes.ts';
import type { PageGame, ShownTheme } from '../games.ts';
import type { Address } from '../keeping/address.ts';
import type { Keeper } from '../keeping/keeper.ts';
import type { PageModel } from '../model/page-model.ts';
import type { Parts } from '../parts.ts';
import type { Dialog } from '../state/app-state.ts';
import type { Store } from '../state/store.ts';

export interface DialogSources<Position> {
  readonly game: Game<Position>;
  /** That the page opened with. */
  readonly address: Address;
  readonly loadRuleBook: PageGame<Position>['loadRuleBook'];
  readonly loadPractice: PageGame<Position>['loadPractice'];
  readonly store: Store<Position>;
  readonly model: ReadonlySignal<PageModel>;
  readonly text: ReadonlySignal<Text>;
  readonly parts: Parts;
  readonly shapes: Promise<Shapes>;
  /** The map on the page, for pictures of it. */
  readonly map: {
    /** Null before it is there. */
    view(): MapView | null;
    readonly ornaments: PageGame<Position>['ornaments'];
    readonly theme: ReadonlySignal<ShownTheme>;
  };
  /** All of them in view together. */
  showRegion(...regions: readonly string[]): void;
  loadScenario(id: string): void;
  copyLink(): void;
  /** What keeps the game; rejects where it cannot be fetched. */
  keeping(): Promise<Keeper<Position>>;
}

export type DialogView = () => JSX.Element | null;

export interface Dialogs {
  (props: { readonly dialog: Dialog }): JSX.Element | null;
  /** Fetches it before it is opened, so that it shows at once; where it cannot be had, the page says so. */
  prefetch(dialog: Dialog): Promise<void>;
}

export function createDialogs<Position>(sources: DialogSources<Position>): Dialogs {
  const loaded = signal<Readonly<Partial<Record<Dialog, DialogView>>>>({});
  const { dispatch } = sources.store;
  const loaders = shared(async () => {
    const [{ loadersOf }] = await Promise.all([import('./dialog-loaders.ts'), import('../styles/dialogs.css')]);
    return loadersOf(sources);
  });

  async function fetchDialog(dialog: Dialog): Promise<void> {
    try {
      const view = await (await loaders())[dialog]();
      loaded.value = { ...loaded.peek(), [dialog]: view };
    } catch {
      dispatch({ type: 'open', dialog: null });
      dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } });
    }
  }

  function Dialogs({ dialog }: { readonly dialog: Dialog }): JSX.Element | null {
    const View = loaded.value[dialog];
    // Two of them may have one view, and each begins anew.
    if (View !== undefined) return <View key={dialog} />;
    void fetchDialog(dialog);
    return null;
  }
  return Object.assign(Dialogs, { prefetch: fetchDialog });
}
