// The one way in which lines of the map are rounded: each inner point is the control point of a quadratic curve from
// middle to middle, and the ends stay where they are. The picture under the map is drawn so, and whatever lies on its
// borders must follow the same curve.
import type { Point } from './box.ts';

const write = ([x, y]: Point): string => `${x} ${y}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Control point and end of every curve of the line. */
function curvesOf(line: readonly Point[]): [control: Point, end: Point][] {
  const last = line.length - 1;
  return line.slice(1, -1).map((control, index): [Point, Point] => {
    const next = line[index + 2] ?? control;
    return [control, index + 2 === last ? next : middle(control, next)];
  });
}

/** Path commands from the line's first point, which is taken as reached, to its last. */
function smoothSteps(line: readonly Point[]): string {
  if (line.length < 3) return line.slice(1).reduce((path, point) => `${path}L${write(point)}`, '');
  return curvesOf(line).reduce((path, [control, end]) => `${path}Q${write(control)} ${write(end)}`, '');
}

export function smoothPath(line: readonly Point[]): string {
  const [first] = line;
  return first ? `M${write(first)}${smoothSteps(line)}` : '';
}

/** A ring of lines, each rounded by itself, so that neighbours share their border to the last digit. */
export function smoothRing(lines: readonly (readonly Point[])[]): string {
  const first = lines[0]?.[0];
  return first ? `M${write(first)}${lines.map(smoothSteps).join('')}Z` : '';
}

/** Points on the rounded line, its ends among them. */
export function pointsAlong(line: readonly Point[]): Point[] {
  const [first] = line;
  if (!first || line.length < 3) return [...line];
  let from = first;
  const points: Point[] = [first];
  for (const [control, end] of curvesOf(line)) {
    points.push(middle(middle(from, control), middle(control, end)), end);
    from = end;
  }
  return points;
}
