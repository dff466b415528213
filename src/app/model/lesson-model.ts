// A step of a lesson in words: what there is to know, what to do, and what became of the last answer.
import { type Lesson, type LessonWords, MOST_COUNTED, type StepWords } from '../../learning/lesson.ts';
import {
  type Feedback,
  isDeadEnd,
  isStepDone,
  type LessonRun,
  showsHint,
  stepInView,
} from '../../learning/lesson-run.ts';
import type { Game } from '../../movement/game.ts';
import type { Fact } from '../../movement/message.ts';
import type { Sentence, Text } from '../../text/text.ts';
import { figuresFact, regionFact } from './chips.ts';

export interface FeedbackModel {
  readonly kind: Feedback['kind'];
  readonly good: boolean;
  readonly title: string;
  readonly text: string | null;
  /** Whether there is something to begin again from. */
  readonly again: boolean;
  /** The rules' own words. */
  readonly sentences: readonly Sentence[];
}

export interface LessonStepModel {
  readonly title: string;
  /** Counted from 1. */
  readonly step: number;
  readonly steps: number;
  readonly text: string;
  readonly task: string;
  readonly hint: string | null;
  readonly feedback: FeedbackModel | null;
  readonly done: boolean;
  /** Answers to choose from; none where the map is the answer. */
  readonly answers: readonly { readonly code: string; readonly label: string }[];
  readonly numbers: readonly number[];
  /** Who can be chosen without the map. */
  readonly figures: readonly { readonly id: string; readonly name: string; readonly pressed: boolean }[];
}

interface Wording<Position> {
  readonly game: Game<Position>;
  readonly text: Text;
}

/** Title and closing words of a lesson. */
export function lessonWords<Position>(
  wording: Wording<Position>,
  lesson: Lesson,
): Pick<LessonWords, 'title' | 'learned'> {
  const own = carried(wording.text, lesson);
  if (own !== null) return own;
  const say = sayer(wording, lesson);
  return { title: say('title'), learned: say('learned') };
}

function stepWords<Position>(wording: Wording<Position>, run: LessonRun<Position>): StepWords {
  const { id, goal } = stepInView(run);
  const own = carried(wording.text, run.lesson)?.steps[id];
  if (own !== undefined) return own;
  const say = sayer(wording, run.lesson);
  const answers = goal.type === 'judge' || goal.type === 'count' ? goal.answers : [];
  return {
    text: say(`steps.${id}.text`),
    task: say(`steps.${id}.task`),
    hint: say(`steps.${id}.hint`),
    right: say(`steps.${id}.right`),
    answers: Object.fromEntries(answers.map((code) => [code, say(`steps.${id}.answers.${code}`)])),
  };
}

/** The words that a lesson carries, in the language on show or in one that there is. */
function carried({ language }: Text, { words }: Lesson): LessonWords | null {
  if (words === null) return null;
  return words[language] ?? Object.values(words)[0] ?? null;
}

function sayer<Position>({ game, text }: Wording<Position>, { id }: Lesson): (key: string) => string {
  const facts: Readonly<Record<string, Fact>> = Object.fromEntries([
    ...game.board.regionIds.map((region) => [region, regionFact(region)] as const),
    ...game.figures.map((figure) => [figure.id, { kind: 'figure', id: figure.id } as const] as const),
  ]);
  return (key) => text.ui(`lessons.${game.id}.${id}.${key}`, facts);
}

export function lessonStepModel<Position>(
  wording: Wording<Position>,
  run: LessonRun<Position>,
  selected: readonly string[],
): LessonStepModel {
  const { text } = wording;
  const { goal } = stepInView(run);
  const words = stepWords(wording, run);
  const done = isStepDone(run);
  const numbers = goal.type === 'count' && !done ? Array.from({ length: MOST_COUNTED }, (_, at) => at + 1) : [];
  return {
    title: lessonWords(wording, run.lesson).title,
    step: run.at + 1,
    steps: run.lesson.steps.length,
    text: words.text,
    task: words.task,
    hint: showsHint(run) && words.hint !== undefined ? text.ui('lesson.hint', { hint: words.hint }) : null,
    feedback: run.feedback && feedbackModel(wording, run, run.feedback, words),
    done,
    answers:
      goal.type === 'judge' && !done
        ? goal.answers.map((code) => ({ code, label: words.answers?.[code] ?? text.ui('lesson.yes') }))
        : [],
    numbers,
    figures: done || isDeadEnd(run) ? [] : choosable(wording, run, selected),
  };
}

