// Going through a lesson, answer by answer. Pure: the page shows a run and hands in what the learner does.
import { invariant } from '../base/assert.ts';
import type { Game } from '../movement/game.ts';
import type { Message } from '../movement/message.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { momentOf, type StepMoment } from './moment.ts';
import { LEGAL } from './reason-code.ts';
import { countOf, destinationsOf, isTrue, stranded } from './solve.ts';
import { isThere, verdictAt } from './verdict-at.ts';

/** What the learner does. */
export type Answer =
  /** Chosen figures are sent to a region; nobody where a region is tapped with nobody chosen. */
  | { readonly type: 'go'; readonly figures: readonly string[]; readonly region: string }
  | { readonly type: 'region'; readonly region: string }
  /** A token, which may be a stack of equals. */
  | { readonly type: 'figures'; readonly figures: readonly string[] }
  /** The code of a reason, or `legal`. */
  | { readonly type: 'reason'; readonly code: string }
  | { readonly type: 'number'; readonly value: number };

/** What became of the last answer. */
export type Feedback =
  /** The step is done; with what a move brings with it. */
  | { readonly kind: 'right'; readonly messages: readonly Message[] }
  /** One of several that are wanted. */
  | { readonly kind: 'found' }
  /** The rules say no, and why; the first reason is the most instructive one. */
  | {
      readonly kind: 'refused';
      readonly figures: readonly string[];
      readonly region: string;
      readonly messages: readonly Message[];
    }
  /** The rules allow it, but it is not what the step asks for. */
  | { readonly kind: 'notAsked'; readonly figures: readonly string[]; readonly region: string }
  /** The move is legal and asked for, but by it these can come where they should no more. */
  | { readonly kind: 'deadEnd'; readonly figures: readonly string[] }
  /** Figures have to be chosen first. */
  | { readonly kind: 'nobody' }
  /** Not what the step asks for, whatever the rules say. */
  | { readonly kind: 'wrong'; readonly region: string | null; readonly number: number | null };

export interface LessonRun<Position> {
  readonly lesson: Lesson;
  /** Index of the step. */
  readonly at: number;
  /** The board as it stands in the step. */
  readonly moment: StepMoment<Position>;
  /** As it stood before the move after which the goal is out of reach; null while it is within reach. */
  readonly wayOut: StepMoment<Position> | null;
  /** Regions or figures that were found so far. */
  readonly found: readonly string[];
  readonly misses: number;
  readonly feedback: Feedback | null;
}

/** After so many misses the learner gets the hint. */
const MISSES_BEFORE_HINT = 2;

/** For lessons that were read by `readLesson` alone: others may hold steps that cannot be played, and throw. */
export function beginLesson<Position>(game: Game<Position>, lesson: Lesson, at = 0): LessonRun<Position> {
  const step = lesson.steps[at] ?? lesson.steps[0];
  const moment = momentOf(game, step);
  invariant(moment.ok, `the step ${step.id} of ${lesson.id} cannot be played: expected a lesson of readLesson`);
  const { position, turn } = moment;
  const fresh = { wayOut: null, found: [], misses: 0, feedback: null };
  return { lesson, at: lesson.steps.indexOf(step), moment: { position, turn }, ...fresh };
}

export function stepInView<Position>({ lesson, at }: LessonRun<Position>): LessonStep {
  return lesson.steps[at] ?? lesson.steps[0];
}

export function isStepDone<Position>({ feedback }: LessonRun<Position>): boolean {
  return feedback?.kind === 'right';
}

export function isLastStep<Position>({ lesson, at }: LessonRun<Position>): boolean {
  return at === lesson.steps.length - 1;
}

export function showsHint<Position>(run: LessonRun<Position>): boolean {
  return run.misses >= MISSES_BEFORE_HINT && !isStepDone(run);
}

/** The step from its beginning; what was missed stays counted. */
export function tryAgain<Position>(game: Game<Position>, run: LessonRun<Position>): LessonRun<Position> {
  return { ...beginLesson(game, run.lesson, run.at), misses: run.misses };
}

/** Nothing counts until the last move is taken back. */
export function isDeadEnd<Position>({ wayOut }: LessonRun<Position>): boolean {
  return wayOut !== null;
}

/** Without the move that led nowhere; the same where there is none. */
export function takeBack<Position>(run: LessonRun<Position>): LessonRun<Position> {
  return run.wayOut === null ? run : { ...run, moment: run.wayOut, wayOut: null, feedback: null };
}

/** The next step; the same where it is the last. */
export function nextStep<Position>(game: Game<Position>, run: LessonRun<Position>): LessonRun<Position> {
  return isLastStep(run) ? run : beginLesson(game, run.lesson, run.at + 1);
}

