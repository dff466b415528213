// An exercise in words, and what is marked of it on the map.
import type { Game, RegionJudgement } from '../../movement/game.ts';
import type { Tell } from '../../movement/practice.ts';
import type { Outcome } from '../../practice/check.ts';
import type { Exercise, Task } from '../../practice/exercise.ts';
import { goersTo } from '../../practice/tasks/groups.ts';
import type { Sentence, Text } from '../../text/text.ts';
import type { Mark } from '../../view/map-state.ts';
import { actionName } from '../model/action-name.ts';
import { figuresFact, regionFact } from '../model/chips.ts';
import type { RunState } from './run-state.ts';

export interface Words<Position> {
  readonly game: Game<Position>;
  readonly text: Text;
}

export interface QuestionModel {
  readonly question: string;
  /** What one must know besides the map. */
  readonly facts: readonly string[];
  readonly orders: readonly string[];
  readonly choices: readonly string[];
}

/** How they set out, where it changes the answer: a question must be whole without the name of its topic. */
type Manner = 'Entry' | 'Separation' | 'Action' | '';

export function mannerOf<Position>(
  game: Game<Position>,
  { origin, turn, position, figures }: Exercise<Position>,
): Manner {
  if (origin === null) return 'Entry';
  if (turn !== null) return 'Action';
  const places = game.places(position);
  // Off the board, yet they set out from a region of it.
  return figures.some((figure) => !game.board.has(places.get(figure) ?? '')) ? 'Separation' : '';
}

function questionKey<Position>(game: Game<Position>, exercise: Exercise<Position>): string {
  const { task } = exercise;
  const kind = task.kind === 'mark' && !task.legal ? 'markClosed' : task.kind;
  return `practice.ask.${kind}${mannerOf(game, exercise)}`;
}

export function questionModel<Position>({ game, text }: Words<Position>, exercise: Exercise<Position>): QuestionModel {
  const { task, figures, origin, turn, tells } = exercise;
  const facts = {
    figures: figuresFact(figures),
    ...(origin === null ? {} : { origin: regionFact(origin) }),
    ...('region' in task ? { region: regionFact(task.region) } : {}),
  };
  const by = turn === null ? {} : { action: actionName({ game, text }, turn.action) };
  return {
    question: text.ui(questionKey(game, exercise), { ...facts, ...by }),
    facts: tells.map((tell) => tellText(text, tell)),
    orders:
      task.kind === 'groups'
        ? task.orders.map(({ region, count }) => text.ui('practice.order', { count, region: regionFact(region) }))
        : [],
    choices: task.kind === 'why' ? task.choices.map((choice) => choiceText(text, choice)) : [],
  };
}

/** A number among the facts picks the plural form. */
function tellText(text: Text, { key, facts }: Tell): string {
  const plain = Object.entries(facts).map(
    ([name, fact]) => [name, fact.kind === 'number' ? fact.value : fact] as const,
  );
  return text.ui(`practice.tells.${key}`, Object.fromEntries(plain));
}

function choiceText(text: Text, { legal, message }: Extract<Task, { kind: 'why' }>['choices'][number]): string {
  if (message === null) return text.ui('practice.plainYes');
  return text.ui(legal ? 'practice.yes' : 'practice.no', { reason: text.sentence(message).text });
}

/** What is right, in words; none where the map and the lists say it all. */
export function answerLines<Position>(
  { game, text }: Words<Position>,
  { task, position, figures, turn, origin }: Exercise<Position>,
): readonly string[] {
  switch (task.kind) {
    case 'mark':
      return [text.list(task.regions.map((region) => text.region(region)))];
    case 'why': {
      const choice = task.choices[task.answer];
      return choice === undefined ? [] : [choiceText(text, choice)];
    }
    case 'way':
    case 'length': {
      const route = game.judge(position, figures, turn).regions.get(task.region)?.route ?? [];
      const way = route.map((region) => text.region(region)).join(' → ');
      return [text.ui('practice.answerLength', { count: task.distance, way })];
    }
    case 'moves':
      return [text.ui('practice.answerMoves', { count: task.moves })];
    case 'groups': {
      const [first = {}, ...others] = task.answers;
      const lines = task.orders.map(({ region }) =>
        text.ui('practice.answerGroup', { figures: figuresFact(goersTo(first, region)), region: regionFact(region) }),
      );
      const stay = origin === null ? [] : goersTo(first, origin);
      const more = others.length === 0 ? [] : [text.ui('practice.otherAnswers', { count: others.length })];
      const staying = stay.length === 0 ? [] : [text.ui('practice.answerStay', { figures: figuresFact(stay) })];
      return [...lines, ...staying, ...more];
    }
  }
}

