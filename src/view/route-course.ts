// Where a route runs on the map at one scale, from the figure to short of its goal.
import { distance, type Point } from './box.ts';
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

/** Pixels before a badge, before tokens, and before a bare place where the course ends. */
const BADGE_REACH = 13;
const TOKEN_REACH = 4;
const BARE_REACH = 14;

/** How far the course must end before its goal, coming from a point; in pixels. */
function reachOf(goal: string, to: Point, from: Point, { pieces, badges }: Pick<Layout, 'pieces' | 'badges'>): number {
  if (badges.boxes.has(goal)) return BADGE_REACH;
  const box = pieces.get(goal)?.tokens;
  if (!box) return BARE_REACH;
  const length = distance(from, to) || 1;
  const [across, down] = [Math.abs(to[0] - from[0]) / length, Math.abs(to[1] - from[1]) / length];
  return Math.min(box.width / 2 / across, box.height / 2 / down) + TOKEN_REACH;
}

export function courseOf(route: RouteView, layout: Pick<Layout, 'scale' | 'pieces' | 'badges'>): Course | null {
  const { scale, pieces, badges } = layout;
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
  const tip = shortOf(bend, to, reachOf(steps.at(-1) ?? '', to, bend, layout) / scale);
  return {
    path: flight ? flightPath(from, tip) : routePath([...points.slice(0, -1), tip]),
    tip,
    angle: (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI,
    points,
  };
}
