// The whole page round the map.
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Text } from '../../text/text.ts';
import { whenIdle } from '../../view/idle.ts';
import type { PageModel } from '../model/page-model.ts';
import type { Dialog } from '../state/app-state.ts';
import type { OtherPanel } from '../state/store.ts';
import { IconButton } from './button.tsx';
import { Header } from './header.tsx';
import type { LatePanels } from './late-panels.ts';
import { MapToolButtons, type MapTools } from './map-tools.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { Context, type PageContext, type PanelAction } from './page-context.ts';
import { PanelBody } from './panel-body.tsx';
import { Sheet, type SheetStop } from './sheet.tsx';
import { TAB_PANEL, Tabs, tabId } from './tabs.tsx';

export interface PageProps {
  readonly model: ReadonlySignal<PageModel>;
  readonly text: ReadonlySignal<Text>;
  readonly dark: ReadonlySignal<boolean>;
  readonly dialog: ReadonlySignal<Dialog | null>;
  /** In place of tabs and panels while it is on. */
  readonly exercise: ReadonlySignal<OtherPanel | null>;
  readonly dialogs: (props: { readonly dialog: Dialog }) => JSX.Element | null;
  readonly panels: LatePanels;
  readonly tools: MapTools;
  readonly dispatch: (action: PanelAction) => void;
  readonly loadPart: PageContext['loadPart'];
  /** Resolves when the map can be used. */
  onMapElement(element: HTMLElement): Promise<void>;
  onScenario(id: string): void;
  onCopyLink(): void;
}

export function Page(props: PageProps): JSX.Element {
  const { panels, tools, dispatch, loadPart, onMapElement } = props;
  const model = props.model.value;
  const text = props.text.value;
  const dialog = props.dialog.value;
  const Dialogs = props.dialogs;
  const exercise = props.exercise.value;
  const [stop, setStop] = useState<SheetStop>('half');
  useEffect(() => {
    // A window this low, or enlarged this far, has no room for map and half a sheet.
    const low = window.matchMedia('(max-height: 299px)');
    const lower = () => {
      if (low.matches) setStop('peek');
    };
    lower();
    low.addEventListener('change', lower);
    return () => low.removeEventListener('change', lower);
  }, []);
  // A sheet that is nearly closed opens for a tab and for an answer.
  const open = () => setStop((present) => (present === 'peek' ? 'half' : present));
  const attention = model.answer?.title ?? null;
  useEffect(() => {
    if (attention !== null) open();
  }, [attention]);
  const shown = model.answer?.region ?? model.region;
  useEffect(() => {
    // One that lies over the map comes down for a region to be seen.
    if (shown !== null) setStop((present) => (present === 'full' ? 'half' : present));
  }, [shown]);
  const context = useMemo(() => ({ ui: text.ui, loadPart, dispatch }), [text, loadPart, dispatch]);
  const [settled, setSettled] = useState(false);
  const takeMap = useCallback(
    async (element: HTMLElement) => {
      await onMapElement(element);
      whenIdle(() => setSettled(true));
    },
    [onMapElement],
  );
  useEffect(() => {
    if (!settled) return;
    // Who asks for one that did not come is told then.
    for (const panel of Object.values(panels)) panel.prefetch(loadPart).catch(() => undefined);
  }, [settled, panels, loadPart]);
  return (
    <Context.Provider value={context}>
      <div class="page" data-stop={stop} data-tab={model.tab} data-folded={model.folded}>
        <button type="button" class="skip-link" onClick={focusPanel}>
          {text.ui('panel.skip')}
        </button>
        <Header model={model} language={text.language} dark={props.dark.value} onCopyLink={props.onCopyLink} />
        <main class="stage">
          <MapPlace label={text.ui('map.label')} onElement={takeMap} />
          <MapToolButtons tools={tools} />
          <NoticeBar notice={model.notice} Fields={panels.NoticeFields} />
          <IconButton
            icon="fold"
            class="panel-fold"
            label={text.ui(model.folded ? 'panel.unfold' : 'panel.fold')}
            expanded={!model.folded}
            onClick={() => dispatch({ type: 'prefer', preferences: { folded: !model.folded } })}
          />
          <Sheet
            stop={stop}
            head={exercise ? <exercise.Head /> : <Tabs tab={model.tab} onChosen={open} />}
            body={exercise ? {} : { id: TAB_PANEL, role: 'tabpanel', 'aria-labelledby': tabId(model.tab) }}
            onStop={setStop}
          >
            {exercise ? (
              <exercise.Body />
            ) : (
              <PanelBody model={model} panels={panels} settled={settled} onScenario={props.onScenario} />
            )}
          </Sheet>
        </main>
        {dialog && <Dialogs dialog={dialog} />}
      </div>
    </Context.Provider>
  );
}

/** The map owns all that is inside; the page never touches it again. */
function MapPlace({
  label,
  onElement,
}: {
  readonly label: string;
  onElement(element: HTMLElement): void;
}): JSX.Element {
  const take = useMemo(
    () => (element: HTMLElement | null) => {
      if (element) onElement(element);
    },
    [onElement],
  );
  return (
    <section class="map-place" aria-label={label}>
      <div class="map" ref={take} />
    </section>
  );
}

/** Not a link: the fragment is the position, and a link to the panel would write over it. */
function focusPanel(): void {
  document.getElementById('panel')?.focus();
}
