// Puts the page together for one game: address and shelf in, panels and map out, and the wires between them.
import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { present } from '../base/assert.ts';
import { createText } from '../text/create-text.ts';
import type { Text } from '../text/text.ts';
import { createDialogs } from './dialogs/dialogs.tsx';
import type { PageGame } from './games.ts';
import { readAddress } from './keeping/address.ts';
import { followAddress, startSaving } from './keeping/autosave.ts';
import { copyLink } from './keeping/copy-link.ts';
import { openingState, selectable } from './keeping/opening.ts';
import { browserShelf, readGame, readPreferences } from './keeping/storage.ts';
import { listenToKeys } from './keyboard.ts';
import { connectMap } from './map-connection.ts';
import { viewModel } from './model/view-model.ts';
import { Page } from './panels/page.tsx';
import type { ByHandPanels } from './panels/panel-body.tsx';
import { DEFAULT_PREFERENCES, type Preferences } from './state/app-state.ts';
import { createStore, rememberingJudgement } from './state/store.ts';
import { shownTheme, systemDarkness } from './theme.ts';

export async function start<Position>(pageGame: PageGame<Position>): Promise<void> {
  const shapes = pageGame.loadShapes();
  const game = rememberingJudgement(pageGame.game);
  const address = readAddress(window.location.href);
  const shelf = browserShelf();
  const kept = readGame(shelf, game);
  const known = readPreferences(shelf) ?? DEFAULT_PREFERENCES;
  const store = createStore(game, openingState(game, address, kept, asked(known, address)));
  const { state } = store;

  const language = computed(() => state.value.preferences.language);
  const text = signal<Text>(await createText(language.value, game.id));
  effect(() => {
    const wanted = language.value;
    if (wanted === text.peek().language) return;
    createText(wanted, game.id).then(
      (words) => {
        // The user may have changed the language again meanwhile.
        if (language.peek() === wanted) text.value = words;
      },
      () => store.dispatch({ type: 'notify', notice: { kind: 'languageMissing' } }),
    );
  });

  const systemIsDark = systemDarkness();
  const theme = computed(() => shownTheme(state.value.preferences.theme, systemIsDark.value));
  const root = document.documentElement;
  root.toggleAttribute('data-embed', address.embed);
  effect(() => {
    root.lang = text.value.language;
    root.dataset.theme = theme.value;
    document.title = text.value.ui('page.title');
  });

  const model = computed(() => viewModel(game, state.value, text.value, pageGame.importance));
  const map = connectMap(pageGame, store, { model, text, theme, shapes });
  const byHand = signal<ByHandPanels | null>(null);
  const loadScenario = (id: string): void => {
    const scenario = game.scenarios.find((one) => one.id === id);
    const position = scenario === undefined ? null : game.parse(scenario.notation);
    if (scenario === undefined || !position?.ok) return;
    const cause = { kind: 'scenario', scenario: id } as const;
    const { selected } = scenario;
    store.dispatch({ type: 'load', position: position.value, selected, cause, notice: { kind: 'done', cause } });
  };
  const copy = (): void => void copyLink(game, store);
  const { showRegion } = map;
  const dialogs = createDialogs(game, store, { model, text, shelf, showRegion, loadScenario, copyLink: copy });
  render(
    <Page
      model={model}
      text={text}
      dark={computed(() => theme.value === 'dark')}
      byHand={byHand}
      carried={computed(() => state.value.carried)}
      dialog={computed(() => state.value.dialog)}
      dialogs={dialogs}
      tools={map.tools}
      dispatch={store.dispatch}
      onMapElement={map.attach}
      onScenario={loadScenario}
      onCopyLink={copy}
    />,
    present(document.getElementById('app'), 'the element with the id "app"'),
  );

  const fetchByHand = () =>
    import('./panels/by-hand.ts').then(
      (panels) => {
        byHand.value = panels;
      },
      () => store.dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } }),
    );
  if (state.peek().selected.length === 0) fetchByHand();
  else map.ready.then(fetchByHand);

  startSaving(game, store, shelf, kept);
  followAddress(game, state, () => {
    const { notation, selected } = readAddress(window.location.href);
    const linked = notation === null ? null : game.parse(notation);
    if (linked === null) return;
    if (!linked.ok) return store.dispatch({ type: 'notify', notice: { kind: 'brokenLink', issues: linked.issues } });
    if (game.format(linked.value) === game.format(state.peek().history.present)) return;
    store.dispatch({
      type: 'load',
      position: linked.value,
      selected: selectable(game, linked.value, selected),
      cause: { kind: 'link' },
      notice: { kind: 'linkOpened', former: true },
    });
  });
  listenToKeys(
    document,
    {
      undo: () => store.dispatch({ type: 'undo' }),
      redo: () => store.dispatch({ type: 'redo' }),
      destinations: () => focusFirst('.destination, #roster-title'),
      why() {
        const { pointed, selected } = state.peek();
        if (pointed !== null && selected.length > 0) store.dispatch({ type: 'look', region: pointed });
        store.dispatch({ type: 'reveal' });
        focusFirst('#answer-title, #mover-title');
      },
      search: () => store.dispatch({ type: 'open', dialog: 'search' }),
      legend: () => store.dispatch({ type: 'open', dialog: 'legend' }),
      release: () => store.dispatch({ type: 'release' }),
    },
    () => state.peek().preferences.shortcuts,
  );
}

/** Once what was just asked for is on the page. */
function focusFirst(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

function asked(known: Preferences, { language, theme }: ReturnType<typeof readAddress>): Preferences {
  return { ...known, language: language ?? known.language, theme: theme ?? known.theme };
}
