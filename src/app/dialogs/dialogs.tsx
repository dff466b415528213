// The place of the dialogs in the page. Each is fetched when it is first opened, with the words that it needs.

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
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

type DialogView = () => JSX.Element | null;

function loadersOf<Position>(sources: DialogSources<Position>): Readonly<Record<Dialog, () => Promise<DialogView>>> {
  const practising = async () => (await import('../practice/open-practice.tsx')).openPractice(sources);
  const making = async () => (await import('../workshop/open-workshop.tsx')).openWorkshop(sources);
  const teaching = async () => (await import('../presenter/open-teaching.tsx')).openTeaching(sources);
  return {
    actions: async () => (await import('./actions-dialog.tsx')).openActions(sources),
    menu: async () => {
      const [{ MenuDialog }] = await Promise.all([import('./menu-dialog.tsx'), sources.parts.load('table')]);
      return MenuDialog;
    },
    positions: async () => (await import('./positions-dialog.tsx')).openPositions(sources),
    saves: async () => (await import('./open-saves.tsx')).openSaves(sources),
    share: async () => (await import('./open-share.tsx')).openShare(sources),
    search: async () => {
      const [{ openSearch }] = await Promise.all([import('./open-search.tsx'), sources.parts.load('table')]);
      return openSearch(sources);
    },
    picture: async () => (await import('./open-picture.tsx')).openPicture(sources),
    settings: async () => (await import('./open-settings.tsx')).openSettings(sources),
    legend: async () => {
      const [{ LegendDialog }] = await Promise.all([import('./legend-dialog.tsx'), sources.parts.load('help')]);
      return LegendDialog;
    },
    help: async () => (await import('../help/open-help.tsx')).openHelp(sources),
    about: async () => (await import('../help/open-about.tsx')).openAbout(sources),
    tour: async () => (await import('../help/open-tour.tsx')).openTour(sources),
    lesson: async () => (await import('../lessons/open-lesson.tsx')).openLesson(sources),
    practice: practising,
    daily: practising,
    sheet: practising,
    present: teaching,
    audience: teaching,
    workshop: making,
    made: making,
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
