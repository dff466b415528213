// Exercises from seeds: the same seed gives the same exercise for everybody.
import { invariant, present } from '../base/assert.ts';
import type { Game } from '../movement/game.ts';
import type { Chance, Difficulty, PracticeSource, TaskKind } from '../movement/practice.ts';
import { createChance } from './chance.ts';
import type { Exercise, Task } from './exercise.ts';
import { createScene, type Scene } from './scene.ts';
import { proposeGroups } from './tasks/groups.ts';
import { proposeMark } from './tasks/mark.ts';
import { proposeMoves } from './tasks/moves.ts';
import { proposeWay } from './tasks/way.ts';
import { proposeWhy } from './tasks/why.ts';

export interface Wish {
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly seed: string;
}

/** Situations tried for one kind of question, with either answer, before another kind is taken. */
const TRIES = 60;

/**
 * An exercise in which the topic's rule matters: without it, the answer would be another one.
 * Throws for a topic that the game does not have.
 */
export function makeExercise<Position>(
  game: Game<Position>,
  source: PracticeSource<Position>,
  { topic: id, difficulty, seed }: Wish,
): Exercise<Position> {
  const topic = present(
    source.topics.find((one) => one.id === id),
    `topic ${id}`,
  );
  const chance = createChance(`${game.id}/${id}/${difficulty}/${seed}`);
  for (const kind of chance.shuffle(topic.kinds)) {
    // A question whose answer were nearly always the same would be no question.
    const answers = kind === 'why' ? chance.shuffle([true, false]) : [true];
    for (const legal of answers.flatMap((answer) => Array.from({ length: TRIES }, () => answer))) {
      const situation = source.situation(id, difficulty, chance);
      const scene = createScene(game, situation, topic.trap);
      const task = propose(kind, scene, difficulty, chance, legal);
      if (task === null) continue;
      const { position, figures, tells } = situation;
      const { turn, judgement } = scene;
      return { topic: id, difficulty, seed, position, turn, figures, origin: judgement.origin, task, tells };
    }
  }
  invariant(
    false,
    `no exercise of ${id} at difficulty ${difficulty} from the seed ${seed}: its situations do not suit`,
  );
}

function propose<Position>(
  kind: TaskKind,
  scene: Scene<Position>,
  difficulty: Difficulty,
  chance: Chance,
  /** Whether the answer to «may they?» is to be yes. */
  legal: boolean,
): Task | null {
  switch (kind) {
    case 'mark':
      return proposeMark(scene, difficulty);
    case 'why':
      return proposeWhy(scene, difficulty, chance, legal);
    case 'way':
    case 'length':
      return proposeWay(scene, kind, chance);
    case 'moves':
      return proposeMoves(scene, difficulty, chance);
    case 'groups':
      return proposeGroups(scene, difficulty, chance);
  }
}