export interface ReasonModel {
  readonly region: string;
  readonly legal: boolean;
  readonly title: string;
  readonly sentences: readonly Sentence[];
  readonly distance: string | null;
}

/** Why a region is legal or not for all of them, or for those who were sent there. */
export function reasonModel<Position>(
  { game, text }: Words<Position>,
  { exercise, grouping }: Pick<RunState<Position>, 'exercise' | 'grouping'>,
  region: string,
): ReasonModel {
  const { position, turn, task } = exercise;
  const sent = task.kind === 'groups' ? goersTo(grouping, region) : [];
  const figures = sent.length > 0 ? sent : exercise.figures;
  const verdict: RegionJudgement | undefined = game.judge(position, figures, turn).regions.get(region);
  if (verdict === undefined) {
    return { region, legal: true, title: text.ui('practice.isOrigin'), sentences: [], distance: null };
  }
  const { legal, distance, messages } = verdict;
  return {
    region,
    legal,
    title: text.ui(legal ? 'practice.legal' : 'practice.refused', { region: regionFact(region) }),
    sentences: messages.map((message) => text.sentence(message)),
    distance: distance === null ? null : text.ui('practice.distance', { count: distance }),
  };
}

const MARKS_OF: Readonly<Record<Outcome, Mark>> = { right: 'reachable', missed: 'in-2', wrong: 'blocked' };

/** The regions that are asked about or marked; and after the check what became of them. */
export function marksOf<Position>(
  { game }: Pick<Words<Position>, 'game'>,
  { exercise, regions, feedback }: RunState<Position>,
): ReadonlyMap<string, readonly Mark[]> {
  const { task, position, figures, turn } = exercise;
  const marks = new Map<string, Mark[]>();
  const add = (region: string, mark: Mark): void => void marks.set(region, [...(marks.get(region) ?? []), mark]);
  if (feedback === null) {
    for (const region of regions) add(region, task.kind === 'way' ? 'in-2' : 'second');
    if ('region' in task) add(task.region, 'second');
    if (task.kind === 'groups') for (const { region } of task.orders) add(region, 'second');
    return marks;
  }
  // Of a region that is only asked about the map shows the truth, whatever was answered.
  if (task.kind === 'why') add(task.region, task.choices[task.answer]?.legal ? 'reachable' : 'blocked');
  else if (task.kind === 'length' || task.kind === 'moves') add(task.region, 'second');
  else for (const { region, outcome } of feedback.regions) add(region, MARKS_OF[outcome]);
  if (task.kind === 'way' || task.kind === 'length') {
    const route = game.judge(position, figures, turn).regions.get(task.region)?.route ?? [];
    for (const region of route.slice(1)) add(region, 'path');
  }
  return marks;
}

/** The regions that are to be in view: all that they might think of, and not only what is right; null for the board. */
export function regionsInPlay<Position>(
  { game }: Pick<Words<Position>, 'game'>,
  { origin, position, figures, turn, task }: Exercise<Position>,
): readonly string[] | null {
  const { range } = game.judge(position, figures, turn);
  if (origin === null || typeof range !== 'number') return null;
  let near: ReadonlySet<string> = new Set([origin]);
  for (let steps = 0; steps < range; steps++) {
    near = new Set([...near].flatMap((region) => [region, ...game.board.neighbours(region)]));
  }
  return [...near, ...('region' in task ? [task.region] : [])];
}
