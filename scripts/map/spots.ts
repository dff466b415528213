// Where a region keeps room: `anchor` for settlement and figures, `label` for the name below. Both boxes together
// are put where the least of their distances to borders, ridges, rivers and lakes is greatest.
import type { Country } from './country.ts';
import type { Facts } from './facts.ts';
import { pairOf } from './layout.ts';
import {
  at,
  boxOf,
  distance,
  distanceToLine,
  hypotenuse,
  isInside,
  type Point,
  type Polyline,
  resample,
} from './points.ts';

export interface Spot {
  readonly anchor: Point;
  /** Distance from the anchor to the nearest border. */
  readonly radius: number;
  readonly label: Point;
  /** Width free for one or two lines of the name, centred on the label. */
  readonly labelWidth: number;
}

interface Obstacle {
  readonly point: Point;
  readonly margin: number;
}

const FIGURES = { width: 66, height: 26 };
const NAME = { width: 82, height: 30 };
const GAP = 28;
/** Figures stand in a round place, too. */
const ROUND = 29;

/** Places set by hand: centre of both boxes. */
const HINTS: Readonly<Record<string, Point>> = {};

const toBox = (p: Point, centre: Point, size: { width: number; height: number }): number => {
  const dx = Math.abs(p[0] - centre[0]) - size.width / 2;
  const dy = Math.abs(p[1] - centre[1]) - size.height / 2;
  return dx > 0 || dy > 0 ? hypotenuse(Math.max(dx, 0), Math.max(dy, 0)) : Math.max(dx, dy);
};

function obstaclesOf(
  id: string,
  country: Country,
  rivers: ReadonlySet<string>,
  lakes: readonly Polyline[],
): Obstacle[] {
  const own = country.pieces.filter(({ line }) => at(country.lines, line).between.includes(id));
  const alongBorders = own.flatMap(({ line, black, points }) => {
    const { between } = at(country.lines, line);
    const margin = between.includes('out') ? 16 : rivers.has(pairOf(...between)) ? 3 : 0;
    return resample(points, 5).flatMap((point): Obstacle[] =>
      black
        ? [
            { point, margin: 6 },
            { point: [point[0], point[1] - 9], margin: 4 },
          ]
        : [{ point, margin }],
    );
  });
  return [...alongBorders, ...lakes.flat().map((point) => ({ point, margin: 6 }))];
}

function freeWidth(label: Point, ring: Polyline, obstacles: readonly Obstacle[]): number {
  let half = 20;
  const clear = (width: number) =>
    obstacles.every(({ point, margin }) => toBox(point, label, { width, height: NAME.height }) >= margin);
  while (
    half < 110 &&
    clear(half * 2 + 6) &&
    isInside([label[0] + half + 3, label[1]], ring) &&
    isInside([label[0] - half - 3, label[1]], ring)
  ) {
    half += 2;
  }
  return half * 2;
}

/** Past a comfortable distance, more counts little. */
const comfort = (score: number): number => Math.min(score, 9 + score * 0.2);

/** The best centre for both boxes, shrunk by a factor; nothing when they do not fit. */
function fitBoxes(ring: Polyline, obstacles: readonly Obstacle[], factor: number): Point | undefined {
  const shrink = (size: typeof NAME) => ({ width: size.width * factor, height: size.height * factor });
  const [figures, name] = [shrink(FIGURES), shrink(NAME)];
  const box = boxOf(ring);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  let best: Point | undefined;
  let bestScore = 0;
  for (let y = Math.ceil(box.top / 3) * 3; y < box.bottom; y += 3) {
    for (let x = Math.ceil(box.left / 3) * 3; x < box.right; x += 3) {
      const anchor: Point = [x, y - (GAP / 2) * factor];
      const label: Point = [x, y + (GAP / 2) * factor];
      if (!isInside(anchor, ring) || !isInside(label, ring)) continue;
      let score = 40;
      for (const { point, margin } of obstacles) {
        score = Math.min(score, toBox(point, anchor, figures) - margin, toBox(point, label, name) - margin);
        score = Math.min(score, distance(point, anchor) - margin - ROUND * factor);
        if (score < 0 || (best !== undefined && comfort(score) < bestScore)) break;
      }
      if (score < 0) continue;
      score = comfort(score) - hypotenuse(x - middle[0], y - middle[1]) * 0.02;
      if (best === undefined || score > bestScore) {
        bestScore = score;
        best = [x, y];
      }
    }
  }
  return best;
}

function findSpot(id: string, ring: Polyline, obstacles: readonly Obstacle[]): Spot {
  for (const factor of [1.1, 1, 0.92, 0.84, 0.76, 0.68, 0.6]) {
    const best = HINTS[id] ?? fitBoxes(ring, obstacles, factor);
    if (best === undefined) continue;
    const half = Math.round((GAP / 2) * Math.min(1, factor));
    const anchor: Point = [best[0], best[1] - half];
    const label: Point = [best[0], best[1] + half];
    const radius = Math.round(distanceToLine(anchor, [...ring, at(ring, 0)]) * 10) / 10;
    return { anchor, radius, label, labelWidth: freeWidth(label, ring, obstacles) };
  }
  throw new Error(`No room for the name of ${id}`);
}

export function findSpots(country: Country, facts: Facts, lakes: readonly Polyline[]): Map<string, Spot> {
  const rivers = new Set(Object.values(facts.rivers).flatMap(({ borders }) => borders.map((pair) => pairOf(...pair))));
  return new Map(
    [...country.ringByRegion].map(([id, ring]) => {
      const near = lakes.filter((lake) => lake.some((point) => isInside(point, ring)));
      return [id, findSpot(id, ring, obstaclesOf(id, country, rivers, near))];
    }),
  );
}
