// A draft as a lesson file, and a lesson file as a draft where it holds nothing that a draft cannot.

import * as v from 'valibot';
import { isNonEmpty, type Result } from '../../base/result.ts';
import type { Lesson, LessonIssue, LessonIssueCode, LessonWords } from '../../learning/lesson.ts';
import { LESSON_VERSION } from '../../learning/lesson-shape.ts';
import { momentOf } from '../../learning/moment.ts';
import { parseLesson } from '../../learning/parse-lesson.ts';
import { readLesson } from '../../learning/read-lesson.ts';
import { codeOf, LEGAL } from '../../learning/reason-code.ts';
import { verdictAt } from '../../learning/verdict-at.ts';
import type { Game } from '../../movement/game.ts';
import { LANGUAGES, type Text } from '../../text/text.ts';
import { figuresFact, regionFact } from '../model/chips.ts';
import { type Draft, type DraftStep, draftSchema, type Taken } from './draft.ts';

const TOPIC = 'made';
/** The answer «no» of a question whose answer is yes. */
const NO = 'no';

export type DraftIssue =
  | LessonIssue
  | {
      readonly code: 'noSteps' | 'noFigures' | 'noRegion';
      readonly path: string;
      readonly found?: string;
      readonly limit?: number;
    };
export type DraftIssueCode = LessonIssueCode | 'noSteps' | 'noFigures' | 'noRegion';

/** What is said where the maker left a field empty. */
export function defaultWords(text: Text, { goal, selected, to }: Taken) {
  const figures = { figures: figuresFact(selected) };
  const region = to === null ? null : { region: regionFact(to) };
  const isOpen = (goal !== 'tap' && selected.length === 0) || (goal !== 'mark' && region === null);
  return {
    text: text.ui('made.default.text'),
    task: isOpen ? text.ui('made.default.open') : text.ui(`made.default.${goal}`, { ...figures, ...region }),
    right: text.ui('made.default.right'),
  };
}

export function defaultTitle(text: Text): string {
  return text.ui('made.default.title');
}

/** The file as it is exported, shared and played. Whether it can be played, `checkDraft` says. */
export function fileOf<Position>(game: Game<Position>, text: Text, draft: Draft): Readonly<Record<string, unknown>> {
  const title = draft.title.trim() || defaultTitle(text);
  const words: LessonWords = {
    title,
    learned: draft.learned.trim() || text.ui('made.default.learned', { title }),
    steps: Object.fromEntries(draft.steps.map((step) => [step.id, wordsOf(game, text, step)])),
  };
  return {
    version: LESSON_VERSION,
    game: game.id,
    id: draft.id,
    topic: TOPIC,
    minutes: Math.max(1, Math.ceil(draft.steps.length / 2)),
    steps: draft.steps.map((step) => ({
      id: step.id,
      position: step.position,
      ...(step.action === null ? {} : { action: step.action, moves: step.moves }),
      selected: step.selected,
      goal: goalOf(game, step),
    })),
    words: { [draft.language]: words },
  };
}

function goalOf<Position>(game: Game<Position>, step: DraftStep): unknown {
  const { goal, selected: figures, to } = step;
  switch (goal) {
    case 'arrive':
      return { type: goal, ends: Object.fromEntries(figures.map((figure) => [figure, [to]])) };
    case 'mark':
      return { type: goal, figures };
    case 'tap':
      return { type: goal, regions: [to] };
    case 'judge':
      return { type: goal, figures, to, answers: [LEGAL, refusalCode(game, step)] };
    case 'distance':
    case 'moves':
      return { type: 'count', what: goal, figures, to };
  }
}

function wordsOf<Position>(game: Game<Position>, text: Text, step: DraftStep): LessonWords['steps'][string] {
  const given = (key: 'text' | 'task' | 'right'): string => step[key].trim() || defaultWords(text, step)[key];
  return {
    text: given('text'),
    task: given('task'),
    right: given('right'),
    ...(step.hint.trim() === '' ? {} : { hint: step.hint.trim() }),
    ...(step.goal === 'judge' ? { answers: { [refusalCode(game, step)]: text.ui('made.no') } } : {}),
  };
}

/** The code of the reason with which the rules refuse it; a code that no rule has where they allow it. */
function refusalCode<Position>(game: Game<Position>, step: DraftStep): string {
  const { selected, to } = step;
  const moment = momentOf(game, step);
  if (!moment.ok || to === null || selected.length === 0) return NO;
  const { legal, messages } = verdictAt(game, moment, selected, to);
  const [reason] = messages;
  return legal || reason === undefined ? NO : codeOf(reason);
}

/** The lesson that can be played, or all that is still missing or wrong. */
export function checkDraft<Position>(game: Game<Position>, text: Text, draft: Draft): Result<Lesson, DraftIssue> {
  const open = draft.steps.flatMap((step, at): DraftIssue[] => {
    const path = `/steps/${at}`;
    if (step.goal !== 'tap' && step.selected.length === 0) return [{ code: 'noFigures', path }];
    return step.goal !== 'mark' && step.to === null ? [{ code: 'noRegion', path }] : [];
  });
  const issues: readonly DraftIssue[] = draft.steps.length === 0 ? [{ code: 'noSteps', path: '' }] : open;
  return isNonEmpty(issues) ? { ok: false, issues } : readLesson(game, fileOf(game, text, draft));
}

/** Null for a lesson that holds more than the workshop can change: it can be played and handed on as it is. */
export function draftOf<Position>(game: Game<Position>, texts: Text, file: unknown): Draft | null {
  const read = readLesson(game, file);
  if (!read.ok) return null;
  const { id, steps, words } = read.value;
  const language = LANGUAGES.find((one) => words !== null && Object.keys(words).join() === one);
  const said = language === undefined ? undefined : words?.[language];
  if (language === undefined || said === undefined) return null;
  const draft = v.safeParse(draftSchema, {
    id,
    language,
    title: said.title,
    learned: said.learned,
    steps: steps.map(({ id: name, position, action, moves, selected, goal }) => {
      const { text, task, right, hint = '' } = said.steps[name] ?? { text: '', task: '', right: '' };
      const to =
        goal.type === 'arrive' ? Object.values(goal.ends)[0]?.[0] : goal.type === 'tap' ? goal.regions[0] : null;
      return {
        id: name,
        position,
        action,
        moves,
        selected,
        goal: goal.type === 'count' ? goal.what : goal.type,
        to: 'to' in goal ? goal.to : (to ?? null),
        text,
        task,
        right,
        hint,
      };
    }),
  });
  if (!draft.success) return null;
  const again = readLesson(game, fileOf(game, texts, draft.output));
  return again.ok && isSame(withoutAnswers(again.value), withoutAnswers(read.value)) ? draft.output : null;
}

/** Whether two files hold the same lesson, whatever it is called on the shelf. */
export function sameLesson(game: string, one: unknown, other: unknown): boolean {
  const [first, second] = [parseLesson(game, one), parseLesson(game, other)];
  return first.ok && second.ok && isSame(withoutName(first.value), withoutName(second.value));
}

function withoutName(lesson: Lesson): unknown {
  return withoutAnswers({ ...lesson, id: '' });
}

/** Without what the workshop words by itself, in the language of the page. */
function withoutAnswers(lesson: Lesson): unknown {
  const { minutes: _minutes, words, ...rest } = lesson;
  return [
    rest,
    Object.values(words ?? {}).map(({ title, learned, steps }) => [
      title,
      learned,
      Object.entries(steps).map(([id, { text, task, right, hint }]) => [id, text, task, right, hint ?? null]),
    ]),
  ];
}

/** Of plain values, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
