// Exercises held against the second opinion: the stated answer is right, whole and the only one, and it hangs on the
// rule of the topic.
import { describe, expect, test } from 'vitest';
import { present } from '../../src/base/assert.ts';
import { warOfTheRing as game } from '../../src/games/war-of-the-ring/index.ts';
import { PRACTICE } from '../../src/games/war-of-the-ring/practice/source.ts';
import { formatPositionJson } from '../../src/games/war-of-the-ring/state/format-position.ts';
import type { Position } from '../../src/games/war-of-the-ring/state/position.ts';
import type { Message } from '../../src/movement/message.ts';
import { DIFFICULTIES } from '../../src/movement/practice.ts';
import type { Choice, Exercise, Grouping, Task } from '../../src/practice/exercise.ts';
import { makeExercise } from '../../src/practice/generate.ts';
import { type AskedMove, findingsOf, reachesWithout, reachOf } from '../helpers/exercise-oracle.ts';
import type { Action, Cause, Note } from '../helpers/oracle/types.ts';

const SEEDS = Array.from({ length: 67 }, (_, number) => `seed ${number}`);
const MANY = 60_000;

type WarExercise = Exercise<Position>;

const TOPICS = PRACTICE.topics.map(({ id }) => id);
const exercises = new Map<string, readonly WarExercise[]>();

function exercisesOf(topic: string): readonly WarExercise[] {
  const known = exercises.get(topic);
  if (known !== undefined) return known;
  const made = DIFFICULTIES.flatMap((difficulty) =>
    SEEDS.map((seed) => makeExercise(game, PRACTICE, { topic, difficulty, seed })),
  );
  exercises.set(topic, made);
  return made;
}

function moveOf({ position, turn, figures }: WarExercise): AskedMove {
  return {
    position: formatPositionJson(position) as AskedMove['position'],
    action: actionOf(position, turn, figures),
    figures,
  };
}

function actionOf(position: Position, turn: WarExercise['turn'], figures: readonly string[]): Action {
  if (turn !== null) return { type: 'card', card: turn.action };
  const place = new Map(Object.entries(position.figures)).get(figures[0] ?? '');
  if (place === 'fellowship') return { type: 'separation' };
  return { type: place === 'outOfPlay' ? 'entry' : 'characterDie' };
}

/** What goes wrong with the stated answer; null where it is right and whole. */
function faultOf(exercise: WarExercise): string | null {
  const move = moveOf(exercise);
  const reach = reachOf(move);
  const { task } = exercise;
  switch (task.kind) {
    case 'mark': {
      const refused = game.board.regionIds.filter((region) => !reach.has(region) && region !== exercise.origin);
      const asked = task.legal ? [...reach.keys()] : refused;
      return same(task.regions, asked) ? null : `expected ${asked}`;
    }
    case 'why': {
      const codes = codesOf(findingsOf(move, task.region));
      const isLegal = reach.has(task.region);
      const right = task.choices.filter(
        ({ legal, message }) =>
          legal === isLegal && (message === null ? codes.length === 0 : codes.includes(codeOf(message))),
      );
      return right.length === 1 && right[0] === task.choices[task.answer] ? null : `${right.length} right answers`;
    }
    case 'way':
    case 'length': {
      const length = (reach.get(task.region)?.length ?? 0) - 1;
      return length === task.distance ? null : `expected ${length}`;
    }
    case 'moves': {
      const moves = fewestMoves(move, task.region);
      return moves === task.moves ? null : `expected ${moves}`;
    }
    case 'groups': {
      const right = rightGroupings(move, exercise.origin ?? '', task);
      return same(task.answers.map(spelled), right.map(spelled)) ? null : `expected ${right.map(spelled).join(' | ')}`;
    }
  }
}

const same = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify([...some].sort()) === JSON.stringify([...others].sort());

const spelled = (grouping: Grouping): string =>
  Object.entries(grouping)
    .map(([figure, region]) => `${figure}@${region}`)
    .sort()
    .join(' ');

function codesOf(findings: readonly (Cause | Note)[]): readonly string[] {
  return findings.map((finding) => {
    if ('condition' in finding) return `conditionMissing.${finding.condition}`;
    return 'how' in finding ? `${finding.code}.${finding.how}` : finding.code;
  });
}

/** The code that a message's key stands for. */
function codeOf({ key }: Message): string {
  const code = key.slice(key.indexOf('.') + 1);
  return code
    .replace('NoWay', '')
    .replace('mustStopMouth', 'mustStop')
    .replace(/^levelCountsAs.*/, 'levelCountsAs');
}

function fewestMoves(move: AskedMove, region: string): number {
  let frontier: readonly (string | null)[] = [null];
  const seen = new Set<string>();
  for (let moves = 1; frontier.length > 0; moves++) {
    const next = frontier.flatMap((from) => {
      const figures = Object.fromEntries(move.figures.map((figure) => [figure, from ?? '']));
      const position =
        from === null ? move.position : { ...move.position, figures: { ...move.position.figures, ...figures } };
      return [...reachOf({ ...move, position }).keys()].filter((end) => !seen.has(end));
    });
    for (const end of next) seen.add(end);
    if (seen.has(region)) return moves;
    frontier = [...new Set(next)];
  }
  return 0;
}

