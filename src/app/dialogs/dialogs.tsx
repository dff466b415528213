// The place of the dialogs in the page. They are fetched when the first one is opened.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { Shelf } from '../keeping/shelf.ts';
import type { PageModel } from '../model/page-model.ts';
import type { Dialog } from '../state/app-state.ts';
import type { Store } from '../state/store.ts';

export interface DialogSources {
  readonly model: ReadonlySignal<PageModel>;
  readonly text: ReadonlySignal<Text>;
  readonly shelf: Shelf | null;
  showRegion(region: string): void;
  loadScenario(id: string): void;
  copyLink(): void;
}

type DialogView = (props: { readonly dialog: Dialog }) => JSX.Element | null;

export function createDialogs<Position>(
  game: Game<Position>,
  store: Store<Position>,
  sources: DialogSources,
): DialogView {
  const loaded = signal<{ readonly view: DialogView } | null>(null);

  function fetchDialogs(): void {
    import('./all-dialogs.ts').then(
      ({ createOpenDialog }) => {
        loaded.value = { view: createOpenDialog(game, store, sources) };
      },
      () => {
        store.dispatch({ type: 'open', dialog: null });
        store.dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } });
      },
    );
  }

  return function Dialogs({ dialog }) {
    if (loaded.value === null) {
      fetchDialogs();
      return null;
    }
    const { view: View } = loaded.value;
    return <View dialog={dialog} />;
  };
}
