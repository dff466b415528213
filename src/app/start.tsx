// Puts the page together for one game: address and shelf in, panels and map out, and the wires between them.
import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { present } from '../base/assert.ts';
import { createText } from '../text/create-text.ts';
import type { Text } from '../text/text.ts';
import { createDialogs } from './dialogs/dialogs.tsx';
import type { PageGame } from './games.ts';
import { readAddress } from './keeping/address.ts';
import { catchUp, comesBack } from './keeping/catch-up.ts';
import { copyLink } from './keeping/copy-link.ts';
import { keptNotation } from './keeping/kept-head.ts';
import { startWhenAsked } from './keeping/late-keeper.ts';
import { openingState } from './keeping/opening.ts';
import { readPreferences } from './keeping/preferences.ts';
import { browserShelves } from './keeping/shelf.ts';
import { listenToKeys } from './keyboard.ts';
import { connectMap } from './map-connection.ts';
import type { MapAdditions } from './model/ask-map.ts';
import { panelsBehind } from './model/panels-behind.ts';
import { createViewModel } from './model/view-model.ts';
import { createLatePanels } from './panels/late-panels.ts';
import { Page } from './panels/page.tsx';
import { createParts } from './parts.ts';
import { followLanguage } from './speaking.ts';
import type { Preferences } from './state/app-state.ts';
import { loadScenario } from './state/load-scenario.ts';
import { createStore, rememberingJudgement } from './state/store.ts';
import { shownTheme, systemLook, wearTheme } from './theme.ts';
import { startWhenReady } from './when-ready.ts';

export async function start<Position>(pageGame: PageGame<Position>): Promise<void> {
  const shapes = pageGame.loadShapes();
  const game = rememberingJudgement(pageGame.game);
  const shelves = browserShelves();
  if (comesBack()) catchUp(shelves);
  const address = readAddress(window.location.href);
  const preferences = asked(readPreferences(shelves.shared), address);
  const first = openingState(game, address, keptNotation(shelves), preferences);
  const store = createStore(game, first);
  const { state, exercise } = store;

  const language = computed(() => state.value.preferences.language);
  const text = signal<Text>(await createText(language.value, game.id));
  const parts = createParts(text);
  const onMissing = (): void => store.dispatch({ type: 'notify', notice: { kind: 'languageMissing' } });
  followLanguage({ language, text, game: game.id, prepare: parts.prepare, onMissing });

  const system = systemLook();
  const theme = computed(() => shownTheme(state.value.preferences.theme, system.dark.value, system.contrast.value));
  const root = document.documentElement;
  const app = present(document.getElementById('app'), 'the element with the id "app"');
  // Who follows a link to a lesson means nothing that is on the board before it.
  app.inert = address.opens !== null;
  effect(() => {
    root.lang = text.value.language;
    document.title = text.value.ui('page.title');
  });

  await wearTheme(root, theme, system);

  const viewModel = createViewModel(game, pageGame.importance);
  const additions = signal<MapAdditions<Position> | null>(null);
  const view = computed(() => {
    const plain = viewModel(state.value, text.value);
    const asked = additions.value?.(plain, state.value, text.value) ?? plain;
    return exercise.value?.adorn(asked) ?? asked;
  });
  const map = connectMap(pageGame, store, { view, text, theme, forced: system.forced, shapes });
  const model = panelsBehind(view, map.isTapped);
  const { showRegion } = map;
  const keeping = startWhenAsked({ game, store, shelves, address, first });
  const { loadRuleBook, loadPractice } = pageGame;
  const sources = {
    game,
    address,
    loadRuleBook,
    loadPractice,
    store,
    model,
    text,
    parts,
    shapes,
    map: { view: map.view, ornaments: pageGame.ornaments, theme },
    showRegion,
    loadScenario: (id: string) => loadScenario(game, store, id),
    copyLink: () => void copyLink(game, store),
    keeping,
  };
  const dialogs = createDialogs(sources);
  const comfort = async (): Promise<void> => {
    // Without it the page is less comfortable, and the same in all else.
    const module = await import('./comfort/start-comfort.ts').catch(() => null);
    module?.startComfort({ store, parts, further: map.tools.further });
  };
  const laidOutByIt = first.preferences.leftHanded || first.preferences.labelScale > 1;
  if (laidOutByIt) await comfort();
  const attachMap = async (element: HTMLElement): Promise<void> => {
    await map.attach(element);
    root.dataset.ready = 'true';
    startWhenReady({
      ...sources,
      additions,
      comfort: laidOutByIt ? null : comfort,
      dialogs,
      onOpened() {
        app.inert = false;
      },
    });
  };
  render(
    <Page
      model={model}
      text={text}
      dark={computed(() => theme.value === 'dark')}
      dialog={computed(() => state.value.dialog)}
      exercise={exercise}
      dialogs={dialogs}
      panels={createLatePanels(sources)}
      tools={map.tools}
      dispatch={store.dispatch}
      loadPart={parts.load}
      onMapElement={attachMap}
      onScenario={sources.loadScenario}
      onCopyLink={sources.copyLink}
    />,
    app,
  );

  listenToKeys(document, store);
}

function asked(known: Preferences, { language, theme }: ReturnType<typeof readAddress>): Preferences {
  return { ...known, language: language ?? known.language, theme: theme ?? known.theme };
}
