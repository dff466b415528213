// Where a route runs on the map at one scale, from the figure to short of its goal.
import type { Point } from './box.ts';
import type { Layout } from './layout.ts';
import type { RouteView } from './map-state.ts';
import { flightPath, flightPeak, routePath, shortOf } from './route-line.ts';

export interface Course {
  readonly path: string;
  /** Its end, in units, and the way it points there, in degrees. */
  readonly tip: Point;
  readonly angle: number;
  /** The steps' places, in units; of a flight only its two ends. */
  readonly points: readonly Point[];
}

/** `reach`: pixels before the goal where the course ends. */
export function courseOf(
  route: RouteView,
  { scale, pieces, badges }: Layout,
  reach: (goal: string) => number,
): Course | null {
  const pointOf = (id: string): Point | null => {
    const badge = badges.boxes.get(id);
    const at: Point | undefined = badge ? [badge.x, badge.y] : pieces.get(id)?.middle;
    return at ? [at[0] / scale, at[1] / scale] : null;
  };
  const { steps, flight } = route;
  const ends = flight ? [steps[0], steps.at(-1)] : steps;
  const points = ends.map((id) => (id === undefined ? null : pointOf(id))).filter((point) => point !== null);
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to || points.length < ends.length) return null;
  const bend = flight ? flightPeak(from, to) : from;
  const tip = shortOf(bend, to, reach(steps.at(-1) ?? '') / scale);
  return {
    path: flight ? flightPath(from, tip) : routePath([...points.slice(0, -1), tip]),
    tip,
    angle: (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI,
    points,
  };
}