/** The run after an answer. An answer that has nothing to do with the step, or comes after its end, changes nothing. */
export function answerStep<Position>(
  game: Game<Position>,
  run: LessonRun<Position>,
  answer: Answer,
): LessonRun<Position> {
  if (isStepDone(run) || isDeadEnd(run)) return run;
  const { goal } = stepInView(run);
  switch (goal.type) {
    case 'arrive':
      return answer.type === 'go' ? go(game, run, goal, answer) : run;
    case 'mark':
      return answer.type === 'region' ? markRegion(game, run, goal.figures, answer.region) : run;
    case 'choose':
      return answer.type === 'figures' ? chooseFigure(game, run, goal, answer.figures) : run;
    case 'tap':
      if (answer.type !== 'region') return run;
      return goal.regions.includes(answer.region) ? right(run, []) : missed(run, wrong(answer.region));
    case 'judge':
      return answer.type === 'reason' ? judge(game, run, goal, answer.code) : run;
    case 'count':
      if (answer.type !== 'number') return run;
      return countOf(game, goal, run.moment) === answer.value ? right(run, []) : missed(run, wrong(null, answer.value));
  }
}

type GoalOf<Type> = Extract<LessonStep['goal'], { type: Type }>;

function go<Position>(
  game: Game<Position>,
  run: LessonRun<Position>,
  { ends }: GoalOf<'arrive'>,
  { figures, region }: Extract<Answer, { type: 'go' }>,
): LessonRun<Position> {
  const { moment } = run;
  if (figures.length === 0) return { ...run, feedback: { kind: 'nobody' } };
  if (isThere(game, moment, figures, region)) return run;
  const { legal, messages } = verdictAt(game, moment, figures, region);
  if (!legal) return missed(run, { kind: 'refused', figures, region, messages });
  const isAsked = figures.every((figure) => Object.hasOwn(ends, figure) && ends[figure]?.includes(region));
  const played = game.play(moment.position, figures, region, moment.turn);
  if (!isAsked || !played.legal) return missed(run, { kind: 'notAsked', figures, region });
  const turn = moment.turn && { ...moment.turn, moves: [...moment.turn.moves, { figures, to: region }] };
  const moved = { ...run, moment: { position: played.position, turn } };
  const places = game.places(played.position);
  const isDone = Object.entries(ends).every(([figure, regions]) => regions.includes(places.get(figure) ?? ''));
  if (isDone) return right(moved, messages);
  const lost = stranded(game, ends, moved.moment);
  if (lost.length > 0) return { ...missed(moved, { kind: 'deadEnd', figures: lost }), wayOut: moment };
  return { ...moved, feedback: { kind: 'found' } };
}

function markRegion<Position>(
  game: Game<Position>,
  run: LessonRun<Position>,
  figures: readonly string[],
  region: string,
): LessonRun<Position> {
  if (isThere(game, run.moment, figures, region)) return run;
  const { legal, messages } = verdictAt(game, run.moment, figures, region);
  if (!legal) return missed(run, { kind: 'refused', figures, region, messages });
  return find(run, region, destinationsOf(game, figures, run.moment));
}

function chooseFigure<Position>(
  game: Game<Position>,
  run: LessonRun<Position>,
  { among, to }: GoalOf<'choose'>,
  tapped: readonly string[],
): LessonRun<Position> {
  const figure = tapped.find((one) => among.includes(one) && !run.found.includes(one)) ?? tapped[0];
  if (figure === undefined || run.found.includes(figure)) return run;
  if (!among.includes(figure)) return missed(run, wrong(null));
  const { legal, messages } = verdictAt(game, run.moment, [figure], to);
  if (!legal) return missed(run, { kind: 'refused', figures: [figure], region: to, messages });
  return find(
    run,
    figure,
    among.filter((one) => verdictAt(game, run.moment, [one], to).legal),
  );
}

function judge<Position>(
  game: Game<Position>,
  run: LessonRun<Position>,
  goal: GoalOf<'judge'>,
  code: string,
): LessonRun<Position> {
  const { figures, to: region } = goal;
  const { legal, messages } = verdictAt(game, run.moment, figures, region);
  if (isTrue(game, goal, run.moment, code)) return right(run, messages);
  if (code === LEGAL) return missed(run, { kind: 'refused', figures, region, messages });
  return missed(run, legal ? { kind: 'notAsked', figures, region } : wrong(region));
}

function find<Position>(run: LessonRun<Position>, one: string, wanted: readonly string[]): LessonRun<Position> {
  if (run.found.includes(one)) return run;
  const found = [...run.found, one];
  const next = { ...run, found };
  return wanted.every((each) => found.includes(each)) ? right(next, []) : { ...next, feedback: { kind: 'found' } };
}

function wrong(region: string | null, number: number | null = null): Feedback {
  return { kind: 'wrong', region, number };
}

function right<Position>(run: LessonRun<Position>, messages: readonly Message[]): LessonRun<Position> {
  return { ...run, feedback: { kind: 'right', messages } };
}

function missed<Position>(run: LessonRun<Position>, feedback: Feedback): LessonRun<Position> {
  return { ...run, misses: run.misses + 1, feedback };
}
