// Mountain peaks: a lit face, a shaded face with strokes down the slope, a heavier outline on the shaded side.
// Every peak stands with the middle of its foot at 0,0. The lit face takes the fill of the group that uses it.
import { at, mix, type Point, type Polyline } from '../points.ts';
import { type Random, randomFrom } from '../random.ts';
import { group, PathText, path } from './svg.ts';

interface PeakStyle {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** How far slopes stray from straight. */
  readonly crags: number;
  readonly strokes: number;
  /** Share of the height that lies under snow. */
  readonly snow: number;
}

const STYLES: readonly PeakStyle[] = [
  ...[0, 1, 2, 3, 4, 5].map((n) => ({
    id: `p${n}`,
    width: 28 + (n % 3) * 4,
    height: 24 + ((n * 2) % 5) * 2.4,
    crags: 1.4,
    strokes: 5,
    snow: 0.3,
  })),
  ...[0, 1, 2].map((n) => ({
    id: `q${n}`,
    width: 17 + n * 2.4,
    height: 11.5 + n * 1.9,
    crags: 0.9,
    strokes: 3,
    snow: 0,
  })),
  ...[0, 1, 2, 3].map((n) => ({
    id: `a${n}`,
    width: 22 + (n % 2) * 4,
    height: 25 + (n % 3) * 3.5,
    crags: 2.2,
    strokes: 6,
    snow: 0,
  })),
  ...[0, 1].map((n) => ({ id: `b${n}`, width: 16 + n * 2.5, height: 13 + n * 2, crags: 1.3, strokes: 3, snow: 0 })),
];

/** A slope from foot to top: steeper towards the top, with crags. */
function slope(foot: Point, top: Point, crags: number, random: Random): Point[] {
  return [0.26, 0.5, 0.7, 0.87].map((share) => {
    const [x, y] = mix(foot, top, share);
    const hollow = Math.sin(share * Math.PI) * 0.09 * (top[0] - foot[0]);
    return [x + hollow + (random() - 0.5) * crags * 1.7, y + (random() - 0.5) * crags * 1.5] as const;
  });
}

/** The zigzag of the snow line between two heights of the slopes. */
function snowLine(left: Point, middle: Point, right: Point): Point[] {
  const lift = (p: Point, by: number): Point => [p[0], p[1] + by];
  return [
    left,
    lift(mix(left, middle, 0.35), 2.6),
    lift(mix(left, middle, 0.6), -1.2),
    lift(middle, 2.8),
    lift(mix(middle, right, 0.4), -1.4),
    lift(mix(middle, right, 0.7), 1.8),
    right,
  ];
}

export function peakSymbol(style: PeakStyle, random: Random, shade: string, snowColour: string): string {
  const { width, height, crags, strokes, snow } = style;
  const left: Point = [-width * (0.47 + random() * 0.06), 0.4];
  const right: Point = [width * (0.47 + random() * 0.06), 0.6];
  const top: Point = [(random() - 0.6) * width * 0.14, -height];
  const foot: Point = [width * (0.06 + random() * 0.08), 2.2];
  const lit = slope(left, top, crags, random);
  const dark = slope(right, top, crags, random).toReversed();
  const ridge: Polyline = [0.16, 0.34, 0.55, 0.78].map((share, i): Point => {
    const [x, y] = mix(top, foot, share);
    return [x + (i % 2 === 0 ? 0.062 : -0.05) * width * (0.7 + random() * 0.6), y];
  });
  const face = new PathText()
    .polyline([left, ...lit, top, ...dark, right])
    .quad([width * 0.3, 2.4], foot)
    .quad([-width * 0.25, 2.8], left)
    .close();
  const shadow = new PathText()
    .polyline([top, ...dark, right])
    .quad([width * 0.3, 2.4], foot)
    .line(...ridge.toReversed(), top)
    .close();
  const fine = new PathText().polyline([left, ...lit, top, ...ridge.slice(0, 3)]);
  for (let i = 0; i < strokes; i++) {
    const share = (i + 0.6) / strokes;
    const start = mix(top, foot, 0.14 + share * 0.66);
    const edge = mix(top, right, 0.3 + share * 0.62);
    const from: Point = [start[0] + width * 0.07, start[1] + 1];
    fine.polyline([from, mix(from, edge, 0.42 + random() * 0.3)]);
  }
  for (const [down, long] of [
    [0.42, 0.2],
    [0.66, 0.16],
  ] as const) {
    if (height < 16 && down > 0.5) continue;
    const start = mix(mix(top, left, down), mix(top, foot, down), 0.42 + random() * 0.2);
    fine.polyline([start, [start[0] - width * 0.05, start[1] + height * long]]);
  }
  const heavy = new PathText().polyline([top, ...dark, right]);
  const cap = new PathText();
  if (snow > 0) {
    const [a, b, c] = [at(lit, 2), mix(top, foot, snow + 0.06), at(dark, 1)];
    cap.polyline([...snowLine(a, b, c), at(dark, 0), top, at(lit, 3)]).close();
  }
  return group(
    { id: style.id },
    path(face, { stroke: 'none' }),
    path(shadow, { fill: shade, stroke: 'none' }),
    snow > 0 ? path(cap, { fill: snowColour, stroke: 'none', opacity: '.82' }) : '',
    path(fine, { fill: 'none', 'stroke-width': 0.75 }),
    path(heavy, { fill: 'none', 'stroke-width': 1.5 }),
  );
}

export function peakSymbols(shade: string, ashShade: string, snow: string): string {
  const random = randomFrom(41);
  return STYLES.map((style) => peakSymbol(style, random, /^[ab]/.test(style.id) ? ashShade : shade, snow)).join('');
}

export const pickPeak = (kind: 'p' | 'q' | 'a' | 'b', random: Random): string =>
  `${kind}${Math.floor(random() * STYLES.filter(({ id }) => id.startsWith(kind)).length)}`;
