// Which rivers and ranges carry a name on the map, and along what.

import { pairOf } from './layout.ts';
import type { Drawing } from './ornament/drawing.ts';
import { type PlaceName, placeNames } from './place-names.ts';
import { at, type Point, type Polyline, resample } from './points.ts';

/** Size of type, letters of the longest name, and the part of the course by reaches; the most important first. */
const RIVERS: readonly (readonly [id: string, size: number, letters: number, part?: readonly [number, number]])[] = [
  ['anduin', 13, 6, [9, 18]],
  ['anduin', 12, 6, [0, 8]],
  ['gwathlo', 11, 7],
  ['baranduin', 11, 9],
  ['isen', 11, 4],
  ['celduin', 10.5, 7],
  ['mitheithel', 10, 10],
  ['bruinen', 10, 7],
  ['lhun', 10, 4],
  ['carnen', 10, 6],
  ['harnen', 10, 6],
  ['entwash', 10, 9],
  ['limlight', 9.5, 8],
  ['glanduin', 9.5, 8],
  ['gladden', 9.5, 7],
  ['adorn', 9.5, 5],
  ['lefnui', 9.5, 6],
  ['erui', 9.5, 4],
  ['gilrain', 9.5, 7],
];

const RANGES: readonly (readonly [id: string, size: number, letters: number])[] = [
  ['white-mountains', 11.5, 17],
  ['grey-mountains', 11.5, 15],
  ['blue-mountains', 9, 14],
  ['ephel-duath', 11, 12],
  ['ered-lithui', 11, 12],
];

function join(parts: readonly Polyline[]): Polyline[] {
  const chains: Point[][] = [];
  for (const part of parts) {
    const last = chains.at(-1);
    const near =
      last === undefined ? Infinity : Math.hypot(at(last, -1)[0] - at(part, 0)[0], at(last, -1)[1] - at(part, 0)[1]);
    if (last !== undefined && near < 3) last.push(...part.slice(1));
    else chains.push([...part]);
  }
  return chains;
}

export function nameCourses({ country, facts, reaches, spots }: Drawing): PlaceName[] {
  const rivers = RIVERS.map(([id, size, letters, part = [0, 99]]) => {
    const own = reaches.filter(({ river, pair }) => river === id && pair !== undefined).slice(...part);
    const width = Math.max(...own.map((reach) => reach.width)) / 2;
    // The type stands above its line, so below the water the line lies lower by the height of the letters.
    const offsets = [width + 4, -(width + 4), width + 4 + size * 0.7, -(width + 4 + size * 0.7)];
    return { id, kind: 'river' as const, size, letters, courses: join(own.map(({ points }) => points)), offsets };
  });
  const ranges = RANGES.map(([id, size, letters]) => {
    const courses = (facts.ranges.ranges[id] ?? []).map(({ borders }) => {
      const lines = borders.flatMap((pair) => {
        const index = country.lineByPair.get(pairOf(...pair));
        return index === undefined || at(country.lines, index).kind !== 'impassable'
          ? []
          : [at(country.lines, index).points];
      });
      return chainOf(lines);
    });
    return {
      id,
      kind: 'range' as const,
      size,
      letters,
      courses,
      offsets: [12, 16, 20, 25, 31, 37, -12, -16, -20, -25, -31, -37],
    };
  });
  // A ridge reaches up: peaks stand on the line.
  const ridges = country.pieces
    .filter(({ black }) => black)
    .flatMap(({ points }) =>
      resample(points, 6).flatMap(([x, y]): Point[] => [
        [x, y],
        [x, y - 11],
        [x, y - 21],
      ]),
    );
  const shores = country.lines.filter(({ kind }) => kind === 'coast').flatMap(({ points }) => [...resample(points, 8)]);
  const streams = reaches.flatMap(({ points }) => [...resample(points, 7)]);
  return placeNames([...ranges, ...rivers], [...spots.values()], {
    range: ridges,
    river: [...ridges, ...shores, ...streams],
  });
}

/** Turns the parts of a chain so that each begins where the last one ends. */
function chainOf(lines: readonly Polyline[]): Polyline {
  const [first, second] = lines;
  if (first === undefined) return [];
  const key = (point: Point) => point.join();
  const touches = (line: Polyline, point: Point) => key(at(line, 0)) === key(point) || key(at(line, -1)) === key(point);
  const points = [...(second !== undefined && touches(second, at(first, 0)) ? first.toReversed() : first)];
  for (const line of lines.slice(1)) {
    if (key(at(line, -1)) === key(at(points, -1))) points.push(...line.toReversed().slice(1));
    else if (key(at(line, 0)) === key(at(points, -1))) points.push(...line.slice(1));
  }
  return points;
}
