// How a step looks on the map: who is chosen, what is lit, and which regions it speaks of.
import { figuresOf } from '../../learning/goal.ts';
import type { Goal } from '../../learning/lesson.ts';
import { isDeadEnd, isStepDone, type LessonRun, showsHint, stepInView } from '../../learning/lesson-run.ts';
import { destinationsOf } from '../../learning/solve.ts';
import type { Game } from '../../movement/game.ts';
import type { Mark } from '../../view/map-state.ts';
import type { Stage } from '../exercise.ts';

/** More marks would give the answer away, or tell nothing. */
const MOST_MARKED = 3;

export function stageOf<Position>(
  game: Game<Position>,
  run: LessonRun<Position>,
  chosen: readonly string[],
): Stage<Position> {
  const { goal, help } = stepInView(run);
  const { position, turn } = run.moment;
  const done = isStepDone(run);
  const isStuck = isDeadEnd(run);
  const shows = goal.type === 'arrive' ? showsHint(run) : done && goal.type !== 'tap' && goal.type !== 'choose';
  return {
    position,
    turn,
    selected: (done && goal.type === 'arrive') || isStuck ? [] : chosen,
    help: shows ? 'why' : help,
    fixed: done || isStuck || isFixed(game, run, goal),
    marks: marksOf(game, run),
  };
}

/** Where nobody is to be chosen on the map, who is chosen stays so. */
function isFixed<Position>(game: Game<Position>, run: LessonRun<Position>, goal: Goal): boolean {
  if (goal.type === 'choose') return false;
  if (goal.type !== 'arrive') return true;
  const places = game.places(run.moment.position);
  return Object.keys(goal.ends).every((figure) => !game.board.has(places.get(figure) ?? ''));
}

function marksOf<Position>(game: Game<Position>, run: LessonRun<Position>): ReadonlyMap<string, readonly Mark[]> {
  const { goal } = stepInView(run);
  const { feedback, found } = run;
  const marks = new Map<string, readonly Mark[]>();
  if (goal.type === 'mark') for (const region of found) marks.set(region, ['reachable']);
  const targets = targetsOf(game, run);
  if (targets.length <= MOST_MARKED || showsHint(run)) for (const region of targets) marks.set(region, ['selected']);
  const isNo = feedback?.kind === 'refused' || feedback?.kind === 'wrong';
  const refused = isNo ? feedback.region : null;
  if (refused !== null) marks.set(refused, [...(marks.get(refused) ?? []), 'blocked']);
  return marks;
}

/** The regions that the task names, as far as nobody has come there yet. */
function targetsOf<Position>(game: Game<Position>, run: LessonRun<Position>): readonly string[] {
  const { goal } = stepInView(run);
  const places = game.places(run.moment.position);
  if (goal.type === 'arrive') {
    const away = Object.entries(goal.ends).filter(([figure, ends]) => !ends.includes(places.get(figure) ?? ''));
    return [...new Set(away.flatMap(([, ends]) => ends))];
  }
  if (goal.type === 'tap' || goal.type === 'mark') return [];
  const isMeasured = goal.type === 'count' && goal.what === 'range';
  return isMeasured ? [] : [goal.to];
}

/** What has to be in sight when the step begins. */
export function regionsInStep<Position>(game: Game<Position>, run: LessonRun<Position>): readonly string[] {
  const { goal, selected } = stepInView(run);
  const { position, turn } = run.moment;
  const places = game.places(position);
  const figures = goal.type === 'tap' ? selected : figuresOf(goal);
  // Nobody has no origin, and the rules are asked about somebody only.
  // Those whom the action does not move set out from nowhere in it, yet they stand somewhere.
  const origin =
    figures.length === 0 ? null : (game.judge(position, figures, turn).origin ?? game.judge(position, figures).origin);
  const standing = figures.map((figure) => places.get(figure) ?? '').filter((place) => game.board.has(place));
  const named = goal.type === 'mark' ? destinationsOf(game, goal.figures, run.moment) : targetsOf(game, run);
  const around =
    goal.type === 'tap' ? goal.regions.flatMap((region) => [region, ...game.board.neighbours(region)]) : [];
  return [...new Set([...standing, ...(origin === null ? [] : [origin]), ...named, ...around])];
}
