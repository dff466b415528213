// A window that follows a presentation: the board, the question and what is revealed of it, and no tools.
import { batch, type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import type { Box, Point } from '../../view/box.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { beginExercise } from '../exercise.ts';
import { stepOf } from '../state/history.ts';
import { Audience } from './audience.tsx';
import { drawOverBoard, type Shown } from './board-over.tsx';
import { openLine } from './line.ts';
import { isChannel, type Message, type PresentedScene } from './messages.ts';
import type { Note } from './notes.ts';
import { readScene } from './scene.ts';
import { HELP_AT, isAnswered } from './stage.ts';

/** What the audience sees beside the board. */
export interface Followed {
  /** Null until the presenter has told it. */
  readonly scene: Signal<PresentedScene | null>;
  /** Whether the presenter is there just now. */
  readonly present: Signal<boolean>;
}

/** Half of a window that has just changed its size is drawn anew after this. */
const SETTLED_MILLISECONDS = 250;

export async function startAudience<Position>(sources: DialogSources<Position>): Promise<void> {
  const { store, map, text } = sources;
  const view = map.view();
  const channel = new URL(window.location.href).searchParams.get('audience');
  const root = document.documentElement;
  if (view === null || root.dataset.presents !== undefined) return;
  root.dataset.presents = 'audience';

  const followed: Followed = { scene: signal(null), present: signal(false) };
  const [notes, pointer] = [signal<readonly Note[]>([]), signal<Point | null>(null)];
  const shown = signal<Shown>({ spotlight: null, notes: [], pointer: null, turned: false });
  const over = drawOverBoard(view, shown, () => undefined);
  let seen: Box | null = null;
  const follow = await createFollower(sources);
  const lookAgain = (): void => {
    if (seen !== null) over.see(seen);
  };
  // The map finds its own place in the new window first.
  window.addEventListener('resize', () => setTimeout(lookAgain, SETTLED_MILLISECONDS));

  function draw(): void {
    const scene = followed.scene.peek();
    shown.value = {
      spotlight: scene?.spotlight ?? null,
      notes: notes.peek(),
      pointer: pointer.peek(),
      turned: store.state.peek().preferences.turned,
    };
  }
  function hear(message: Message): void {
    switch (message.kind) {
      case 'scene':
        if (!follow(message.scene)) return;
        followed.scene.value = message.scene;
        followed.present.value = true;
        view?.set({ labelScale: message.scene.labelScale });
        break;
      case 'camera':
        seen = message.seen;
        lookAgain();
        break;
      case 'notes':
        notes.value = message.notes;
        break;
      case 'pointer':
        pointer.value = message.at;
        break;
      case 'route':
        if (message.region === null || sources.game.board.has(message.region)) {
          store.dispatch({ type: 'point', region: message.region });
        }
        break;
      case 'over':
        followed.present.value = false;
        pointer.value = null;
        break;
      // What another window asks is not for this one.
      case 'join':
      case 'present':
      case 'taken':
        return;
    }
    draw();
  }

  window.addEventListener('keydown', keepOut, { capture: true });
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'presenter';
  render(<Audience followed={followed} sources={sources} text={text} />, host);
  if (!isChannel(channel)) return;
  openLine(channel, (message) => batch(() => hear(message))).say({ kind: 'join' });
}

/** Keys that would change what is on the board do nothing here; those of the browser are left to it. */
function keepOut(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.altKey && !event.metaKey && !/^(F\d+|Tab)$/.test(event.key)) {
    event.stopImmediatePropagation();
  }
}

/** Puts a scene on the board; false where the game cannot take it. */
async function createFollower<Position>(sources: DialogSources<Position>): Promise<(scene: PresentedScene) => boolean> {
  const { game, store } = sources;
  const Nothing = () => null;
  const exercise = await beginExercise(sources, {
    stage: { position: stepOf(store.state.peek().history).position, selected: [], help: 'off', fixed: false },
    Head: Nothing,
    Body: Nothing,
    onAttempt: () => true,
    onFigures: () => true,
  });
  let board = '';
  return (scene) => {
    const read = readScene(game, scene);
    if (read === null) return false;
    // A count that runs down leaves the board as it is.
    const next = JSON.stringify({ ...scene, left: null, dark: null, spotlight: null });
    if (next === board) return true;
    board = next;
    const { position, turn, selected, region } = read;
    const isOpen = selected.length > 0 && region !== null && !isAnswered(scene.stage);
    const marks = isOpen ? { marks: new Map([[region, ['selected'] as const]]) } : {};
    exercise.stage({ position, turn, selected, help: HELP_AT[scene.stage], fixed: false, ...marks });
    const { language, theme, turned } = scene;
    store.dispatch({ type: 'prefer', preferences: { language, theme, turned } });
    if (region !== null && !isOpen) store.dispatch({ type: 'look', region });
    return true;
  };
}
