// From a lesson file to a lesson that can be played: every id exists, every goal can be reached, every wrong try is
// refused for the reason that it names. Never throws, whatever the input.
import { failure, isNonEmpty, type Result, success } from '../base/result.ts';
import type { Game } from '../movement/game.ts';
import { figuresOf } from './goal.ts';
import type { Goal, Lesson, LessonIssue, LessonStep } from './lesson.ts';
import { momentOf, type StepMoment } from './moment.ts';
import { issue, MOST_ISSUES, parseLesson } from './parse-lesson.ts';
import { hasCode, LEGAL } from './reason-code.ts';
import { solve } from './solve.ts';
import { verdictAt } from './verdict-at.ts';

/** Plays the lesson through, which takes a few hundredths of a second: for one lesson, not for a whole course. */
export function readLesson<Position>(game: Game<Position>, input: unknown): Result<Lesson, LessonIssue> {
  const parsed = parseLesson(game.id, input);
  if (!parsed.ok) return parsed;
  const lesson = parsed.value;
  const issues = [
    ...lesson.steps.flatMap((step, at) => stepIssues(game, step, `/steps/${at}`)),
    ...twice(lesson.steps),
    ...missing(lesson.rules, (id) => game.rules.includes(id)).map((id) =>
      issue('unknownRule', `/rules/${lesson.rules.indexOf(id)}`, id),
    ),
    ...wordIssues(lesson),
  ].slice(0, MOST_ISSUES);
  return isNonEmpty(issues) ? failure(issues) : success(lesson);
}

function stepIssues<Position>(game: Game<Position>, step: LessonStep, path: string): readonly LessonIssue[] {
  const unknown = unknownIds(game, step, path);
  if (unknown.length > 0) return unknown;
  const moment = momentOf(game, step);
  if (!moment.ok) return [issue(moment.code, `${path}/${moment.code === 'badPosition' ? 'position' : 'moves'}`)];
  const tries = step.tries.flatMap(({ figures, to, code }, at) => {
    const verdict = verdictAt(game, moment, figures, to);
    if (verdict.legal) return [issue('tryIsLegal', `${path}/tries/${at}`)];
    return verdict.messages.some((message) => hasCode(message, code))
      ? []
      : [issue('otherReason', `${path}/tries/${at}/code`, code)];
  });
  return [...reachIssues(game, step, moment, path), ...tries];
}

function reachIssues<Position>(
  game: Game<Position>,
  step: LessonStep,
  moment: StepMoment<Position>,
  path: string,
): readonly LessonIssue[] {
  return solve(game, step, moment) === null ? [issue('goalOutOfReach', `${path}/goal`)] : [];
}

function unknownIds<Position>(game: Game<Position>, step: LessonStep, path: string): readonly LessonIssue[] {
  const known = new Set(game.figures.map(({ id }) => id));
  const figures: readonly string[] = [
    ...figuresOf(step.goal),
    ...step.selected,
    ...step.moves.flatMap((move) => move.figures),
    ...step.tries.flatMap((one) => one.figures),
  ];
  const regions = [...regionsOf(step.goal), ...step.moves.map(({ to }) => to), ...step.tries.map(({ to }) => to)];
  const isAction = step.action === null || game.actions.some(({ id }) => id === step.action);
  return [
    ...missing(figures, (id) => known.has(id)).map((id) => issue('unknownFigure', path, id)),
    ...missing(regions, (id) => game.board.has(id)).map((id) => issue('unknownRegion', path, id)),
    ...(isAction ? [] : [issue('unknownAction', `${path}/action`, step.action)]),
  ];
}

function missing(ids: readonly string[], isKnown: (id: string) => boolean): readonly string[] {
  return [...new Set(ids)].filter((id) => !isKnown(id));
}

function regionsOf(goal: Goal): readonly string[] {
  if (goal.type === 'arrive') return Object.values(goal.ends).flat();
  if (goal.type === 'tap') return goal.regions;
  return goal.type === 'mark' ? [] : [goal.to];
}

function twice(steps: readonly LessonStep[]): readonly LessonIssue[] {
  const ids = steps.map(({ id }) => id);
  return ids.flatMap((id, at) => (ids.indexOf(id) === at ? [] : [issue('stepTwice', `/steps/${at}/id`, id)]));
}

/** Words that a lesson carries must be whole. */
function wordIssues({ steps, words }: Lesson): readonly LessonIssue[] {
  return Object.entries(words ?? {}).flatMap(([language, { steps: told }]) =>
    steps.flatMap(({ id, goal }) => {
      const path = `/words/${language}/steps/${id}`;
      const step = Object.hasOwn(told, id) ? told[id] : undefined;
      if (step === undefined) return [issue('wordsMissing', path)];
      const isAnswered = goal.type === 'judge' || goal.type === 'count';
      const answers = isAnswered ? goal.answers.map(String).filter((code) => code !== LEGAL) : [];
      return answers
        .filter((code) => !Object.hasOwn(step.answers ?? {}, code))
        .map((code) => issue('wordsMissing', `${path}/answers/${code}`));
    }),
  );
}
