// «How many moves does it take at least?» of a region that one move would reach without the rule of the topic.
import type { Chance, Difficulty } from '../../movement/practice.ts';
import type { Task } from '../exercise.ts';
import { type Scene, turnsVerdict } from '../scene.ts';

const MOST: Readonly<Record<Difficulty, number>> = { 1: 2, 2: 3, 3: 5 };
/** With this difficulty two moves are too few, where there is more to be had. */
const HARD = 3;

export function proposeMoves<Position>(scene: Scene<Position>, difficulty: Difficulty, chance: Chance): Task | null {
  const { game, situation, judgement } = scene;
  const refused = [...judgement.regions].flatMap(([region, { legal }]) =>
    !legal && turnsVerdict(scene, region) ? [region] : [],
  );
  if (refused.length === 0) return null;
  const reached = game.movesToReach(situation.position, situation.figures, MOST[difficulty]);
  const far = refused.flatMap((region) => {
    const moves = reached.get(region);
    return moves === undefined ? [] : [{ region, moves }];
  });
  const farther = difficulty < HARD ? [] : far.filter(({ moves }) => moves > 2);
  const candidates = farther.length > 0 ? farther : far;
  return candidates.length === 0 ? null : { kind: 'moves', ...chance.pick(candidates) };
}
