// Making lessons, and taking one that came in an address.
import '../styles/answers.css';
import '../styles/lessons.css';
import './workshop.css';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lesson } from '../../learning/lesson.ts';
import { decodeShapes } from '../../view/shapes.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { formatMade } from '../keeping/address.ts';
import { browserShelves } from '../keeping/shelf.ts';
import { createLessonPanel } from '../lessons/lesson-panel.tsx';
import { createLessonPlayer } from '../lessons/lesson-player.ts';
import { unpack } from './lesson-link.ts';
import { createStepBoard } from './step-board.tsx';
import { createWorkshop } from './workshop.ts';
import { WorkshopDialog } from './workshop-dialog.tsx';

export async function openWorkshop<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element | null> {
  const { game, store, text, parts } = sources;
  const [file] = await Promise.all([sources.shapes, parts.load('teach'), parts.load('lessons'), parts.load('table')]);
  const shapes = decodeShapes(file);
  /** The lesson in the address, while it is on. */
  let shownLink: string | undefined;
  const player = createLessonPlayer({
    ...sources,
    course: { lessons: [], issues: [] },
    onDone: () => undefined,
    onEnd() {
      // Who followed a link did not come from here.
      if (shownLink === undefined) store.dispatch({ type: 'open', dialog: 'workshop' });
      shownLink = undefined;
    },
  });
  async function begin(lesson: Lesson, link?: string): Promise<void> {
    store.dispatch({ type: 'open', dialog: null });
    // Reloaded or copied from the address bar, it is the lesson still.
    await player.begin(lesson, panel, link === undefined ? undefined : { fragment: formatMade(link) });
    // What was on before has ended by now.
    shownLink = link;
  }
  const again = (lesson: Lesson): void => void begin(lesson, shownLink);
  const panel = createLessonPanel({ game, store, text, player, isMade: true, begin: again });
  const linked = computed(() => store.state.value.made);
  const workshop = createWorkshop({
    ...sources,
    shelf: browserShelves().shared,
    openStepBoard: createStepBoard(sources),
    onPlay: (lesson, isLinked) => void begin(lesson, isLinked ? linked.peek() : undefined),
  });

  return function WorkshopInPage() {
    const packed = linked.value;
    useEffect(() => {
      if (packed === undefined) return;
      let isWanted = true;
      workshop.close();
      unpack(packed).then((file) => {
        if (isWanted) workshop.playLinked(file);
      });
      return () => {
        isWanted = false;
      };
    }, [packed]);
    return <WorkshopDialog game={game} text={text} shapes={shapes} workshop={workshop} />;
  };
}
