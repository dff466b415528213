// Plays one lesson on the board: hands in what the learner does and puts what comes of it on show.
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Course, lessonAfter } from '../../learning/course.ts';
import type { Lesson } from '../../learning/lesson.ts';
import {
  type Answer,
  answerStep,
  beginLesson,
  isDeadEnd,
  isLastStep,
  isStepDone,
  type LessonRun,
  nextStep,
  stepInView,
  takeBack,
  tryAgain,
} from '../../learning/lesson-run.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { type Attempt, beginExercise, type RunningExercise } from '../exercise.ts';
import { focusSoon } from '../focus.ts';
import type { OtherAddress, OtherPanel } from '../state/store.ts';
import { regionsInStep, stageOf } from './lesson-stage.ts';

export interface LessonPlayer<Position> {
  /** Null while no lesson is on. */
  readonly run: ReadonlySignal<LessonRun<Position> | null>;
  /** The last step is done and the lesson is closed. */
  readonly isOver: ReadonlySignal<boolean>;
  /** `address`: what it shows meanwhile. */
  begin(lesson: Lesson, panel: OtherPanel, address?: OtherAddress): Promise<void>;
  answer(answer: Answer): void;
  again(): void;
  /** Takes back the move that led nowhere. */
  takeBack(): void;
  next(): void;
  /** The lesson after the one that is on; null where it is the last. */
  following(): Lesson | null;
  leave(): void;
}

interface PlayerSources<Position> extends Pick<DialogSources<Position>, 'game' | 'store' | 'keeping' | 'showRegion'> {
  readonly course: Course;
  onDone(lesson: Lesson): void;
  /** The own game is back. */
  onEnd(): void;
}

export function createLessonPlayer<Position>(sources: PlayerSources<Position>): LessonPlayer<Position> {
  const { game, store, course, showRegion } = sources;
  const run = signal<LessonRun<Position> | null>(null);
  const isOver = signal(false);
  let exercise: RunningExercise<Position> | null = null;

  function show(next: LessonRun<Position>, chosen: readonly string[]): void {
    run.value = next;
    exercise?.stage(stageOf(game, next, chosen));
    const { goal } = stepInView(next);
    // The way there is part of the answer.
    if (isStepDone(next) && 'to' in goal) store.dispatch({ type: 'point', region: goal.to });
  }

  function open(next: LessonRun<Position>): void {
    isOver.value = false;
    show(next, stepInView(next).selected);
    const regions = regionsInStep(game, next);
    // The panel finds its place by the next drawing, and the map its size after that.
    requestAnimationFrame(() => requestAnimationFrame(() => showRegion(...regions)));
    focusSoon('.lesson-task');
  }

  function answer(given: Answer): void {
    const before = run.peek();
    if (before === null) return;
    const next = answerStep(game, before, given);
    if (next === before) return;
    const hasMoved = next.moment !== before.moment;
    const { goal } = stepInView(next);
    show(next, goal.type === 'choose' ? next.found : hasMoved ? [] : store.state.peek().selected);
    if (isDeadEnd(next)) focusSoon('.lesson-feedback .text-button');
    if (!isStepDone(next)) return;
    if (isLastStep(next)) sources.onDone(next.lesson);
    focusSoon('.lesson-body .text-button.main');
  }

  function onAttempt({ figures, region }: Attempt<Position>): boolean {
    const present = run.peek();
    if (present === null) return false;
    const { type } = stepInView(present).goal;
    answer(type === 'arrive' ? { type: 'go', figures, region } : { type: 'region', region });
    return true;
  }

  /** Figures are chosen as ever, but where choosing them is the answer. */
  function onFigures(figures: readonly string[]): boolean {
    const present = run.peek();
    if (present === null || stepInView(present).goal.type !== 'choose') return false;
    answer({ type: 'figures', figures });
    return true;
  }

  return {
    run,
    isOver,
    async begin(lesson, panel, address) {
      const first = beginLesson(game, lesson);
      const { selected } = stepInView(first);
      const begun = await beginExercise(sources, {
        stage: stageOf(game, first, selected),
        ...panel,
        address,
        onAttempt,
        onFigures,
        onEnd() {
          run.value = null;
          exercise = null;
          sources.onEnd();
        },
      });
      exercise = begun;
      open(first);
    },
    answer,
    again() {
      const present = run.peek();
      if (present !== null) open(tryAgain(game, present));
    },
    takeBack() {
      const present = run.peek();
      if (present !== null) open(takeBack(present));
    },
    next() {
      const present = run.peek();
      if (present === null) return;
      if (isLastStep(present)) {
        isOver.value = true;
        focusSoon('.lesson-over');
      } else open(nextStep(game, present));
    },
    following() {
      const present = run.peek();
      return present && lessonAfter(course, present.lesson.id);
    },
    leave: () => exercise?.end(),
  };
}
