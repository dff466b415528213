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
}

const STYLES: readonly PeakStyle[] = [
  ...[0, 1, 2, 3, 4, 5].map((n) => ({
    id: `p${n}`,
    width: 25 + (n % 3) * 4,
    height: 25 + (n % 4) * 3.2,
    crags: 1.5,
    strokes: 5,
  })),
  ...[0, 1, 2].map((n) => ({ id: `q${n}`, width: 15 + n * 2, height: 12.5 + n * 1.8, crags: 1, strokes: 3 })),
  ...[0, 1, 2, 3].map((n) => ({
    id: `a${n}`,
    width: 20 + (n % 2) * 4,
    height: 26 + (n % 3) * 3.5,
    crags: 2.5,
    strokes: 6,
  })),
];

function slope(from: Point, to: Point, steps: number, crags: number, random: Random): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const point = mix(from, to, (i + 1) / (steps + 1));
    return [point[0] + (random() - 0.5) * crags * 2, point[1] + (random() - 0.5) * crags * 1.6] as const;
  });
}

export function peakSymbol(style: PeakStyle, random: Random, shade: string): string {
  const { width, height, crags, strokes } = style;
  const left: Point = [-width * (0.46 + random() * 0.08), 0];
  const right: Point = [width * (0.46 + random() * 0.08), 0.6];
  const top: Point = [(random() - 0.45) * width * 0.16, -height];
  const foot: Point = [width * (0.02 + random() * 0.1), 1.2];
  const lit = slope(left, top, 3, crags, random);
  const dark = slope(top, right, 3, crags, random);
  const ridge: Polyline = slope(top, foot, 4, crags * 0.7, random).map(([x, y], i) => [
    x + (i % 2 === 0 ? 1.4 : -1.1) * (width / 26),
    y,
  ]);
  const face = new PathText().polyline([left, ...lit, top, ...dark, right, foot]).close();
  const shadow = new PathText().polyline([top, ...dark, right, foot, ...ridge.toReversed()]).close();
  const fine = new PathText().polyline([left, ...lit, top]);
  for (let i = 0; i < strokes; i++) {
    const start = at(ridge, Math.min(ridge.length - 1, Math.floor((i / strokes) * ridge.length)));
    const reach = 0.35 + random() * 0.35;
    const edge = mix(top, right, Math.min(0.96, (i + 1.6) / (strokes + 1)));
    fine.polyline([[start[0] + 0.6, start[1] + 0.8], mix(start, [edge[0], edge[1] + 2.5], reach + 0.25)]);
  }
  const leftStroke = mix(left, top, 0.52);
  fine.polyline([
    [leftStroke[0] + 2, leftStroke[1] + 1],
    [leftStroke[0] + 2.4 - width * 0.02, leftStroke[1] + height * 0.2],
  ]);
  if (height > 20) {
    const second = mix(left, top, 0.75);
    fine.polyline([
      [second[0] + 1.6, second[1] + 3],
      [second[0] + 0.8, second[1] + height * 0.22],
    ]);
  }
  const heavy = new PathText().polyline([top, ...dark, right]);
  return group(
    { id: style.id },
    path(face, { stroke: 'none' }),
    path(shadow, { fill: shade, stroke: 'none' }),
    path(fine, { fill: 'none', 'stroke-width': 0.8 }),
    path(heavy, { fill: 'none', 'stroke-width': 1.5 }),
  );
}

export function peakSymbols(shade: string, ashShade: string): string {
  const random = randomFrom(41);
  return STYLES.map((style) => peakSymbol(style, random, style.id.startsWith('a') ? ashShade : shade)).join('');
}

export const pickPeak = (kind: 'p' | 'q' | 'a', random: Random): string =>
  `${kind}${Math.floor(random() * STYLES.filter(({ id }) => id.startsWith(kind)).length)}`;
