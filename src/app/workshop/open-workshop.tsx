// Making lessons, and taking one that came in an address.
import '../styles/answers.css';
import '../styles/lessons.css';
import './workshop.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lesson } from '../../learning/lesson.ts';
import { decodeShapes } from '../../view/shapes.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { ownState } from '../exercise.ts';
import { formatFragment, readAddress } from '../keeping/address.ts';
import { browserShelves } from '../keeping/shelf.ts';
import { createLessonPanel } from '../lessons/lesson-panel.tsx';
import { createLessonPlayer } from '../lessons/lesson-player.ts';
import { stepOf } from '../state/history.ts';
import { lessonFragment, unpack } from './lesson-link.ts';
import { createStepBoard } from './step-board.tsx';
import { createWorkshop } from './workshop.ts';
import { WorkshopDialog } from './workshop-dialog.tsx';

export async function openWorkshop<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element | null> {
  const { game, store, text, parts } = sources;
  const [file] = await Promise.all([sources.shapes, parts.load('teach'), parts.load('lessons'), parts.load('table')]);
  const shapes = decodeShapes(file);
  /** The lesson in the address, while it is on. */
  let shownLink: string | null = null;
  const player = createLessonPlayer({
    ...sources,
    course: { lessons: [], issues: [] },
    onDone: () => undefined,
    onEnd() {
      // Who followed a link did not come from here.
      if (shownLink === null) store.dispatch({ type: 'open', dialog: 'workshop' });
      else {
        const { history, selected } = ownState(store);
        showFragment(formatFragment(game.format(stepOf(history).position), selected));
      }
      shownLink = null;
    },
  });
  async function begin(lesson: Lesson, link: string | null): Promise<void> {
    store.dispatch({ type: 'open', dialog: null });
    // What was on before has ended by then.
    await player.begin(lesson, panel);
    shownLink = link;
    // Reloaded or copied from the address bar, it is the lesson still.
    if (link !== null) showFragment(lessonFragment(link));
  }
  const again = (lesson: Lesson): void => void begin(lesson, shownLink);
  const panel = createLessonPanel({ game, store, text, player, isMade: true, begin: again });
  let packed: string | null = null;
  const workshop = createWorkshop({
    ...sources,
    shelf: browserShelves().shared,
    openStepBoard: createStepBoard(sources),
    onPlay: (lesson, isLinked) => void begin(lesson, isLinked ? packed : null),
  });
  let linked = sources.address.made;

  return function WorkshopInPage() {
    useEffect(() => {
      // An address that was typed over the page is newer than the one that it opened with.
      const made = readAddress(window.location.href).made ?? linked;
      linked = null;
      if (store.state.peek().dialog !== 'made' || made === null) return;
      workshop.close();
      packed = made;
      unpack(made).then(workshop.playLinked);
    }, []);
    return <WorkshopDialog game={game} text={text} shapes={shapes} workshop={workshop} />;
  };
}

function showFragment(fragment: string): void {
  window.history.replaceState(null, '', fragment);
}
