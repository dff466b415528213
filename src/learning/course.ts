// A course: lessons in the order in which somebody who knows nothing would take them.
import * as v from 'valibot';
import type { Lesson, LessonIssue } from './lesson.ts';
import { parseLesson } from './parse-lesson.ts';

/** The name of the file, beside those of the lessons, that tells their order. */
const COURSE_FILE = 'course';

const courseShape = v.object({ lessons: v.array(v.string()) });

export interface Course {
  readonly lessons: readonly Lesson[];
  /** What is wrong with lessons that were left out. */
  readonly issues: readonly (LessonIssue & { readonly lesson: string })[];
}

/**
 * `files`: the lessons of a game by their file names without the ending. Those that no course names come last. They are
 * not played through: that is for tests to do.
 */
export function readCourse(game: string, files: Readonly<Record<string, unknown>>): Course {
  const order = v.safeParse(courseShape, files[COURSE_FILE]);
  const named = order.success ? order.output.lessons : [];
  const place = (id: string): number => (named.includes(id) ? named.indexOf(id) : named.length);
  const ids = Object.keys(files)
    .filter((id) => id !== COURSE_FILE)
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const read = ids.map((lesson) => ({ lesson, result: parseLesson(game, files[lesson]) }));
  return {
    lessons: read.flatMap(({ result }) => (result.ok ? [result.value] : [])),
    issues: read.flatMap(({ lesson, result }) => (result.ok ? [] : result.issues.map((one) => ({ ...one, lesson })))),
  };
}

/** The lesson after this one; null where it is the last or no part of the course. */
export function lessonAfter({ lessons }: Course, id: string): Lesson | null {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return at < 0 ? null : (lessons[at + 1] ?? null);
}

/** The first lesson that is not done yet; null where all are. */
export function lessonToTake({ lessons }: Course, done: ReadonlySet<string>): Lesson | null {
  return lessons.find(({ id }) => !done.has(id)) ?? null;
}
