// Making lessons, and taking one that came in an address.
import '../styles/answers.css';
import '../styles/lessons.css';
import './workshop.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lesson } from '../../learning/lesson.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { readAddress } from '../keeping/address.ts';
import { createLessonPanel } from '../lessons/lesson-panel.tsx';
import { createLessonPlayer } from '../lessons/lesson-player.ts';
import { unpack } from './lesson-link.ts';
import { createWorkshop } from './workshop.ts';
import { WorkshopDialog } from './workshop-dialog.tsx';

export async function openWorkshop<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element | null> {
  const { game, store, text, parts } = sources;
  await Promise.all([parts.load('teach'), parts.load('lessons'), parts.load('table')]);
  const player = createLessonPlayer({
    ...sources,
    course: { lessons: [], issues: [] },
    onDone: () => undefined,
    // Back to where it was made, or where there are more of its kind.
    onEnd: () => store.dispatch({ type: 'open', dialog: 'workshop' }),
  });
  const begin = (lesson: Lesson): void => {
    store.dispatch({ type: 'open', dialog: null });
    void player.begin(lesson, panel);
  };
  const panel = createLessonPanel({ game, store, text, player, begin });
  const workshop = createWorkshop({ game, store, text, onPlay: begin });
  let linked = sources.address.made;

  return function WorkshopInPage() {
    useEffect(() => {
      // An address that was typed over the page is newer than the one that it opened with.
      const made = readAddress(window.location.href).made ?? linked;
      linked = null;
      if (store.state.peek().dialog !== 'made' || made === null) return;
      workshop.draft.value = null;
      unpack(made).then(workshop.playLinked);
    }, []);
    return <WorkshopDialog game={game} text={text} workshop={workshop} />;
  };
}
