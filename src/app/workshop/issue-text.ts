// What is wrong with a lesson, in words.
import type { Text } from '../../text/text.ts';
import type { DraftIssue } from './draft-lesson.ts';

const STEP = /^\/steps\/(\d+)/;

/** Which step an issue speaks of, counted from 0; null for none. */
export function stepAt(path: string): number | null {
  const [, at] = STEP.exec(path) ?? [];
  return at === undefined ? null : Number(at);
}

export function issueText(ui: Text['ui'], { code, path, found = '', limit = 0 }: DraftIssue): string {
  const step = stepAt(path);
  const place = path.replace(STEP, '').slice(1);
  // Where no version and no game is named at all, it is something else than a lesson.
  const isNone = (code === 'otherVersion' || code === 'otherGame') && found === '';
  const what = ui(`made.issue.${isNone ? 'noLesson' : code}`, { path: place, found, limit });
  return step === null ? what : ui('made.inStep', { step: step + 1, what });
}
