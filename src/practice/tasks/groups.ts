// «So many are to end here and so many there, in one action: who goes with whom?»
import { rememberEach } from '../../base/remember.ts';
import type { Chance, Difficulty } from '../../movement/practice.ts';
import type { Grouping, Order, Task } from '../exercise.ts';
import type { Scene } from '../scene.ts';

/** How many figures each order names. */
const COUNTS: Readonly<Record<Difficulty, readonly (readonly number[])[]>> = {
  1: [
    [1, 2],
    [2, 1],
  ],
  2: [
    [2, 2],
    [2, 1],
    [1, 2],
  ],
  3: [
    [2, 1, 1],
    [2, 2],
    [1, 2, 1],
  ],
};
/** Among so many ways to share out the figures, one may be right. */
const WAYS_PER_ANSWER = 3;
const NEAREST_GOAL = 2;

export function proposeGroups<Position>(scene: Scene<Position>, difficulty: Difficulty, chance: Chance): Task | null {
  const { judgement, situation } = scene;
  const { figures } = situation;
  const counts = chance.pick(COUNTS[difficulty]);
  if (judgement.origin === null || counts.reduce((sum, count) => sum + count, 0) > figures.length) return null;
  const goals = [...judgement.regions]
    .filter(([, { legal, distance }]) => legal && (distance ?? 0) >= NEAREST_GOAL)
    .map(([region]) => region);
  if (goals.length < counts.length) return null;
  const chosen = chance.shuffle(goals);
  const orders = counts.map((count, at): Order => ({ region: chosen[at] ?? '', count }));
  const ways = waysToShare(figures, judgement.origin, orders);
  const reaches = reachOf(scene);
  const answers = ways.filter((way) => orders.every(({ region }) => reaches(goersTo(way, region), region)));
  const isTelling = answers.every((way) =>
    figures.some((figure, at) => scene.alone()[at]?.regions.get(way[figure] ?? '')?.legal === false),
  );
  if (answers.length === 0 || !isTelling || answers.length * WAYS_PER_ANSWER > ways.length) return null;
  return { kind: 'groups', orders, answers };
}

export function goersTo(grouping: Grouping, region: string): readonly string[] {
  return Object.keys(grouping).filter((figure) => grouping[figure] === region);
}

/** Every way to send as many figures as each order names; the others stay. */
function waysToShare(figures: readonly string[], origin: string, orders: readonly Order[]): readonly Grouping[] {
  const [figure, ...rest] = figures;
  if (figure === undefined) return orders.every(({ count }) => count === 0) ? [{}] : [];
  const goes = orders.flatMap((order, at) =>
    order.count === 0
      ? []
      : waysToShare(rest, origin, orders.with(at, { ...order, count: order.count - 1 })).map((way) => ({
          [figure]: order.region,
          ...way,
        })),
  );
  return [...goes, ...waysToShare(rest, origin, orders).map((way) => ({ [figure]: origin, ...way }))];
}

/** Whether figures come to a region in one action, in one group or in several. */
export function reachOf<Position>({
  game,
  situation,
  turn,
}: Pick<Scene<Position>, 'game' | 'turn'> & { readonly situation: { readonly position: Position } }): (
  figures: readonly string[],
  region: string,
) => boolean {
  const judged = rememberEach(
    (figures: readonly string[]) => game.judge(situation.position, figures, turn),
    (figures) => figures.join(' '),
  );
  function reaches(figures: readonly string[], region: string): boolean {
    if (figures.length === 0 || judged(figures).regions.get(region)?.legal) return true;
    return splits(figures).some(([some, others]) => reaches(some, region) && reaches(others, region));
  }
  return reaches;
}

/** All ways to part a list in two that are not empty, the first of the list always in the first. */
function splits(figures: readonly string[]): readonly (readonly [readonly string[], readonly string[]])[] {
  const [first, ...rest] = figures;
  if (first === undefined) return [];
  return Array.from({ length: 2 ** rest.length - 1 }, (_, mask) => {
    const isWith = (_figure: string, at: number): boolean => ((mask >> at) & 1) === 1;
    return [[first, ...rest.filter(isWith)], rest.filter((figure, at) => !isWith(figure, at))] as const;
  });
}