/** Every way to share out the figures that meets the orders; those who go to one region may go in several groups. */
function rightGroupings(move: AskedMove, origin: string, { orders }: Extract<Task, { kind: 'groups' }>): Grouping[] {
  const ends = [origin, ...orders.map(({ region }) => region)];
  const known = new Map<string, boolean>();
  const goes = (figures: readonly string[], region: string): boolean => {
    const key = `${figures.join(' ')} ${region}`;
    const may = known.get(key) ?? reachOf({ ...move, figures }).has(region);
    known.set(key, may);
    return may;
  };
  const arrive = (figures: readonly string[], region: string): boolean => {
    if (figures.length === 0 || goes(figures, region)) return true;
    return Array.from({ length: 2 ** figures.length - 2 }, (_, mask) => mask + 1).some((mask) => {
      const isIn = (_figure: string, at: number) => ((mask >> at) & 1) === 1;
      const others = figures.filter((figure, at) => !isIn(figure, at));
      return goes(figures.filter(isIn), region) && arrive(others, region);
    });
  };
  const all = move.figures.reduce<readonly Grouping[]>(
    (ways, figure) => ways.flatMap((way) => ends.map((end) => ({ ...way, [figure]: end }))),
    [{}],
  );
  return all.filter((way) =>
    orders.every(({ region, count }) => {
      const goers = move.figures.filter((figure) => way[figure] === region);
      return goers.length === count && arrive(goers, region);
    }),
  );
}

/** Whether the answer would be another one if the topic's rule were not there. */
function hangsOnTopic(exercise: WarExercise): boolean {
  const move = moveOf(exercise);
  const { task, topic } = exercise;
  const real = reachOf(move);
  const others = reachesWithout(topic, move);
  switch (task.kind) {
    case 'mark':
      return topic === 'entry' || others.some((other) => !same([...other.keys()], [...real.keys()]));
    case 'why': {
      const codes =
        topic === 'stops' || topic === 'minions' || topic === 'entry' ? codesOf(findingsOf(move, task.region)) : [];
      if (codes.some((code) => ENOUGH.some((enough) => code.startsWith(enough)))) return true;
      return others.some(
        (other) => other.has(task.region) !== real.has(task.region) || isShorter(other, real, task.region),
      );
    }
    case 'way':
    case 'length':
      return others.some((other) => isShorter(other, real, task.region));
    case 'moves':
      return task.moves > 1 && others.some((other) => other.has(task.region));
    case 'groups':
      return task.answers.every((way) =>
        move.figures.some((figure) => {
          const end = present(way[figure], figure);
          return end !== exercise.origin && !reachOf({ ...move, figures: [figure] }).has(end);
        }),
      );
  }
}

/** Refusals of the mover as a whole, and the note of a stop: without the rule there is nothing to say. */
const ENOUGH: readonly string[] = ['neverLeavesOrthanc', 'notAnEntryRegion', 'conditionMissing', 'mustStop'];

function isShorter(
  other: ReadonlyMap<string, readonly string[] | null>,
  real: ReadonlyMap<string, readonly string[] | null>,
  region: string,
): boolean {
  const [first, second] = [other.get(region)?.length, real.get(region)?.length];
  return first !== undefined && second !== undefined && first < second;
}

const shownIn = ({ topic, difficulty, seed, task }: WarExercise): string =>
  `${topic} ${difficulty} «${seed}» ${JSON.stringify(task)}`;

describe.each(TOPICS)('%s', (topic) => {
  test('every exercise has the stated answer and no other', { timeout: MANY }, () => {
    const wrong = exercisesOf(topic).flatMap((exercise) => {
      const fault = faultOf(exercise);
      return fault === null ? [] : [`${shownIn(exercise)}: ${fault}`];
    });
    expect(wrong).toEqual([]);
  });

  test('yes is the answer as often as no', { timeout: MANY }, () => {
    const answers = exercisesOf(topic).flatMap(({ task }) =>
      task.kind === 'why' ? [task.choices[task.answer]?.legal === true] : [],
    );
    const share = answers.filter((isYes) => isYes).length / answers.length;
    expect(answers.length).toBeGreaterThan(30);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });

  test('every exercise hangs on the rule of the topic', { timeout: MANY }, () => {
    expect(
      exercisesOf(topic)
        .filter((exercise) => !hangsOnTopic(exercise))
        .map(shownIn),
    ).toEqual([]);
  });

  test('every kind of question comes up, and both answers to «may they?»', { timeout: MANY }, () => {
    const made = exercisesOf(topic);
    const kinds = new Set(made.map(({ task }) => task.kind));
    expect([...kinds].sort()).toEqual(
      [
        ...present(
          PRACTICE.topics.find(({ id }) => id === topic),
          topic,
        ).kinds,
      ].sort(),
    );
    const answers = made.flatMap(({ task }): Choice[] =>
      task.kind === 'why' ? [present(task.choices[task.answer], 'the right choice')] : [],
    );
    expect(new Set(answers.map(({ legal }) => legal))).toEqual(new Set([true, false]));
  });

  test('no choice is given twice', { timeout: MANY }, () => {
    const doubled = exercisesOf(topic).filter(({ task }) => {
      if (task.kind !== 'why') return false;
      const keys = task.choices.map(({ legal, message }) => `${legal} ${message?.key}`);
      return keys.length < 3 || new Set(keys).size < keys.length;
    });
    expect(doubled.map(shownIn)).toEqual([]);
  });
});
