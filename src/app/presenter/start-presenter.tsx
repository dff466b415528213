// Begins a presentation in this window and gives everything back when it ends.
import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import type { Point } from '../../view/box.ts';
import { canStayAwake, keepAwake } from '../comfort/awake.ts';
import { createFullScreen } from '../comfort/full-screen.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { browserShelves } from '../keeping/shelf.ts';
import { newId } from '../keeping/start-keeping.ts';
import { stepOf } from '../state/history.ts';
import { drawOverBoard } from './board-over.tsx';
import { type Broadcast, broadcast } from './broadcast.ts';
import { oncePerFrame } from './coalesce.ts';
import { listenToHand } from './hand.ts';
import { listenToCommands } from './listen-to-commands.ts';
import { isChannel } from './messages.ts';
import type { Note } from './notes.ts';
import { type Beginning, beginPresentation, LABEL_SCALE, type Presentation } from './presentation.ts';
import { Presenter } from './presenter.tsx';
import { readScene } from './scene.ts';
import { forget, keep, readKept } from './session.ts';

const PARAMETER = 'present';

/** Nothing happens where the map is not there yet, or a presentation is on. */
export async function startPresenter<Position>(sources: DialogSources<Position>): Promise<void> {
  const { store, map, text } = sources;
  const view = map.view();
  const root = document.documentElement;
  if (view === null || root.dataset.presents !== undefined) return;
  root.dataset.presents = 'presenter';
  const fullScreen = createFullScreen(document);
  const wasFull = fullScreen?.on.peek() ?? true;
  // At once: a browser allows it for a moment after the tap that asked for it.
  if (!wasFull) fullScreen?.toggle();
  const { tab } = browserShelves();
  const asked = new URL(window.location.href).searchParams.get(PARAMETER);
  let channel = isChannel(asked) ? asked : newId();

  const before = view.snapshot();
  const ends: (() => void)[] = [];
  const presentation = await beginPresentation(sources, beginning(sources, readKept(tab, channel)), () => {
    for (const end of ends.toReversed()) end();
    delete root.dataset.presents;
    forget(tab);
    writeChannel(null);
    view.set({ labelScale: before.state.labelScale });
    if (!wasFull && fullScreen?.on.peek()) fullScreen.toggle();
    focusMenu();
  });
  view.set({ labelScale: LABEL_SCALE });

  const drawing = signal<Note | null>(null);
  const pointer = signal<Point | null>(null);
  const notes = computed(() => {
    const present = drawing.value;
    return present === null ? presentation.notes.value : [...presentation.notes.value, present];
  });
  const turned = computed(() => store.state.value.preferences.turned);
  const shown = computed(() => ({
    spotlight: presentation.spotlight.value,
    notes: notes.value,
    pointer: pointer.value,
    turned: turned.value,
  }));
  let line: Broadcast | null = null;
  const over = drawOverBoard(view, shown, () => line?.moved());
  const open = (): void => {
    line?.close();
    writeChannel(channel);
    line = broadcast(channel, {
      presentation,
      pointer,
      notes,
      pointed: computed(() => store.state.value.pointed),
      seen: over.seen,
      onTaken() {
        channel = newId();
        open();
      },
    });
  };
  open();
  ends.push(
    () => line?.close(),
    over.destroy,
    listenToHand(over, presentation, { drawing, pointer }),
    listenToCommands(store, presentation, () => fullScreen?.toggle()),
    effect(() => {
      over.element.dataset.tool = presentation.tool.value;
      root.dataset.tool = presentation.tool.value;
    }),
    keepForReload(presentation, () => {
      const { scene, notes: kept, stepwise, count, shared } = presentation;
      keep(tab, {
        channel,
        scene: scene.value,
        notes: kept.value,
        stepwise: stepwise.value,
        count: count.value,
        shared: shared.value,
      });
    }),
    stayAwake(),
  );
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'presenter';
  render(
    <Presenter
      presentation={presentation}
      sources={sources}
      text={text}
      fullScreen={fullScreen}
      audienceAddress={() => audienceAddress(channel)}
    />,
    host,
  );
  ends.push(() => {
    render(null, host);
    host.remove();
  });
}

/** What was presented before a reload; else what is on the board. */
function beginning<Position>(
  { game, store }: DialogSources<Position>,
  kept: ReturnType<typeof readKept>,
): Beginning<Position> {
  const scene = kept && readScene(game, kept.scene);
  if (scene !== null) return { scene, kept };
  const { history, selected, region } = store.state.peek();
  const { position, turn } = stepOf(history);
  return { scene: { position, turn, selected, region, spotlight: null }, kept: null };
}

function writeChannel(channel: string | null): void {
  const address = new URL(window.location.href);
  if (channel === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, channel);
  try {
    window.history.replaceState(null, '', address.href);
  } catch {
    // Only a reload would not find the presentation again.
  }
}

function audienceAddress(channel: string): string {
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = '';
  address.searchParams.set('audience', channel);
  return address.href;
}

function keepForReload<Position>(presentation: Presentation<Position>, write: () => void): () => void {
  const soon = oncePerFrame(write);
  const stop = effect(() => {
    void [presentation.scene.value, presentation.notes.value, presentation.shared.value];
    void [presentation.stepwise.value, presentation.count.value];
    soon.soon();
  });
  return () => {
    stop();
    soon.stop();
  };
}

const awake = signal(false);
let isKeptAwake = false;

function stayAwake(): () => void {
  if (!isKeptAwake && canStayAwake()) keepAwake(awake, document);
  isKeptAwake = true;
  awake.value = true;
  return () => {
    awake.value = false;
  };
}

/** Where the presentation was begun. */
function focusMenu(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.header .icon-button:last-child')?.focus());
}
