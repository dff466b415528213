// Woods: the shade of the floor, and trees placed so that names and figures stay clear.
import { at, type Point, type Polyline } from '../points.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Drawing, isFree, isUntaken, ringOfRegion } from './drawing.ts';
import type { Palette } from './palette.ts';
import type { Stand } from './ranges.ts';
import { partOf, shuffle } from './scatter.ts';
import { group, PathText, path, use } from './svg.ts';
import { pickTree } from './trees.ts';

type Leaf = 'leaf' | 'dark' | 'gold';

/** Dark woods with firs; all others are green, Lórien golden. */
const MIRKWOOD = [
  'northern-mirkwood',
  'western-mirkwood',
  'woodland-realm',
  'old-forest-road',
  'narrows-of-the-forest',
  'eastern-mirkwood',
  'southern-mirkwood',
  'dol-guldur',
];
const NORTHERN = new Set([...MIRKWOOD, 'trollshaws', 'forlindon', 'withered-heath', 'carrock', 'rivendell']);

export interface Woods {
  readonly stands: Readonly<Record<Leaf, readonly Stand[]>>;
  /** Trees where names and figures come to lie, drawn faintly, so that the wood stays one. */
  readonly faint: readonly Stand[];
  readonly floor: string;
  readonly goldFloor: string;
}

export function placeWoods(drawing: Drawing): Woods {
  const random = randomFrom(11);
  const stands: Record<Leaf, Stand[]> = { leaf: [], dark: [], gold: [] };
  const faint: Stand[] = [];
  const floor = new PathText();
  for (const [id, { base, cover }] of Object.entries(drawing.facts.terrain)) {
    const wood = cover.forest;
    const ring = ringOfRegion(drawing, id);
    if (wood === undefined) {
      if (base === 'grass') plantCopses(drawing, ring, stands.leaf, random);
      continue;
    }
    const whole = base === 'forest';
    if (whole) floor.polyline(ring).close();
    const leaf: Leaf = MIRKWOOD.includes(id) ? 'dark' : id === 'lorien' ? 'gold' : 'leaf';
    const share = whole ? 1 : Math.min(0.9, id === 'lorien' ? 0.85 : wood.coverage * 1.3 + 0.04);
    const where = whole ? ['c'] : wood.where;
    const points = partOf(ring, where, share, 6, 71);
    plant(drawing, shuffle(points, 5, random), stands[leaf], leaf !== 'gold' && NORTHERN.has(id), random);
    if (whole) plantBehindNames(drawing, shuffle(points, 4, random), faint, leaf === 'dark', random);
  }
  for (const list of Object.values(stands)) list.sort((a, b) => a.point[1] - b.point[1] || a.point[0] - b.point[0]);
  const gold = new PathText().polyline(ringOfRegion(drawing, 'lorien')).close();
  faint.sort((a, b) => a.point[1] - b.point[1] || a.point[0] - b.point[0]);
  return { stands, faint, floor: String(floor), goldFloor: String(gold) };
}

function plantBehindNames(
  drawing: Drawing,
  points: readonly Point[],
  stands: Stand[],
  firs: boolean,
  random: Random,
): void {
  for (const point of points) {
    const heart: Point = [point[0], point[1] - 5];
    if (!isUntaken(drawing, heart, 7.4)) continue;
    drawing.occupied.add(heart, 6);
    stands.push({ id: pickTree(firs && random() < 0.42 ? 'g' : 'c', random), point });
  }
}

/** A few trees in small groups on open grass. */
function plantCopses(drawing: Drawing, ring: Polyline, stands: Stand[], random: Random): void {
  for (const point of shuffle(partOf(ring, [], 0.035, 7, 72), 6, random)) {
    const heart: Point = [point[0], point[1] - 5];
    if (!isFree(drawing, heart, 4.6)) continue;
    drawing.occupied.add(heart, 4);
    stands.push({ id: pickTree('t', random), point });
  }
}

function plant(drawing: Drawing, points: readonly Point[], stands: Stand[], firs: boolean, random: Random): void {
  for (const [kind, radius] of [
    ['clump', 7.4],
    ['single', 4.3],
  ] as const) {
    for (const point of points) {
      const heart: Point = [point[0], point[1] - 5];
      if (!isFree(drawing, heart, radius)) continue;
      drawing.occupied.add(heart, radius * 0.74);
      const fir = firs && random() < 0.42;
      stands.push({
        id: kind === 'clump' ? pickTree(fir ? 'g' : 'c', random) : pickTree(fir ? 'f' : 't', random),
        point,
      });
    }
  }
}

export function floorLayer({ floor, goldFloor }: Woods, palette: Palette): string {
  if (palette.name === 'ink') return '';
  return (
    path(goldFloor, { fill: palette.tree.gold, opacity: 0.22 }) +
    path(floor, {
      fill: palette.tree.dark,
      stroke: palette.tree.dark,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
      opacity: 0.26,
    })
  );
}

export function faintTreeLayer({ faint }: Woods, palette: Palette): string {
  return group(
    { fill: palette.tree.dark, stroke: palette.treeInk, 'stroke-width': 0.5, opacity: palette.sparse ? 0.2 : 0.3 },
    ...faint.map(({ id, point }) => use(id, ...point)),
  );
}

export function treeLayer({ stands }: Woods, palette: Palette): string {
  return group(
    { stroke: palette.treeInk, 'stroke-width': 0.75, 'stroke-linejoin': 'round' },
    ...(['leaf', 'dark', 'gold'] as const).map((leaf) =>
      group({ fill: palette.tree[leaf] }, ...at([stands[leaf]], 0).map(({ id, point }) => use(id, ...point))),
    ),
  );
}
