// Learning: the course as a dialog or, where the address names a lesson, that lesson at once.
import '../styles/answers.css';
import '../styles/lessons.css';
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lessonToTake } from '../../learning/course.ts';
import type { Lesson } from '../../learning/lesson.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { browserShelves } from '../keeping/shelf.ts';
import { lessonWords } from '../model/lesson-model.ts';
import { CourseDialog, type CourseModel } from './course-dialog.tsx';
import { courseOf } from './lesson-files.ts';
import { createLessonPanel } from './lesson-panel.tsx';
import { createLessonPlayer } from './lesson-player.ts';
import { keepDone, progressKey, readProgress } from './progress.ts';

const PARAMETER = 'lesson';

export async function openLesson<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element | null> {
  const { game, store, text, parts } = sources;
  await Promise.all([parts.load('lessons'), parts.load('table')]);
  const course = courseOf(game.id);
  const shelf = browserShelves().shared;
  const done = signal(readProgress(shelf, game.id));
  window.addEventListener('storage', ({ key }) => {
    if (key === progressKey(game.id)) done.value = readProgress(shelf, game.id);
  });
  const player = createLessonPlayer({
    ...sources,
    course,
    onDone({ id }) {
      keepDone(shelf, game.id, id);
      // Also where nothing can be kept: it lasts as long as the page.
      done.value = new Set([...done.peek(), id]);
    },
    onEnd: forgetAddress,
  });
  const panel = createLessonPanel({ game, store, text, player, begin });
  const model = computed((): CourseModel => {
    const wording = { game, text: text.value };
    const topics = [...new Set(course.lessons.map(({ topic }) => topic))];
    const next = lessonToTake(course, done.value);
    return {
      topics: topics.map((id) => ({
        id,
        name: text.value.ui(`lessonTopics.${game.id}.${id}`),
        lessons: course.lessons
          .filter(({ topic }) => topic === id)
          .map((lesson) => ({
            id: lesson.id,
            title: lessonWords(wording, lesson).title,
            minutes: lesson.minutes,
            done: done.value.has(lesson.id),
          })),
      })),
      done: course.lessons.filter(({ id }) => done.value.has(id)).length,
      total: course.lessons.length,
      next: next && { id: next.id, title: lessonWords(wording, next).title },
    };
  });

  function begin(lesson: Lesson): void {
    store.dispatch({ type: 'open', dialog: null });
    // Reloaded or copied from the address bar, it is the lesson still.
    void player.begin(lesson, panel, { fragment: '', parameter: [PARAMETER, lesson.id] });
  }
  /** Over a lesson that is on, what the address names is that lesson. */
  function closed(): void {
    if (player.run.peek() === null) forgetAddress();
  }
  const find = (id: string | null): Lesson | null => course.lessons.find((lesson) => lesson.id === id) ?? null;

  return function LessonDialog() {
    const asked = askedLesson();
    const atOnce = player.run.peek() === null ? find(asked) : null;
    useEffect(() => {
      if (atOnce !== null) begin(atOnce);
      else return closed;
    }, []);
    if (atOnce !== null) return null;
    return (
      <CourseDialog
        course={model.value}
        unknown={asked === null || asked === '' || find(asked) !== null ? null : asked}
        onLesson={(id) => {
          const lesson = find(id);
          if (lesson !== null) begin(lesson);
        }}
      />
    );
  };
}

function askedLesson(): string | null {
  return new URL(window.location.href).searchParams.get(PARAMETER);
}

/** What the address asked for is over, and a reload must not bring it back. */
function forgetAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(PARAMETER)) return;
  url.searchParams.delete(PARAMETER);
  try {
    window.history.replaceState(null, '', url.href);
  } catch {
    // Only a reload would bring it back.
  }
}
