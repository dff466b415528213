// Where a mover gets in its scene when some single rules are left out of the game. A rule that can be left out has a
// key, such as `range`, `border/a/b` or `stop/moria`; a set of keys says which ones are dropped.

import { allRegions, blackBorders, blackNeighbours, whiteNeighbours } from './facts.ts';
import type { Scene } from './scene.ts';

type Dropped = ReadonlySet<string>;

export const borderKey = (first: string, second: string): string => `border/${[first, second].sort().join('/')}`;

const seals = (scene: Scene) =>
  [
    ['leave', scene.sealedLeave],
    ['enter', scene.sealedEnter],
    ['passThrough', scene.sealedPass],
  ] as const;

/** Every single rule that holds this mover back anywhere. */
export function droppableRules(scene: Scene): string[] {
  if (scene.travel === 'placement') return ['placement'];
  const keys: string[] = [];
  for (const region of scene.stops) keys.push(`stop/${region}`);
  for (const [how, regions] of seals(scene)) for (const region of regions) keys.push(`seal/${how}/${region}`);
  for (const how of ['enter', 'passThrough']) for (const region of scene.closed) keys.push(`closed/${how}/${region}`);
  if (scene.insideMordor.size > 0) keys.push('insideMordor');
  if (scene.travel === 'walk') {
    for (const [first = '', second = ''] of blackBorders) keys.push(borderKey(first, second));
    if (typeof scene.range === 'number') keys.push('range');
  }
  return keys;
}

function mayLeave(scene: Scene, dropped: Dropped): boolean {
  const origin = scene.origin ?? '';
  return !scene.sealedLeave.has(origin) || dropped.has(`seal/leave/${origin}`);
}

function mayEnd(scene: Scene, region: string, dropped: Dropped): boolean {
  return (
    (!scene.sealedEnter.has(region) || dropped.has(`seal/enter/${region}`)) &&
    (!scene.closed.has(region) || dropped.has(`closed/enter/${region}`)) &&
    (!scene.insideMordor.has(region) || dropped.has('insideMordor'))
  );
}

function mayGoOn(scene: Scene, region: string, dropped: Dropped): boolean {
  return (
    (!scene.stops.has(region) || dropped.has(`stop/${region}`)) &&
    (!scene.sealedPass.has(region) || dropped.has(`seal/passThrough/${region}`)) &&
    (!scene.closed.has(region) || dropped.has(`closed/passThrough/${region}`))
  );
}

/** Of each region, those behind its black borders, each with the key of that border. */
const behindBlackBorders = new Map(
  allRegions.map((region) => [
    region,
    (blackNeighbours.get(region) ?? []).map((other) => [other, borderKey(region, other)] as const),
  ]),
);

function neighboursOf(region: string, dropped: Dropped): readonly string[] {
  const white = whiteNeighbours.get(region) ?? [];
  const opened = (behindBlackBorders.get(region) ?? []).filter(([, key]) => dropped.has(key));
  return opened.length === 0 ? white : [...white, ...opened.map(([other]) => other)];
}

/** Shortest arrival in each region, step after step, whether or not the mover may then stay there. */
function arrivals(scene: Scene, origin: string, dropped: Dropped): Map<string, readonly string[]> {
  const arrived = new Map<string, readonly string[]>([[origin, [origin]]]);
  const limit = typeof scene.range === 'number' && !dropped.has('range') ? scene.range : allRegions.length;
  let last: readonly string[] = [origin];
  for (let step = 1; step <= limit && last.length > 0; step += 1) {
    const next: string[] = [];
    for (const region of last) {
      if (region !== origin && !mayGoOn(scene, region, dropped)) continue;
      for (const neighbour of neighboursOf(region, dropped)) {
        if (arrived.has(neighbour)) continue;
        arrived.set(neighbour, [...(arrived.get(region) ?? []), neighbour]);
        next.push(neighbour);
      }
    }
    last = next;
  }
  return arrived;
}

/** Every legal destination with its shortest route; flights and placements have no route. */
export function legalDestinations(scene: Scene, dropped: Dropped): ReadonlyMap<string, readonly string[] | null> {
  const legal = new Map<string, readonly string[] | null>();
  if (scene.travel === 'placement') {
    const regions = dropped.has('placement') ? allRegions : (scene.placements ?? []);
    for (const region of regions) if (region !== scene.origin) legal.set(region, null);
    return legal;
  }
  if (scene.origin === null || !mayLeave(scene, dropped)) return legal;
  if (scene.travel === 'flight') {
    for (const region of allRegions) {
      if (region !== scene.origin && mayEnd(scene, region, dropped)) legal.set(region, null);
    }
    return legal;
  }
  for (const [region, route] of arrivals(scene, scene.origin, dropped)) {
    if (region !== scene.origin && mayEnd(scene, region, dropped)) legal.set(region, route);
  }
  return legal;
}

/** Judges one given walk, step by step, from the rules alone: no search. */
export function isLegalWalk(scene: Scene, route: readonly string[]): boolean {
  const none: Dropped = new Set();
  const end = route.at(-1) ?? '';
  if (scene.travel !== 'walk' || route.length < 2 || route[0] !== scene.origin) return false;
  if (typeof scene.range === 'number' && route.length - 1 > scene.range) return false;
  const stepsAreWhite = route.every(
    (region, index) => index === 0 || (whiteNeighbours.get(route[index - 1] ?? '') ?? []).includes(region),
  );
  const passes = route.slice(1, -1).every((region) => mayGoOn(scene, region, none));
  return stepsAreWhite && passes && mayLeave(scene, none) && mayEnd(scene, end, none);
}
