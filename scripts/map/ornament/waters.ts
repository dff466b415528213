// Sea, coast, lakes and rivers.
import { pairOf } from '../layout.ts';
import { at, distance, lengthOf, mix, type Point, type Polyline, walk } from '../points.ts';
import type { Drawing } from './drawing.ts';
import { islandRings } from './islands.ts';
import type { Palette } from './palette.ts';
import type { Reach } from './river-courses.ts';
import { element, group, number, PathText, path } from './svg.ts';

/** Distances of the water-lines from the shore, far to near. */
const WATER_LINES = [58, 47, 37.5, 29, 21.5, 15, 9.5, 5] as const;

function blend(from: string, to: string, share: number): string {
  const channel = (text: string, i: number) => Number.parseInt(text.slice(1 + i * 2, 3 + i * 2), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The coast as open lines that start and end beyond the frame. */
function coastPath({ country }: Drawing): string {
  const [width, height] = country.frame;
  // The ring of the sea starts on the frame; cut it open there so that the frame itself is not drawn.
  const onFrame = ([x, y]: Point) => x <= 0 || y <= 0 || x >= width || y >= height;
  const ring = country.sea;
  const start = ring.findIndex((point, i) => onFrame(point) && !onFrame(at(ring, (i + 1) % ring.length)));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const end = turned.findIndex((point, i) => i > 0 && onFrame(point));
  return String(new PathText().smooth(turned.slice(0, end + 1)));
}

export function landPath(drawing: Drawing): string {
  const [width, height] = drawing.country.frame;
  const coast = coastPath(drawing);
  // The coast runs between the north edge and the south edge; the land lies to its east.
  const first = Number(/^M(-?[\d.]+)/.exec(coast)?.[1]);
  const startsNorth = !coast.startsWith(`M${first} ${height}`);
  const islands = new PathText();
  for (const ring of islandRings()) islands.ring(ring);
  return startsNorth
    ? `${coast}V${height + 80}H${width + 80}V-80H${first}z${islands}`
    : `${coast}V-80H${width + 80}V${height + 80}H${first}z${islands}`;
}

export function seaLayer(drawing: Drawing, palette: Palette): string {
  const [width, height] = drawing.country.frame;
  const [open, shore] = palette.sea;
  const bands = WATER_LINES.flatMap((away, index) => {
    const share = (index + 1) / WATER_LINES.length;
    const strength = 0.1 + 0.75 * share ** 1.5;
    const water = blend(open, shore, share ** 0.9);
    return [
      element('use', {
        href: '#land',
        'stroke-width': away * 2 + 0.9 + share * 0.5,
        stroke: blend(water, palette.waterLine, strength),
      }),
      element('use', { href: '#land', 'stroke-width': away * 2 - 0.6, stroke: water }),
    ];
  });
  return [
    element('rect', { width, height, fill: palette.sea[0] }),
    group({ fill: 'none', 'stroke-linejoin': 'round' }, ...bands),
  ].join('');
}

export function lakeLayer({ country, lakes }: Drawing, palette: Palette): string {
  const shore = country.lines.filter(({ between }) => between.includes('lake-rhun'));
  const rings = [chainRing(shore.map(({ points }) => points)), ...lakes.values()];
  return rings
    .map((ring, index) => {
      const d = new PathText().ring(ring);
      const inner = [13, 8, 4].flatMap((away, i) => {
        const water = blend(palette.sea[0], palette.sea[1], 0.45 + i * 0.22);
        return [
          element('use', {
            href: `#lake${index}`,
            'stroke-width': away * 2 + 1.2,
            stroke: blend(water, palette.waterLine, 0.55),
          }),
          element('use', { href: `#lake${index}`, 'stroke-width': away * 2 - 0.4, stroke: water }),
        ];
      });
      return [
        element('clipPath', { id: `lakeclip${index}` }, element('use', { href: `#lake${index}` })),
        element('defs', {}, path(d, { id: `lake${index}` })),
        element('use', { href: `#lake${index}`, fill: blend(palette.sea[0], palette.sea[1], 0.3) }),
        group({ fill: 'none', 'clip-path': `url(#lakeclip${index})` }, ...inner),
        element('use', { href: `#lake${index}`, fill: 'none', stroke: palette.coast, 'stroke-width': 1.5 }),
      ].join('');
    })
    .join('');
}

function chainRing(parts: readonly Polyline[]): Polyline {
  const [first, ...rest] = parts;
  if (first === undefined) throw new Error('A lake without a shore');
  const left = [...rest];
  const ring = [...first];
  const meets = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
  while (left.length > 0) {
    const end = at(ring, -1);
    const index = left.findIndex((part) => meets(at(part, 0), end) || meets(at(part, -1), end));
    const [next] = left.splice(index, 1);
    if (index < 0 || next === undefined) throw new Error('A shore that does not close');
    ring.push(...(meets(at(next, 0), end) ? next : next.toReversed()).slice(1));
  }
  return ring.slice(0, -1);
}

/** The threads in which the Anduin reaches the sea. */
function deltaThreads({ country, reaches }: Drawing): Polyline[] {
  const last = reaches.find(({ pair }) => pair === pairOf('pelargir', 'west-harondor'));
  if (last === undefined) throw new Error('The Anduin has no last reach');
  const length = lengthOf(last.points);
  const threads: Polyline[] = [];
  for (const [region, away, up] of [
    ['pelargir', 13, 34],
    ['pelargir', 30, 58],
    ['west-harondor', 13, 36],
    ['west-harondor', 27, 58],
  ] as const) {
    const index = country.lineByPair.get(pairOf(region, 'sea'));
    if (index === undefined) throw new Error(`No coast of ${region}`);
    const { points } = at(country.lines, index);
    const mouth = at(last.points, -1);
    const fromMouth = at(points, 0)[0] === mouth[0] && at(points, 0)[1] === mouth[1] ? points : points.toReversed();
    const source = walk(last.points, Math.max(4, length - up)).point;
    const end = walk(fromMouth, away).point;
    const side = region === 'pelargir' ? 1 : -1;
    threads.push([source, [(source[0] + end[0]) / 2 + 4, (source[1] + end[1]) / 2 - side * 4], end]);
  }
  return threads;
}

/** Lets a river turn from one border into the next in a curve. */
function roundCorners(reaches: readonly Reach[]): Reach[] {
  const meets = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
  return reaches.map((reach, index) => {
    const [before, after] = [reaches[index - 1], reaches[index + 1]];
    const { points } = reach;
    const start: Point[] =
      before !== undefined && meets(at(before.points, -1), at(points, 0))
        ? [mix(at(before.points, -2), at(before.points, -1), 0.5)]
        : [];
    const turns = after !== undefined && meets(at(points, -1), at(after.points, 0));
    const end: Polyline = turns ? [...points.slice(0, -1), mix(at(points, -2), at(points, -1), 0.5)] : points;
    return { ...reach, points: [...start, ...end] };
  });
}

/** Lets a river that ends at the sea open the line of the coast. */
function openMouths(reaches: readonly Reach[], { country }: Drawing): Reach[] {
  const shore = new Set(
    country.lines
      .filter(({ kind }) => kind === 'coast')
      .flatMap(({ points }) => [String(at(points, 0)), String(at(points, -1))]),
  );
  return reaches.map((reach) => {
    const [before, end] = [at(reach.points, -2), at(reach.points, -1)];
    return shore.has(String(end))
      ? { ...reach, points: [...reach.points, mix(before, end, 1 + 4.5 / distance(before, end))] }
      : reach;
  });
}

export function riverLayer(drawing: Drawing, palette: Palette): { defs: string; banks: string; water: string } {
  const courses = openMouths(roundCorners(drawing.reaches), drawing).map(({ points, width }, index) => ({
    id: `j${index}`,
    points,
    width,
  }));
  const threads = deltaThreads(drawing).map((points, index) => ({ id: `jd${index}`, points, width: 2 }));
  const all = [...courses, ...threads];
  const strokes = (extra: number) =>
    all.map(({ id, width }) => `<use href="#${id}" stroke-width="${number(width + extra, 1)}"/>`).join('');
  return {
    defs: all.map(({ id, points }) => path(new PathText().smooth(points), { id })).join(''),
    banks: group(
      { fill: 'none', stroke: palette.river.bank, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      strokes(1.9),
    ),
    water: group(
      { fill: 'none', stroke: palette.river.water, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      strokes(0),
    ),
  };
}
