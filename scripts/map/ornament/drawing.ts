// What every layer of the ornament is drawn from; the same for all themes.
import type { Country } from '../country.ts';
import type { Facts } from '../facts.ts';
import type { PlaceName } from '../place-names.ts';
import { cutCorners, isInside, normalAt, type Point, type Polyline, resample } from '../points.ts';
import type { Spot } from '../spots.ts';
import { type Reach, riverReaches } from './river-courses.ts';
import { isKept, Occupied, occupyBorders } from './scatter.ts';

export interface Drawing {
  readonly facts: Facts;
  readonly country: Country;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly lakes: ReadonlyMap<string, Polyline>;
  readonly reaches: readonly Reach[];
  readonly occupied: Occupied;
  /** Room of names along paths. */
  readonly kept: { readonly point: Point; readonly radius: number }[];
}

export function startDrawing(
  facts: Facts,
  country: Country,
  spots: ReadonlyMap<string, Spot>,
  lakes: ReadonlyMap<string, Polyline>,
): Drawing {
  const reaches = riverReaches(country, facts);
  const occupied = new Occupied();
  const widths = new Map(
    reaches.flatMap(({ pair, width }) => (pair === undefined ? [] : [[pair, width / 2 + 1] as const])),
  );
  occupyBorders(occupied, country, widths);
  for (const { pair, points, width } of reaches) {
    if (pair === undefined) for (const point of points) occupied.add(point, width / 2 + 2);
  }
  for (const lake of lakes.values()) for (const point of lake) occupied.add(point, 5);
  return { facts, country, spots, lakes, reaches, occupied, kept: [] };
}

/** Keeps the room of names set along paths; their letters stand on the path. */
export function keepNames({ occupied, kept }: Drawing, names: readonly PlaceName[]): void {
  for (const { path, size } of names) {
    const line = resample(cutCorners(path, 2), 6);
    line.forEach((point, i) => {
      const normal = normalAt(line, i);
      const heart: Point = [point[0] + normal[0] * -size * 0.34, point[1] + normal[1] * -size * 0.34];
      kept.push({ point: heart, radius: size * 0.5 });
      occupied.add(heart, size * 0.5);
    });
  }
}

export function ringOfRegion({ country }: Drawing, id: string): Polyline {
  const ring = country.ringByRegion.get(id);
  if (ring === undefined) throw new Error(`No region ${id}`);
  return ring;
}

function isOnMap({ country }: Drawing, [x, y]: Point, margin: number): boolean {
  const [width, height] = country.frame;
  return x > 20 + margin && y > 20 + margin && x < width - 20 - margin && y < height - 20 - margin;
}

/** Free of borders and other drawings, though names and figures may come to lie on top. */
export function isUntaken(drawing: Drawing, point: Point, radius: number): boolean {
  return isOnMap(drawing, point, radius) && drawing.occupied.isFree(point, radius);
}

/** Free of borders and other drawings, of every name and figure nearby, and of lakes and the frame. */
export function isFree(drawing: Drawing, point: Point, radius: number): boolean {
  if (!isUntaken(drawing, point, radius)) return false;
  for (const spot of drawing.spots.values()) if (isKept(point, radius, spot)) return false;
  for (const lake of drawing.lakes.values()) if (isInside(point, lake)) return false;
  return true;
}
