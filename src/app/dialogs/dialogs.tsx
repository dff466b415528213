// The dialogs and what they do. Each is fetched when it is first opened.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import { formatFragment } from '../keeping/address.ts';
import { readFormer, type Shelf } from '../keeping/storage.ts';
import type { PageModel } from '../model/page-model.ts';
import type { Dialog } from '../state/app-state.ts';
import type { Notice } from '../state/notice.ts';
import type { Store } from '../state/store.ts';
import type { SearchResult } from './search-dialog.tsx';

interface DialogSources {
  readonly model: ReadonlySignal<PageModel>;
  readonly text: ReadonlySignal<Text>;
  readonly shelf: Shelf | null;
  showRegion(region: string): void;
}

interface Dialogs {
  readonly Dialogs: (props: { readonly dialog: Dialog }) => JSX.Element | null;
  loadScenario(id: string): void;
}

export function createDialogs<Position>(
  game: Game<Position>,
  store: Store<Position>,
  { model, text, shelf, showRegion }: DialogSources,
): Dialogs {
  const rooms = signal<typeof import('./all-dialogs.ts') | null>(null);
  const { dispatch } = store;

  function load(position: Position, selected: readonly string[], scenario: string): void {
    const cause = { kind: 'scenario', scenario } as const;
    dispatch({ type: 'load', position, selected, cause, notice: { kind: 'done', cause } });
  }

  function loadScenario(id: string): void {
    const scenario = game.scenarios.find((one) => one.id === id);
    const position = scenario === undefined ? null : game.parse(scenario.notation);
    if (scenario !== undefined && position?.ok) load(position.value, scenario.selected, id);
  }

  function loadFormer(index: number): void {
    const position = readFormer(shelf, game)[index];
    const cause = { kind: 'former' } as const;
    if (position !== undefined)
      dispatch({ type: 'load', position, selected: [], cause, notice: { kind: 'done', cause } });
  }

  async function copyLink(): Promise<void> {
    const { history, selected } = store.state.peek();
    const address = new URL(window.location.href);
    address.search = '';
    address.hash = formatFragment(game.format(history.present), selected);
    const notice = await copied(address.href);
    dispatch({ type: 'open', dialog: null });
    dispatch({ type: 'notify', notice });
  }

  function choose({ kind, id }: SearchResult): void {
    const place = kind === 'region' ? id : (game.places(store.state.peek().history.present).get(id) ?? '');
    if (kind === 'region') dispatch({ type: 'look', region: id });
    else if (game.board.has(place)) dispatch({ type: 'choose', figures: [id] });
    else dispatch({ type: 'carry', figure: id });
    showRegion(place);
  }

  function Dialogs({ dialog }: { readonly dialog: Dialog }): JSX.Element | null {
    const all = rooms.value;
    if (all === null) {
      import('./all-dialogs.ts').then(
        (loaded) => {
          rooms.value = loaded;
        },
        () => {
          dispatch({ type: 'open', dialog: null });
          dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } });
        },
      );
      return null;
    }
    const state = store.state.value;
    switch (dialog) {
      case 'menu':
        return (
          <all.MenuDialog
            scenarios={model.value.scenarios}
            preferences={state.preferences}
            former={readFormer(shelf, game).length}
            onScenario={loadScenario}
            onFormer={loadFormer}
            onCopyLink={copyLink}
          />
        );
      case 'search':
        return (
          <all.SearchDialog
            find={(typed) => all.findWithPlaces(game, state, text.value, typed)}
            loadOtherNames={text.value.loadOtherNames}
            onChoose={choose}
          />
        );
      case 'legend':
        return <all.LegendDialog />;
    }
  }

  return { Dialogs, loadScenario };
}

async function copied(address: string): Promise<Notice> {
  try {
    await navigator.clipboard.writeText(address);
    return { kind: 'linkCopied' };
  } catch {
    return { kind: 'linkToCopy', address };
  }
}
