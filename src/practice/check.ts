// An answer judged: right or not, how much of it, and what was right, missed and wrong region by region.
import type { Game } from '../movement/game.ts';
import type { Answer, Exercise, Grouping, Task } from './exercise.ts';
import { goersTo, reachOf } from './tasks/groups.ts';

export type Outcome = 'right' | 'missed' | 'wrong';

export interface Feedback {
  readonly right: boolean;
  /** From 0 to 1: all or nothing but where several things are asked for. */
  readonly score: number;
  /** Regions that tell something about the answer, in alphabetical order. */
  readonly regions: readonly { readonly region: string; readonly outcome: Outcome }[];
}

/** Throws where the answer is to another kind of question. */
export function checkAnswer<Position>(game: Game<Position>, exercise: Exercise<Position>, answer: Answer): Feedback {
  const { task } = exercise;
  if (task.kind === 'mark' && answer.kind === 'mark') return checkMarked(task.regions, answer.regions);
  if (task.kind === 'why' && answer.kind === 'why') return whole(answer.choice === task.answer, [task.region]);
  if (task.kind === 'way' && answer.kind === 'way') {
    return whole(isShortestWay(game, exercise, task, answer.regions), answer.regions);
  }
  if (task.kind === 'length' && answer.kind === 'length') return whole(answer.number === task.distance, [task.region]);
  if (task.kind === 'moves' && answer.kind === 'moves') return whole(answer.number === task.moves, [task.region]);
  if (task.kind === 'groups' && answer.kind === 'groups') return checkGrouping(game, exercise, task, answer.grouping);
  throw new Error(`an answer of the kind ${answer.kind} to a question of the kind ${task.kind}`);
}

function whole(right: boolean, regions: readonly string[]): Feedback {
  const outcome = right ? 'right' : 'wrong';
  return { right, score: right ? 1 : 0, regions: [...regions].sort().map((region) => ({ region, outcome })) };
}

function checkMarked(asked: readonly string[], marked: readonly string[]): Feedback {
  const regions = [...new Set([...asked, ...marked])].sort().map((region) => {
    const isAsked = asked.includes(region);
    const isMarked = marked.includes(region);
    return { region, outcome: isAsked ? (isMarked ? ('right' as const) : ('missed' as const)) : ('wrong' as const) };
  });
  const found = regions.filter(({ outcome }) => outcome === 'right').length;
  return { right: found === regions.length, score: regions.length === 0 ? 1 : found / regions.length, regions };
}

/**
 * Whether regions, entered one after the other, are a shortest way: each across a passable border, each as far away as
 * its place in the list says, and none before the last one where the move ends.
 */
function isShortestWay<Position>(
  game: Game<Position>,
  { position, figures, turn, origin }: Exercise<Position>,
  { region, distance }: Extract<Task, { kind: 'way' | 'length' }>,
  way: readonly string[],
): boolean {
  if (way.length !== distance || way.at(-1) !== region) return false;
  const { regions } = game.judge(position, figures, turn);
  return way.every((entered, at) => {
    const before = at === 0 ? origin : way[at - 1];
    if (before == null || game.board.border(before, entered) !== 'passable') return false;
    const verdict = regions.get(entered);
    if (verdict?.legal !== true || verdict.distance !== at + 1) return false;
    return at === way.length - 1 || !verdict.marks.some((mark) => mark === 'stop' || mark === 'siege');
  });
}

function checkGrouping<Position>(
  game: Game<Position>,
  { position, turn, figures }: Exercise<Position>,
  { orders }: Extract<Task, { kind: 'groups' }>,
  grouping: Grouping,
): Feedback {
  const reaches = reachOf({ game, turn, situation: { position } });
  const own = Object.fromEntries(figures.map((figure) => [figure, grouping[figure] ?? '']));
  const regions = orders.map(({ region, count }) => {
    const goers = goersTo(own, region);
    const isMet = goers.length === count && reaches(goers, region);
    return { region, outcome: isMet ? ('right' as const) : ('wrong' as const) };
  });
  const met = regions.filter(({ outcome }) => outcome === 'right').length;
  return { right: met === regions.length, score: met / regions.length, regions };
}
