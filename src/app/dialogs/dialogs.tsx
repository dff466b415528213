// The place of the dialogs in the page. Each is fetched when it is first opened, with the words that it needs.

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { Shelf } from '../keeping/shelf.ts';
import type { PageModel } from '../model/page-model.ts';
import type { Parts } from '../parts.ts';
import type { Dialog } from '../state/app-state.ts';
import type { Store } from '../state/store.ts';

export interface DialogSources<Position> {
  readonly game: Game<Position>;
  readonly store: Store<Position>;
  readonly model: ReadonlySignal<PageModel>;
  readonly text: ReadonlySignal<Text>;
  readonly shelf: Shelf | null;
  readonly parts: Parts;
  showRegion(region: string): void;
  loadScenario(id: string): void;
  copyLink(): void;
}

type DialogView = () => JSX.Element | null;

function loadersOf<Position>(sources: DialogSources<Position>): Readonly<Record<Dialog, () => Promise<DialogView>>> {
  return {
    menu: async () => (await import('./open-menu.tsx')).openMenu(sources),
    search: async () => (await import('./open-search.tsx')).openSearch(sources),
    settings: async () => (await import('./open-settings.tsx')).openSettings(sources),
    legend: async () => (await import('./legend-dialog.tsx')).LegendDialog,
  };
}

export function createDialogs<Position>(
  sources: DialogSources<Position>,
): (props: { readonly dialog: Dialog }) => JSX.Element | null {
  const loaders = loadersOf(sources);
  const loaded = signal<ReadonlyMap<Dialog, DialogView>>(new Map());
  const asked = new Set<Dialog>();
  const { dispatch } = sources.store;

  async function fetchDialog(dialog: Dialog): Promise<void> {
    if (asked.has(dialog)) return;
    asked.add(dialog);
    try {
      await import('../styles/dialogs.css');
      loaded.value = new Map([...loaded.peek(), [dialog, await loaders[dialog]()]]);
    } catch {
      asked.delete(dialog);
      dispatch({ type: 'open', dialog: null });
      dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } });
    }
  }

  return function Dialogs({ dialog }) {
    const View = loaded.value.get(dialog);
    if (View !== undefined) return <View />;
    void fetchDialog(dialog);
    return null;
  };
}
