// Exercises of the toy game: Ada of Level 2 and Bo of Level 1 at the hill; mill, lake and tower follow in a row.
import type { Exercise, Task } from '../../../src/practice/exercise.ts';
import { type ToyPosition, toyGame } from '../toy-game.ts';

export function toyExercise(
  task: Task,
  { figures = ['ada'], ...more }: Partial<Exercise<ToyPosition>> = {},
): Exercise<ToyPosition> {
  const position = toyGame.start;
  return {
    topic: 'walks',
    difficulty: 1,
    seed: 's',
    position,
    turn: null,
    figures,
    origin: 'hill',
    task,
    tells: [],
    ...more,
  };
}

const wall = { key: 'reasons.wall', facts: {}, citation: null, parts: [] };

export const MARK = { kind: 'mark', legal: true, regions: ['lake', 'mill'] } as const satisfies Task;
export const WAY = { kind: 'way', region: 'lake', distance: 2 } as const satisfies Task;
export const LENGTH = { kind: 'length', region: 'lake', distance: 2 } as const satisfies Task;
export const MOVES = { kind: 'moves', region: 'tower', moves: 2 } as const satisfies Task;
export const WHY = {
  kind: 'why',
  region: 'cave',
  choices: [
    { legal: true, message: null },
    { legal: false, message: wall },
    { legal: true, message: wall },
  ],
  answer: 1,
} as const satisfies Task;
export const GROUPS = {
  kind: 'groups',
  orders: [
    { region: 'lake', count: 1 },
    { region: 'mill', count: 1 },
  ],
  answers: [{ ada: 'lake', bo: 'mill' }],
} as const satisfies Task;
