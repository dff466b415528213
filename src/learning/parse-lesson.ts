// The first half of reading a lesson: its shape and its version. What its ids mean is not looked at yet.
import * as v from 'valibot';
import { failure, type Result, success } from '../base/result.ts';
import type { Lesson, LessonIssue, LessonIssueCode, LessonStep } from './lesson.ts';
import { LESSON_VERSION, type LessonFile, lessonShape } from './lesson-shape.ts';

/** More would tell nobody anything. */
export const MOST_ISSUES = 20;
const LONGEST_FOUND = 60;

/** `game`: the id of the game whose rules are to judge it. Never throws. */
export function parseLesson(game: string, input: unknown): Result<Lesson, LessonIssue> {
  const head: Readonly<Record<string, unknown>> = Object(input);
  if (head.version !== LESSON_VERSION) return failure([issue('otherVersion', '/version', head.version)]);
  if (head.game !== game) return failure([issue('otherGame', '/game', head.game)]);
  const parsed = v.safeParse(lessonShape, input);
  if (parsed.success) return success(lessonOf(parsed.output));
  const [first, ...others] = parsed.issues;
  return failure([shapeIssue(first), ...others.slice(0, MOST_ISSUES - 1).map(shapeIssue)]);
}

function lessonOf({ version: _version, words, steps, ...rest }: LessonFile): Lesson {
  const [first, ...others] = steps.map(stepOf);
  // The shape wants a step at least.
  if (first === undefined) throw new Error('a lesson without steps: expected the shape to refuse it');
  return { ...rest, steps: [first, ...others], words: words ?? null };
}

function stepOf(step: LessonFile['steps'][number]): LessonStep {
  const tries = step.tries.map(({ figures, ...one }) => ({ ...one, figures: figures ?? triedBy(step) }));
  return { ...step, tries };
}

/** Who makes a try that does not say so. */
function triedBy({ goal, selected }: Pick<LessonFile['steps'][number], 'goal' | 'selected'>): readonly string[] {
  if ('figures' in goal) return goal.figures;
  return goal.type === 'arrive' && selected.length === 0 ? Object.keys(goal.ends) : selected;
}

function shapeIssue({ path, input, received, type, requirement }: v.BaseIssue<unknown>): LessonIssue {
  const place = (path ?? []).map(({ key }) => `/${String(key)}`).join('');
  const code = beyondLimit(type, input);
  if (code === null || typeof requirement !== 'number') return issue('badShape', place, received);
  return { ...issue(code, place, input), limit: requirement };
}

/** Null for what is wrong in another way. */
function beyondLimit(check: string, input: unknown): 'tooMany' | 'tooLong' | 'tooSmall' | 'tooLarge' | null {
  if (check === 'max_entries') return 'tooMany';
  if (check === 'max_length') return typeof input === 'string' ? 'tooLong' : 'tooMany';
  if (check === 'min_value') return 'tooSmall';
  return check === 'max_value' ? 'tooLarge' : null;
}

export function issue(code: LessonIssueCode, path: string, found?: unknown): LessonIssue {
  if (typeof found !== 'string' && typeof found !== 'number') return { code, path };
  return { code, path, found: String(found).slice(0, LONGEST_FOUND) };
}
