// Where small drawings may stand: clear of names, figures, borders, rivers and one another.
import type { Country } from '../country.ts';
import { type Line, pairOf } from '../layout.ts';
import { at, boxOf, distance, hypotenuse, isInside, type Point, type Polyline, resample } from '../points.ts';
import { noiseFrom, type Random } from '../random.ts';
import type { Spot } from '../spots.ts';

interface Disc {
  readonly point: Point;
  readonly radius: number;
}

const CELL = 40;

/** Discs that are taken, found by cell. */
export class Occupied {
  private readonly cells = new Map<string, Disc[]>();

  add(point: Point, radius: number): void {
    const reach = Math.ceil((radius + CELL) / CELL);
    const [column, row] = [Math.floor(point[0] / CELL), Math.floor(point[1] / CELL)];
    for (let x = column - reach; x <= column + reach; x++) {
      for (let y = row - reach; y <= row + reach; y++) {
        const key = `${x},${y}`;
        const discs = this.cells.get(key);
        if (discs === undefined) this.cells.set(key, [{ point, radius }]);
        else discs.push({ point, radius });
      }
    }
  }

  isFree(point: Point, radius: number): boolean {
    const discs = this.cells.get(`${Math.floor(point[0] / CELL)},${Math.floor(point[1] / CELL)}`) ?? [];
    return discs.every((disc) => distance(disc.point, point) >= disc.radius + radius);
  }
}

/** Room kept for what the live view draws: figures on the anchor, the name on the label. */
export function isKept(point: Point, margin: number, spot: Spot): boolean {
  const halfName = Math.min(spot.labelWidth, 92) / 2;
  const toName = hypotenuse(
    Math.max(0, Math.abs(point[0] - spot.label[0]) - halfName),
    Math.max(0, Math.abs(point[1] - spot.label[1]) - 12),
  );
  return distance(point, spot.anchor) < 24 + margin || toName < 2 + margin;
}

export function occupyBorders(occupied: Occupied, country: Country, rivers: ReadonlyMap<string, number>): void {
  for (const { line, black, points } of country.pieces) {
    const { between, kind }: Line = at(country.lines, line);
    if (kind === 'frame') continue;
    const river = rivers.get(pairOf(...between)) ?? 0;
    const radius = black ? 3 : 1.5 + river;
    for (const point of resample(points, 4)) occupied.add(point, radius);
  }
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  n: [0, -1],
  ne: [0.7, -0.7],
  e: [1, 0],
  se: [0.7, 0.7],
  s: [0, 1],
  sw: [-0.7, 0.7],
  w: [-1, 0],
  nw: [-0.7, -0.7],
};

/** The points of a region that lie in a part of it (`n`, `sw`, `c`…), a share of its whole, in natural patches;
 * without a part, patches all over it. */
export function partOf(ring: Polyline, where: readonly string[], share: number, step: number, seed: number): Point[] {
  const box = boxOf(ring);
  const noise = noiseFrom(seed);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [halfWidth, halfHeight] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const rated: { point: Point; rate: number }[] = [];
  for (let y = box.top + step / 2; y < box.bottom; y += step) {
    for (let x = box.left + step / 2; x < box.right; x += step) {
      const point: Point = [x, y];
      if (!isInside(point, ring)) continue;
      const [dx, dy] = [(x - middle[0]) / halfWidth, (y - middle[1]) / halfHeight];
      const rates = where.map((direction) => {
        const unit = DIRECTIONS[direction];
        return unit === undefined ? 0.45 - hypotenuse(dx, dy) * 0.5 : unit[0] * dx + unit[1] * dy;
      });
      rated.push({ point, rate: (rates.length === 0 ? 0 : Math.max(...rates)) + noise(x / 45, y / 45) * 0.28 });
    }
  }
  rated.sort((a, b) => b.rate - a.rate);
  return rated.slice(0, Math.round(rated.length * share)).map(({ point }) => point);
}

/** Jittered candidates in random order. */
export function shuffle(points: readonly Point[], jitter: number, random: Random): Point[] {
  const moved = points.map(([x, y]): Point => [x + (random() - 0.5) * jitter, y + (random() - 0.5) * jitter]);
  for (let i = moved.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = at(moved, i);
    moved[i] = at(moved, j);
    moved[j] = swapped;
  }
  return moved;
}
