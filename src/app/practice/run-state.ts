// One exercise while it is answered: what is marked or chosen so far, and what came of it. Nobody changes it in place.
import type { Game } from '../../movement/game.ts';
import { checkAnswer, type Feedback } from '../../practice/check.ts';
import type { Answer, Exercise, Grouping } from '../../practice/exercise.ts';

export interface RunState<Position> {
  readonly exercise: Exercise<Position>;
  /** Regions marked, or entered one after the other. */
  readonly regions: readonly string[];
  readonly choice: number | null;
  readonly number: number;
  readonly grouping: Grouping;
  /** Null until the answer was checked. */
  readonly feedback: Feedback | null;
  /** The answer was given on an earlier visit. */
  readonly isEarlier: boolean;
  /** The region whose reason is read; null for none. */
  readonly told: string | null;
}

export const NUMBERS = { least: 1, most: 12 } as const;

export function beginRun<Position>(exercise: Exercise<Position>): RunState<Position> {
  const { figures, origin } = exercise;
  const grouping = Object.fromEntries(figures.map((figure) => [figure, origin ?? '']));
  const blank = { regions: [], choice: null, number: NUMBERS.least, feedback: null, isEarlier: false, told: null };
  return { exercise, grouping, ...blank };
}

/** The exercise as it stood once that answer was given; null where it is none to this exercise. */
export function answeredRun<Position>(
  game: Game<Position>,
  exercise: Exercise<Position>,
  answer: Answer,
): RunState<Position> | null {
  if (!isAnswerTo(game, exercise, answer)) return null;
  const { kind: _kind, ...given } = answer;
  return check(game, { ...beginRun(exercise), ...given, isEarlier: true });
}

function isAnswerTo<Position>(game: Game<Position>, { task, figures }: Exercise<Position>, answer: Answer): boolean {
  if (answer.kind !== task.kind) return false;
  const areRegions = (ids: readonly string[]): boolean => ids.every((id) => game.board.has(id));
  if ('regions' in answer) return answer.regions.length > 0 && areRegions(answer.regions);
  if (answer.kind === 'why') return task.kind === 'why' && task.choices[answer.choice] !== undefined;
  if (answer.kind !== 'groups') return true;
  const isEach = figures.every((figure) => Object.hasOwn(answer.grouping, figure));
  return isEach && Object.keys(answer.grouping).length === figures.length && areRegions(Object.values(answer.grouping));
}

/** A region was tapped: marked or unmarked, the next one of the way, or, once all is said, asked about. */
export function tapRegion<Position>(state: RunState<Position>, region: string): RunState<Position> {
  const { exercise, feedback, regions } = state;
  if (feedback !== null) return { ...state, told: region };
  const { kind } = exercise.task;
  if ((kind !== 'mark' && kind !== 'way') || region === exercise.origin) return state;
  const at = regions.indexOf(region);
  if (at < 0) return { ...state, regions: [...regions, region] };
  // A way is taken back from its end: what came after goes too.
  return { ...state, regions: kind === 'way' ? regions.slice(0, at) : regions.toSpliced(at, 1) };
}

export function clearRegions<Position>(state: RunState<Position>): RunState<Position> {
  return state.feedback === null ? { ...state, regions: [] } : state;
}

export function choose<Position>(state: RunState<Position>, choice: number): RunState<Position> {
  return state.feedback === null ? { ...state, choice } : state;
}

export function setNumber<Position>(state: RunState<Position>, number: number): RunState<Position> {
  if (state.feedback !== null) return state;
  return { ...state, number: Math.min(NUMBERS.most, Math.max(NUMBERS.least, number)) };
}

export function send<Position>(state: RunState<Position>, figure: string, region: string): RunState<Position> {
  return state.feedback === null ? { ...state, grouping: { ...state.grouping, [figure]: region } } : state;
}

/** The answer as it stands; null where there is none yet. */
export function answerOf<Position>({ exercise, regions, choice, number, grouping }: RunState<Position>): Answer | null {
  const { kind } = exercise.task;
  switch (kind) {
    case 'mark':
    case 'way':
      return regions.length === 0 ? null : { kind, regions };
    case 'why':
      return choice === null ? null : { kind, choice };
    case 'length':
    case 'moves':
      return { kind, number };
    case 'groups':
      return { kind, grouping };
  }
}

/** With what came of the answer, and the reason of the region that was asked about. */
export function check<Position>(game: Game<Position>, state: RunState<Position>): RunState<Position> {
  const answer = answerOf(state);
  if (answer === null || state.feedback !== null) return state;
  const { task } = state.exercise;
  const feedback = checkAnswer(game, state.exercise, answer);
  const worst = feedback.regions.find(({ outcome }) => outcome !== 'right')?.region ?? null;
  return { ...state, feedback, told: 'region' in task ? task.region : worst };
}
