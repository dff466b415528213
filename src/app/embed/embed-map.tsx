// Puts a map into a place of somebody else's page, and keeps it as that page wishes: a wish in, events out. Stores
// nothing and knows nothing of the document around the place.
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import { createText } from '../../text/create-text.ts';
import { loadEmbedWords } from '../../text/embed-words.ts';
import type { Language, Text } from '../../text/text.ts';
import type { PageGame } from '../games.ts';
import { connectMap } from '../map-connection.ts';
import { setScene } from '../model/scene.ts';
import { createViewModel } from '../model/view-model.ts';
import { followLanguage } from '../speaking.ts';
import { type AppState, createState, DEFAULT_PREFERENCES, type Theme } from '../state/app-state.ts';
import { startHistory, stepOf } from '../state/history.ts';
import { createStore, rememberingJudgement, type Store } from '../state/store.ts';
import { type SystemLook, shownTheme } from '../theme.ts';
import { type EmbedEvent, eventsBetween } from './embed-events.ts';
import { embedModel } from './embed-model.ts';
import { Embedded } from './embedded.tsx';
import { scrollPast } from './scroll-past.ts';
import { type Granted, grantWish, type Wish, type WishIssue } from './wish.ts';

export interface EmbedLook {
  readonly language: Language;
  readonly theme: Theme;
  readonly still: boolean;
  readonly panel: boolean;
}

interface EmbedSources<Position> {
  readonly pageGame: PageGame<Position>;
  readonly place: Element | ShadowRoot;
  readonly wish: ReadonlySignal<Wish>;
  readonly look: ReadonlySignal<EmbedLook>;
  /** What else is wrong with what was asked for, such as the name of a theme. */
  readonly further: ReadonlySignal<readonly WishIssue[]>;
  readonly system: SystemLook;
  /** Aborted when the map is to go away, also while it is still on its way. */
  readonly life: AbortSignal;
  report(event: EmbedEvent): void;
  /** Address of a state in Sendas itself; null where no way leads there. */
  addressOf(state: AppState<Position>): string | null;
}

/** Resolves when the map can be used; rejects where its files cannot be fetched. */
export async function embedMap<Position>(sources: EmbedSources<Position>): Promise<void> {
  const { pageGame, place, wish, look, further, system, life, report, addressOf } = sources;
  const game = rememberingJudgement(pageGame.game);
  const language = computed(() => look.value.language);
  const prepare = async (next: Text): Promise<void> => next.add(await loadEmbedWords(next.language));
  const [shapes, words] = await Promise.all([pageGame.loadShapes(), createText(language.peek(), game.id)]);
  await prepare(words);
  if (life.aborted) return;

  const text = signal(words);
  const store = createStore(game, createState(startHistory(game.start), { ...DEFAULT_PREFERENCES, introduced: true }));
  const { state } = store;
  const granted = computed(() => grantWish(game, wish.value));
  const issues = computed(() =>
    [...granted.value.issues, ...further.value].map(({ say, ...issue }) => ({ ...issue, text: say(text.value) })),
  );
  const still = computed(() => look.value.still);
  const theme = computed(() => shownTheme(look.value.theme, system.dark.value, system.contrast.value));
  const viewModel = createViewModel(game, pageGame.importance);
  const view = computed(() => viewModel(state.value, text.value));
  const model = computed(() => embedModel(setScene(game, state.value, text.value), view.value.panels(), still.value));
  const map = connectMap(pageGame, store, {
    view,
    text,
    theme,
    forced: system.forced,
    shapes: Promise.resolve(shapes),
  });

  /** The state that the page around wished for: nothing to tell it of. */
  let wished = state.peek();
  let told = wished;
  const stops = [
    followLanguage({ language, text, game: game.id, prepare, onMissing: () => undefined }),
    effect(() => {
      const next = granted.value;
      untracked(() => {
        batch(() => grant(game, store, next));
        wished = state.peek();
      });
    }),
    effect(() => {
      const now = state.value;
      const before = told;
      told = now;
      if (now === wished) return;
      untracked(() => eventsBetween(game, before, now, text.peek()).forEach(report));
    }),
    effect(() => {
      const wrong = granted.value.issues.length + further.value.length;
      if (wrong > 0) untracked(() => report({ type: 'error', detail: { issues: issues.peek() } }));
    }),
    map.destroy,
  ];
  const attached = new Promise<void>((resolve, reject) => {
    const onMapElement = (element: HTMLElement): void => {
      const stage = element.closest<HTMLElement>('.stage');
      if (stage) stops.push(scrollPast(stage));
      map.attach(element).then(resolve, reject);
    };
    render(
      <Embedded
        model={model}
        text={text}
        theme={theme}
        still={still}
        panel={computed(() => look.value.panel)}
        issues={issues}
        link={computed(() => addressOf(state.value))}
        tools={map.tools}
        dispatch={store.dispatch}
        onMapElement={onMapElement}
      />,
      place,
    );
  });
  const end = (): void => {
    for (const stop of stops.splice(0)) stop();
    render(null, place);
  };
  life.addEventListener('abort', end, { once: true });
  await attached;
  if (life.aborted) {
    map.destroy();
    return;
  }
  const { position } = stepOf(state.peek().history);
  report({ type: 'ready', detail: { position: game.format(position), lang: text.peek().language } });
}

/** What is shown already stays untouched, so that a move that the page around hears of can still be taken back. */
function grant<Position>(
  { format }: { format(position: Position): string },
  { state, dispatch }: Store<Position>,
  { position, selected, region }: Granted<Position>,
): void {
  if (position === null) return;
  const shown = state.peek();
  const isOther = format(position) !== format(stepOf(shown.history).position);
  if (isOther) dispatch({ type: 'recall', history: startHistory(position), notice: null });
  if (isOther || selected.join() !== shown.selected.join()) dispatch({ type: 'choose', figures: selected });
  if (region === state.peek().region) return;
  dispatch(region === null ? { type: 'closeRegion' } : { type: 'look', region });
}
