// «Which is a shortest way there?», «how many regions is that?»: the topic's rule makes the way longer than it looks.
import type { Chance } from '../../movement/practice.ts';
import type { Task } from '../exercise.ts';
import { lengthensWay, type Scene } from '../scene.ts';

const SHORTEST_WAY = 2;

export function proposeWay<Position>(scene: Scene<Position>, kind: 'way' | 'length', chance: Chance): Task | null {
  const ways = [...scene.judgement.regions].flatMap(([region, { distance }]) =>
    distance !== null && distance >= SHORTEST_WAY ? [{ region, distance }] : [],
  );
  const longer = ways.filter(({ region }) => lengthensWay(scene, region));
  return longer.length === 0 ? null : { kind, ...chance.pick(longer) };
}
