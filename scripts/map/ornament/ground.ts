// Open ground: hills, downs, marshes, dunes, tufts, stones, fields and ruins, by what each region is.
import type { Point } from '../points.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Drawing, isFree, ringOfRegion } from './drawing.ts';
import type { Palette } from './palette.ts';
import type { Stand } from './ranges.ts';
import { partOf, shuffle } from './scatter.ts';
import { group, use } from './svg.ts';

interface Glyph {
  readonly ids: readonly string[];
  /** Radius that a glyph takes, and the room it leaves to the next. */
  readonly radius: number;
  readonly room: number;
  readonly height: number;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  hills: { ids: ['h0', 'h1', 'h2', 'h1'], radius: 10.5, room: 10, height: 4 },
  downs: { ids: ['d0', 'd1'], radius: 10.5, room: 11, height: 2 },
  marsh: { ids: ['m0', 'm1'], radius: 7, room: 8, height: 3 },
  desert: { ids: ['u0', 'u1', 'u1'], radius: 10, room: 19, height: 2 },
  steppe: { ids: ['s0', 's1', 's1'], radius: 5, room: 15, height: 3 },
  dry: { ids: ['s1', 'u1', 's1'], radius: 6, room: 17, height: 2 },
  waste: { ids: ['w0', 'w1'], radius: 6.5, room: 12, height: 1 },
  moor: { ids: ['s1', 'd1', 's0'], radius: 7, room: 15, height: 2 },
  heath: { ids: ['s0', 's1', 'w0'], radius: 6, room: 11, height: 2 },
  grass: { ids: ['s1', 'y0', 'y1'], radius: 4, room: 11, height: 2 },
  farmland: { ids: ['k0', 'k1', 'k0', 'k2'], radius: 8, room: 7.4, height: 3 },
  ruins: { ids: ['r0', 'r1'], radius: 9, room: 10, height: 4 },
};
/** Grounds that show in patches, with a share of the region. */
const PATCHY: Readonly<Record<string, number>> = {
  grass: 0.4,
  steppe: 0.6,
  dry: 0.5,
  desert: 0.7,
  moor: 0.6,
  waste: 0.75,
};
const ORDER = [
  'ruins',
  'farmland',
  'hills',
  'downs',
  'marsh',
  'waste',
  'heath',
  'desert',
  'moor',
  'dry',
  'steppe',
  'grass',
];

export type GroundStands = ReadonlyMap<string, readonly Stand[]>;

function scatter(drawing: Drawing, points: readonly Point[], glyph: Glyph, stands: Stand[], random: Random): void {
  for (const point of points) {
    const heart: Point = [point[0], point[1] - glyph.height];
    if (!isFree(drawing, heart, glyph.radius)) continue;
    drawing.occupied.add(heart, glyph.room);
    stands.push({ id: glyph.ids[Math.floor(random() * glyph.ids.length)] ?? '', point });
  }
}

export function placeGround(drawing: Drawing): GroundStands {
  const random = randomFrom(13);
  const stands = new Map<string, Stand[]>(ORDER.map((kind) => [kind, []]));
  for (const kind of ORDER) {
    const glyph = GLYPHS[kind];
    const list = stands.get(kind);
    if (glyph === undefined || list === undefined) continue;
    for (const [id, { base, cover }] of Object.entries(drawing.facts.terrain)) {
      const part = cover[kind];
      const share =
        base === kind
          ? (PATCHY[kind] ?? 1)
          : part === undefined
            ? 0
            : Math.min(1, part.coverage * (kind === 'farmland' ? 2.2 : 1.25) + 0.05);
      if (share === 0) continue;
      const points = partOf(ringOfRegion(drawing, id), base === kind ? [] : (part?.where ?? ['c']), share, 8, 83);
      scatter(drawing, shuffle(points, 7, random), glyph, list, random);
    }
  }
  for (const list of stands.values()) list.sort((a, b) => a.point[1] - b.point[1] || a.point[0] - b.point[0]);
  return stands;
}

export function groundLayer(stands: GroundStands, palette: Palette): string {
  const quiet = new Set(['grass', 'steppe', 'dry', 'desert', 'moor', 'heath', 'waste']);
  return [...stands]
    .map(([kind, list]) =>
      group(
        {
          stroke: quiet.has(kind) ? palette.grass : palette.ink,
          fill: palette.hill,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
          opacity: quiet.has(kind) ? 0.85 : undefined,
        },
        ...list.map(({ id, point }) => use(id, ...point)),
      ),
    )
    .join('');
}
