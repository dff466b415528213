// Lakes. The Sea of Rhûn has its own shore lines in the layout; the others are drawn along a share of a border.
import type { Country } from './country.ts';
import { pairOf } from './layout.ts';
import { at, isInside, lengthOf, normalAt, type Point, type Polyline, resample, splitAt } from './points.ts';
import { noiseFrom } from './random.ts';

interface LakeAlong {
  readonly pair: readonly [string, string];
  /** The region into which the lake bulges. */
  readonly into: string;
  /** Shares of the border, reckoned from the end where `from` meets it. */
  readonly from: string;
  readonly shares: readonly [number, number];
  readonly depth: number;
}

const LAKES: Readonly<Record<string, LakeAlong>> = {
  'sea-of-nurnen': {
    pair: ['gorgoroth', 'nurn'],
    into: 'gorgoroth',
    from: 'south-ithilien',
    shares: [0.5, 0.88],
    depth: 58,
  },
  'lake-evendim': { pair: ['evendim', 'north-downs'], into: 'evendim', from: 'arnor', shares: [0.3, 0.8], depth: 31 },
  'long-lake': {
    pair: ['dale', 'woodland-realm'],
    into: 'dale',
    from: 'old-forest-road',
    shares: [0.05, 0.62],
    depth: 13,
  },
};

function lakeAlong(country: Country, lake: LakeAlong, seed: number): Polyline {
  const index = country.lineByPair.get(pairOf(...lake.pair));
  if (index === undefined) throw new Error(`No border ${lake.pair.join('/')}`);
  const line = at(country.lines, index);
  const meets = (junction: number) =>
    country.lines.some(
      (other) => (other.from === junction || other.to === junction) && other.between.includes(lake.from),
    );
  const whole = meets(line.from) ? line.points : line.points.toReversed();
  const [first, last] = lake.shares;
  const shore = resample(at(splitAt(at(splitAt(whole, first), 1), (last - first) / (1 - first)), 0), 6);
  const ring = country.ringByRegion.get(lake.into);
  if (ring === undefined) throw new Error(`No region ${lake.into}`);
  const noise = noiseFrom(seed);
  const length = lengthOf(shore);
  const probe = normalAt(shore, Math.floor(shore.length / 2));
  const middle = at(shore, Math.floor(shore.length / 2));
  const side = isInside([middle[0] + probe[0] * 8, middle[1] + probe[1] * 8], ring) ? 1 : -1;
  const offset = (share: number, point: Point, normal: Point, depth: number): Point => {
    const swell = Math.sin(Math.PI * share) ** 0.66;
    const away = side * depth * swell * (1 + 0.17 * noise((share * length) / 38, depth));
    return [point[0] + normal[0] * away, point[1] + normal[1] * away];
  };
  const near = shore.map((point, i) => offset(i / (shore.length - 1), point, normalAt(shore, i), -5));
  const far = shore.map((point, i) => offset(i / (shore.length - 1), point, normalAt(shore, i), lake.depth));
  return [...near, ...far.toReversed().slice(1, -1)].map(
    ([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2],
  );
}

/** Lakes with an outline of their own, by id; all but the Sea of Rhûn. */
export function buildLakes(country: Country): Map<string, Polyline> {
  return new Map(Object.entries(LAKES).map(([id, lake], index) => [id, lakeAlong(country, lake, 300 + index)]));
}
