// Mountains along what cannot be crossed, and the lesser heights round them.
import { pairOf } from '../layout.ts';
import { at, distance, distanceToLine, isInside, lengthOf, type Point, type Polyline, walk } from '../points.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Drawing, isFree, ringOfRegion } from './drawing.ts';
import type { Palette } from './palette.ts';
import { pickPeak } from './peaks.ts';
import { isKept, partOf, shuffle } from './scatter.ts';
import { element, group, use } from './svg.ts';

export interface Stand {
  readonly id: string;
  readonly point: Point;
}

/** Regions whose mountains are the ashen, jagged ones of Mordor. */
const ASHEN = new Set([
  'morannon',
  'barad-dur',
  'gorgoroth',
  'minas-morgul',
  'nurn',
  'khand',
  'ash-mountains',
  'dagorlad',
]);

const byDepth = (a: Stand, b: Stand): number => a.point[1] - b.point[1] || a.point[0] - b.point[0];

function isAshen(drawing: Drawing, point: Point): boolean {
  return [...ASHEN].some((id) => {
    const ring = ringOfRegion(drawing, id);
    return isInside(point, ring) || distanceToLine(point, ring) < 14;
  });
}

/** A peak with its foot here hides no name and no figure. */
function isClear({ spots, kept }: Drawing, [x, y]: Point, height: number, half: number): boolean {
  const outline: readonly Point[] = [
    [x, y - height],
    [x - half, y - 2],
    [x + half, y - 2],
    [x, y - height / 2],
  ];
  return outline.every(
    (corner) =>
      [...spots.values()].every((spot) => !isKept(corner, 1, spot)) &&
      kept.every(({ point, radius }) => distance(point, corner) > radius),
  );
}

/** Peaks along a black chain: on level stretches they stand on the line, on steep ones to its left and right. */
function chainPeaks(drawing: Drawing, chain: Polyline, random: Random): Stand[] {
  const stands: Stand[] = [];
  const total = lengthOf(chain);
  let side = 1;
  for (let along = Math.min(8, total / 2); along < total - 3; ) {
    const { point, direction } = walk(chain, along);
    const steep = Math.abs(direction[1]);
    side = -side;
    const sideways = side * (2 + steep * 6 + random() * 2) * steep;
    const stand: Point = [point[0] + sideways, point[1] + 1 + steep * 6 + random() * 2];
    const ashen = isAshen(drawing, point);
    if (isClear(drawing, stand, 30, 12)) stands.push({ id: pickPeak(ashen ? 'a' : 'p', random), point: stand });
    else if (isClear(drawing, stand, 14, 8)) stands.push({ id: pickPeak(ashen ? 'b' : 'q', random), point: stand });
    along += 15.5 - steep * 4 + random() * 3;
  }
  return stands;
}

/** Foothills on both sides of a black chain. */
function foothills(drawing: Drawing, chain: Polyline, random: Random): Stand[] {
  const stands: Stand[] = [];
  const total = lengthOf(chain);
  for (let along = 6; along < total; along += 12 + random() * 7) {
    const { point, direction } = walk(chain, along);
    for (const away of [-1, 1]) {
      const offset = away * (13 + random() * 9);
      const stand: Point = [point[0] - direction[1] * offset, point[1] + direction[0] * offset + 5];
      const heart: Point = [stand[0], stand[1] - 5];
      if (random() < 0.62 && isClear(drawing, stand, 14, 9) && isFree(drawing, heart, 6)) {
        stands.push({ id: pickPeak(isAshen(drawing, stand) ? 'b' : 'q', random), point: stand });
        drawing.occupied.add(heart, 7);
      }
    }
  }
  return stands;
}

/** Heights inside regions, where the ground is mountainous and no line runs. */
function innerPeaks(drawing: Drawing): Stand[] {
  const random = randomFrom(8);
  const stands: Stand[] = [];
  for (const [id, { cover }] of Object.entries(drawing.facts.terrain)) {
    const mountains = cover.mountains;
    if (mountains === undefined) continue;
    const ash = ASHEN.has(id);
    const where = partOf(ringOfRegion(drawing, id), mountains.where, Math.min(0.5, mountains.coverage), 9, 60);
    for (const point of shuffle(where, 8, random)) {
      const high = random() < 0.4;
      const radius = high ? 11 : 7;
      const heart: Point = [point[0], point[1] - (high ? 11 : 5)];
      if (!isFree(drawing, heart, radius)) continue;
      drawing.occupied.add(heart, radius * 0.82);
      stands.push({ id: pickPeak(high ? (ash ? 'a' : 'p') : ash ? 'b' : 'q', random), point });
    }
  }
  return stands;
}

/** Passable gaps of a range, shown as high ground so that it reads as one. */
const GAPS: readonly (readonly [string, string])[] = [
  ['goblins-gate', 'high-pass'],
  ['fords-of-bruinen', 'high-pass'],
  ['goblins-gate', 'old-ford'],
  ['eagles-eyrie', 'mount-gundabad'],
  ['dimrill-dale', 'moria'],
  ['hollin', 'moria'],
];

function gapHeights(drawing: Drawing): Stand[] {
  const random = randomFrom(9);
  const stands: Stand[] = [];
  for (const pair of GAPS) {
    const index = drawing.country.lineByPair.get(pairOf(...pair));
    if (index === undefined) throw new Error(`No border ${pair.join('/')}`);
    const line = at(drawing.country.lines, index).points;
    const total = lengthOf(line);
    for (let along = 4; along < total; along += 6) {
      const { point, direction } = walk(line, along);
      for (const away of [-1, 1]) {
        const offset = away * (10 + random() * 14);
        const heart: Point = [point[0] - direction[1] * offset, point[1] + direction[0] * offset];
        if (!isFree(drawing, heart, 6.2)) continue;
        drawing.occupied.add(heart, 5.6);
        stands.push({ id: random() < 0.7 ? pickPeak('q', random) : 'h1', point: [heart[0], heart[1] + 5] });
      }
    }
  }
  return stands;
}

export function placePeaks(drawing: Drawing, chains: readonly Polyline[]): Stand[] {
  const random = randomFrom(7);
  const main = chains.flatMap((chain) => [...chainPeaks(drawing, chain, random), ...foothills(drawing, chain, random)]);
  for (const { id, point } of main) drawing.occupied.add([point[0], point[1] - 9], /^[qb]/.test(id) ? 7 : 12);
  return [...main, ...gapHeights(drawing), ...innerPeaks(drawing)].sort(byDepth);
}

export function peakLayer(stands: readonly Stand[], palette: Palette): string {
  const ash = (stand: Stand) => /^[ab]/.test(stand.id);
  // One list in order of depth; a group starts anew where the kind of rock changes.
  const runs: { ash: boolean; stands: Stand[] }[] = [];
  for (const stand of stands) {
    const last = runs.at(-1);
    if (last !== undefined && last.ash === ash(stand)) last.stands.push(stand);
    else runs.push({ ash: ash(stand), stands: [stand] });
  }
  return group(
    { stroke: palette.peak.line, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', fill: palette.peak.light },
    ...runs.map((run) => {
      const uses = run.stands.map(({ id, point }) => use(id, ...point)).join('');
      return run.ash ? group({ fill: palette.peak.ash }, uses) : uses;
    }),
  );
}

export function reliefLayer(palette: Palette): string {
  if (palette.relief === palette.land) return '';
  return group(
    {
      fill: 'none',
      stroke: palette.relief,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-opacity': 0.09,
    },
    ...[74, 66, 58, 50, 42, 34, 26, 18].map((width) => element('use', { href: '#black', 'stroke-width': width })),
  );
}
