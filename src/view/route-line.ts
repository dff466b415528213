// The line of a route, as a smooth path through its steps, or one arc for a flight.
import { distance, type Point } from './box.ts';

const write = (...points: readonly Point[]): string =>
  points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join(' ');

/** Through all points; each bends towards the line between its neighbours. */
export function routePath(points: readonly Point[]): string {
  const [first] = points;
  if (!first || points.length < 2) return '';
  let path = `M${write(first)}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index] ?? first;
    const to = points[index + 1] ?? first;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${write(leave, arrive, to)}`;
  }
  return path;
}

/** An arc that rises to the left of its way, as high as a fifth of its length. */
export function flightPath(from: Point, to: Point): string {
  return `M${write(from)}Q${write(flightPeak(from, to), to)}`;
}

export function flightPeak(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = dx >= 0 ? 1 : -1;
  return [(from[0] + to[0]) / 2 + dy * 0.2 * side, (from[1] + to[1]) / 2 - dx * 0.2 * side];
}

/** The point that lies `by` before the end of the way from one point to another. */
export function shortOf(from: Point, to: Point, by: number): Point {
  const length = distance(from, to);
  if (length <= by * 1.5) return to;
  return [to[0] - ((to[0] - from[0]) / length) * by, to[1] - ((to[1] - from[1]) / length) * by];
}
