// «Mark every region where they may go.» Of those who go nearly everywhere it asks where they may not.

import type { Difficulty } from '../../movement/practice.ts';
import type { Task } from '../exercise.ts';
import { type Scene, turnsVerdict } from '../scene.ts';

/** Few enough to be found, enough to be worth looking for. */
const FEWEST: Readonly<Record<Difficulty, number>> = { 1: 2, 2: 4, 3: 6 };
const MOST: Readonly<Record<Difficulty, number>> = { 1: 9, 2: 14, 3: 20 };
/** In how many regions at least the topic's rule must turn the verdict. */
const TURNED: Readonly<Record<Difficulty, number>> = { 1: 1, 2: 1, 3: 2 };

export function proposeMark<Position>(scene: Scene<Position>, difficulty: Difficulty): Task | null {
  const { regions } = scene.judgement;
  const verdicts = [...regions];
  const goesEverywhere = scene.judgement.range === 'unlimited';
  const asked = verdicts.filter(([, { legal }]) => legal !== goesEverywhere).map(([region]) => region);
  if (asked.length < FEWEST[difficulty] || asked.length > MOST[difficulty]) return null;
  const turned = verdicts.filter(([region]) => turnsVerdict(scene, region)).length;
  if (turned < TURNED[difficulty]) return null;
  return { kind: 'mark', legal: !goesEverywhere, regions: asked.sort() };
}