/** Those of the step who stand on the map and have not come where they should. */
function choosable<Position>(
  { game, text }: Wording<Position>,
  run: LessonRun<Position>,
  selected: readonly string[],
): LessonStepModel['figures'] {
  const { goal } = stepInView(run);
  const places = game.places(run.moment.position);
  const shown = (id: string, pressed: boolean) => ({ id, name: text.figureShort(id), pressed });
  if (goal.type === 'choose') return goal.among.map((id) => shown(id, run.found.includes(id)));
  if (goal.type !== 'arrive') return [];
  const onBoard = game.figures.filter(({ id }) => Object.hasOwn(goal.ends, id) && game.board.has(places.get(id) ?? ''));
  const away = onBoard.filter(({ id }) => !goal.ends[id]?.includes(places.get(id) ?? ''));
  return away.length < 2 && selected.length > 0 ? [] : away.map(({ id }) => shown(id, selected.includes(id)));
}

function feedbackModel<Position>(
  { game, text }: Wording<Position>,
  run: LessonRun<Position>,
  feedback: Feedback,
  words: StepWords,
): FeedbackModel {
  const told = (title: string, said: string | null, sentences: readonly Sentence[] = []): FeedbackModel => ({
    kind: feedback.kind,
    good: feedback.kind === 'right' || feedback.kind === 'found',
    title: text.ui(`lesson.${title}`),
    text: said,
    again:
      !['right', 'deadEnd'].includes(feedback.kind) &&
      (feedback.kind !== 'found' || stepInView(run).goal.type === 'arrive'),
    sentences,
  });
  switch (feedback.kind) {
    case 'right':
      return told('right', words.right);
    case 'found':
      return told('found', leftWords({ game, text }, run));
    case 'refused': {
      const [first] = feedback.messages;
      const card = told('wrong', null, first === undefined ? [] : [text.sentence(first)]);
      return { ...card, title: text.ui('lesson.refusedAt', { region: regionFact(feedback.region) }) };
    }
    case 'deadEnd':
      return told('deadEnd', text.ui('lesson.deadEndText', { figures: figuresFact(feedback.figures) }));
    case 'notAsked':
      return stepInView(run).goal.type === 'judge'
        ? told('wrong', text.ui('lesson.allowed'))
        : told('notAsked', text.ui('lesson.notAskedText'));
    case 'nobody':
      return told('nobody', text.ui('lesson.nobodyText'));
    case 'wrong':
      return told('wrong', wrongWords(text, run, feedback, words));
  }
}

function wrongWords<Position>(
  text: Text,
  run: LessonRun<Position>,
  { region, number }: Extract<Feedback, { kind: 'wrong' }>,
  { answers = {} }: StepWords,
): string {
  const { goal } = stepInView(run);
  if (goal.type === 'judge') return text.ui('lesson.wrongReason');
  if (goal.type === 'count' && number !== null) {
    return answers[number] ?? text.ui(`lesson.wrongNumber.${goal.what}`, { number });
  }
  return region === null
    ? text.ui('lesson.wrongFigure')
    : text.ui('lesson.wrongRegion', { region: regionFact(region) });
}

function leftWords<Position>({ game, text }: Wording<Position>, run: LessonRun<Position>): string {
  const { goal } = stepInView(run);
  const { moment, found } = run;
  if (goal.type === 'mark') {
    const { regions } = game.judge(moment.position, goal.figures, moment.turn);
    const count = [...regions.values()].filter(({ legal }) => legal).length - found.length;
    return text.ui('lesson.left', { count });
  }
  return text.ui(goal.type === 'choose' ? 'lesson.leftFigures' : 'lesson.onTheWay');
}
