// Where rivers run: along borders from source to mouth, growing as they go, and across some regions.
import type { Country } from '../country.ts';
import type { Facts, RiverFact } from '../facts.ts';
import { type Line, pairOf } from '../layout.ts';
import { at, cutCorners, type Point, type Polyline, resample, splitAt } from '../points.ts';
import { noiseFrom } from '../random.ts';

export interface Reach {
  readonly river: string;
  /** The border along which the reach runs; none inside a region. */
  readonly pair: string | undefined;
  readonly points: Polyline;
  readonly width: number;
  /** The part of the border that is no river. */
  readonly dry: Polyline | undefined;
}

const WIDTH = { 1: 2.4, 2: 3.3, 3: 4.5, 4: 7.6 } as const;

/** Courses inside regions, by hand, source to mouth. */
const INSIDE: Readonly<Record<string, { width: number; points: readonly Point[] }[]>> = {
  'forest-river': [
    {
      width: 3.3,
      points: [
        [1273, 184],
        [1306, 173],
        [1346, 168],
        [1396, 182],
        [1432, 212],
        [1462, 246],
      ],
    },
  ],
  isen: [
    {
      width: 2.2,
      points: [
        [860, 706],
        [880, 742],
        [878, 782],
        [850, 806],
        [821, 816],
      ],
    },
  ],
  lhun: [
    {
      width: 4.5,
      points: [
        [264, 288],
        [230, 292],
        [212, 312],
        [203, 342],
      ],
    },
  ],
  carnen: [
    {
      width: 2,
      points: [
        [1712, 96],
        [1718, 112],
        [1702, 128],
        [1694, 142],
      ],
    },
  ],
  entwash: [
    {
      width: 1.8,
      points: [
        [1198, 816],
        [1226, 827],
        [1258, 825],
        [1278, 820],
      ],
    },
  ],
  'nurn-east': [
    {
      width: 2.2,
      points: [
        [1880, 1008],
        [1836, 1022],
        [1794, 1014],
        [1722, 1036],
      ],
    },
  ],
  'nurn-north': [
    {
      width: 2.2,
      points: [
        [1676, 966],
        [1690, 984],
        [1698, 1006],
      ],
    },
  ],
};

const COMPASS: Readonly<Record<string, Point>> = {
  west: [-1, 0],
  east: [1, 0],
  south: [0, 1],
  north: [0, -1],
  'south-east': [0.7, 0.7],
  'south-west': [-0.7, 0.7],
};

function lineOf(country: Country, pair: readonly [string, string]): Line {
  const index = country.lineByPair.get(pairOf(...pair));
  if (index === undefined) throw new Error(`No border ${pair.join('/')} for a river`);
  return at(country.lines, index);
}

const ends = (line: Line): readonly number[] => [line.from, line.to];

/** Junctions where a river may end: at the sea, a lake, or the river it joins. */
function mouthsOf(river: RiverFact, country: Country, facts: Facts): Set<number> {
  if (river.mouth === 'river') {
    const into = facts.rivers[river.into ?? ''];
    if (into === undefined) throw new Error(`A river flows into ${river.into}, which is not there`);
    return new Set(into.borders.flatMap((pair) => ends(lineOf(country, pair))));
  }
  const water = river.mouth === 'sea' ? 'sea' : 'lake-rhun';
  return new Set(country.lines.filter(({ between }) => between.includes(water)).flatMap(ends));
}

function partOfBorder(line: Line, share: number, end: string): { wet: Polyline; dry: Polyline } {
  const direction = COMPASS[end];
  if (direction === undefined) throw new Error(`No direction ${end}`);
  const [first, last] = [at(line.points, 0), at(line.points, -1)];
  const lean = (last[0] - first[0]) * direction[0] + (last[1] - first[1]) * direction[1];
  if (lean > 0) {
    const [dry, wet] = splitAt(line.points, 1 - share);
    return { wet, dry };
  }
  const [wet, dry] = splitAt(line.points, share);
  return { wet, dry };
}

function courseOf(id: string, river: RiverFact, country: Country, facts: Facts): Reach[] {
  const lines = river.borders.map((pair) => lineOf(country, pair));
  const mouths = mouthsOf(river, country, facts);
  const count = lines.length;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const previous = lines[index - 1];
    const flowsToEnd =
      next !== undefined
        ? ends(next).includes(line.to)
        : previous !== undefined
          ? ends(previous).includes(line.from)
          : mouths.has(line.to);
    const partial = river.partial?.find(({ pair }) => pairOf(...pair) === pairOf(...line.between));
    const { wet, dry } =
      partial === undefined ? { wet: line.points, dry: undefined } : partOfBorder(line, partial.share, partial.end);
    return {
      river: id,
      pair: pairOf(...line.between),
      points: flowsToEnd ? wet : wet.toReversed(),
      width: WIDTH[river.size] * (0.5 + (0.5 * (index + 1)) / count),
      dry,
    };
  });
}

function wander(points: Polyline, seed: number): Polyline {
  const noise = noiseFrom(seed);
  const smooth = resample(cutCorners(points, 2), 6);
  return smooth.map(
    ([x, y], i): Point =>
      i === 0 || i === smooth.length - 1 ? [x, y] : [x + noise(x / 18, y / 18) * 2.6, y + noise(y / 18, x / 18) * 2.6],
  );
}

export function riverReaches(country: Country, facts: Facts): Reach[] {
  const along = Object.entries(facts.rivers).flatMap(([id, river]) => courseOf(id, river, country, facts));
  const inside = Object.entries(INSIDE).flatMap(([id, courses]) =>
    courses.map(({ width, points }, index) => ({
      river: id,
      pair: undefined,
      points: wander(points, 500 + index),
      width,
      dry: undefined,
    })),
  );
  return [...along, ...inside];
}
