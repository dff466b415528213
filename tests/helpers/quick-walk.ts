// The second opinion's walks with plain arrays, for runs over everything: which regions are legal, and how far, when
// some single rules are left out. The restrictions are those of the second opinion's own scene.

import { allRegions, blackNeighbours, whiteNeighbours } from './oracle/facts.ts';
import type { Scene } from './oracle/scene.ts';

const numbers = new Map(allRegions.map((id, number) => [id, number]));
const numbered = (neighbours: ReadonlyMap<string, readonly string[]>): number[][] =>
  allRegions.map((id) => (neighbours.get(id) ?? []).map((other) => numbers.get(other) ?? -1));
const white = numbered(whiteNeighbours);
const black = numbered(blackNeighbours);

/** Distance of each legal region by its number, 0 for what is flown to; -1 for all others and the origin. */
export type Distances = Int8Array;

export const nameOf = (number: number): string => allRegions[number] ?? '';

/** One rule left out, or several: its key as the second opinion spells it, such as `range` or `border/a/b`. */
export function quickDistances(scene: Scene, dropped: readonly string[]): Distances {
  const legal = new Int8Array(allRegions.length).fill(-1);
  const origin = scene.origin ?? '';
  const isDropped = (rule: string): boolean => dropped.includes(rule);
  if (scene.sealedLeave.has(origin) && !isDropped(`seal/leave/${origin}`)) return legal;

  const mayEnd = (number: number): boolean => {
    const id = nameOf(number);
    if (scene.sealedEnter.has(id) && !isDropped(`seal/enter/${id}`)) return false;
    if (scene.closed.has(id) && !isDropped(`closed/enter/${id}`)) return false;
    return !scene.insideMordor.has(id) || isDropped('insideMordor');
  };
  const goesOn = (number: number): boolean => {
    const id = nameOf(number);
    if (scene.stops.has(id) && !isDropped(`stop/${id}`)) return false;
    if (scene.sealedPass.has(id) && !isDropped(`seal/passThrough/${id}`)) return false;
    return !scene.closed.has(id) || isDropped(`closed/passThrough/${id}`);
  };
  const start = numbers.get(origin) ?? -1;
  if (scene.travel === 'flight') {
    for (let number = 0; number < legal.length; number++) if (number !== start && mayEnd(number)) legal[number] = 0;
    return legal;
  }

  /** The neighbours of those with a border left out. */
  const open = new Map<number, readonly number[]>();
  for (const rule of dropped) {
    const [kind, first = '', second = ''] = rule.split('/');
    if (kind !== 'border') continue;
    const [a, b] = [numbers.get(first) ?? -1, numbers.get(second) ?? -1];
    if (!black[a]?.includes(b)) continue;
    open.set(a, [...(open.get(a) ?? white[a] ?? []), b]);
    open.set(b, [...(open.get(b) ?? white[b] ?? []), a]);
  }
  const range = isDropped('range') ? legal.length : Number(scene.range);
  const arrived = new Int8Array(allRegions.length).fill(-1);
  arrived[start] = 0;
  const queue = [start];
  for (const number of queue) {
    const steps = (arrived[number] ?? 0) + 1;
    if (steps > range || (number !== start && !goesOn(number))) continue;
    for (const next of open.get(number) ?? white[number] ?? []) {
      if (arrived[next] !== -1) continue;
      arrived[next] = steps;
      queue.push(next);
      if (mayEnd(next)) legal[next] = steps;
    }
  }
  return legal;
}
