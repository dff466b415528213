// Draws the route: from the figure by numbered waypoints to an arrow at the end.
import type { Point } from './box.ts';
import type { Layout } from './layout.ts';
import type { MapState } from './map-state.ts';
import { flightPath, flightPeak, routePath, shortOf } from './route-line.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

/** Pixels before its goal where the arrow's tip ends. */
const BADGE_REACH = 13;
const PIECE_REACH = 24;
const ARROW = 'M0 0L-13-7L-9.5 0L-13 7Z';

export function createRouteLayer(layer: SVGGElement) {
  const casing = layer.appendChild(svgElement('path', { class: 'route-casing' }));
  const core = layer.appendChild(svgElement('path', { class: 'route-core', pathLength: 1 }));
  const arrow = layer.appendChild(svgElement('path', { class: 'route-arrow', d: ARROW }));
  const stops = layer.appendChild(svgElement('g'));
  let written = '';

  return function update(route: MapState['route'], layout: Layout, isStill: boolean): void {
    const { scale, pieces, badges } = layout;
    const pointOf = (id: string): Point | null => {
      const badge = badges.boxes.get(id);
      const at: Point | undefined = badge ? [badge.x, badge.y] : pieces.get(id)?.middle;
      return at ? [at[0] / scale, at[1] / scale] : null;
    };
    const steps = route?.steps ?? [];
    const ends = route?.flight ? [steps[0], steps.at(-1)] : steps;
    const points = ends.map((id) => (id === undefined ? null : pointOf(id))).filter((point) => point !== null);
    const [from, to] = [points.at(-2), points.at(-1)];
    setAttribute(layer, 'display', from && to && points.length === ends.length ? null : 'none');
    if (!route || !from || !to) {
      written = '';
      return;
    }
    const bend = route.flight ? flightPeak(from, to) : from;
    const last = steps.at(-1) ?? '';
    const end = shortOf(bend, to, (badges.boxes.has(last) ? BADGE_REACH : PIECE_REACH) / scale);
    const path = route.flight ? flightPath(from, end) : routePath([...points.slice(0, -1), end]);
    for (const line of [casing, core]) setAttribute(line, 'd', path);
    setAttribute(layer, 'class', route.flight ? 'route flight' : 'route');
    const angle = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI;
    setAttribute(
      arrow,
      'transform',
      `translate(${tidy(end[0])} ${tidy(end[1])})rotate(${tidy(angle)})scale(${1 / scale})`,
    );
    const waypoints = route.flight
      ? []
      : steps.flatMap((id, index) => {
          const at = index > 0 && !badges.boxes.has(id) ? points[index] : undefined;
          return at ? [{ at, number: index }] : [];
        });
    stops.replaceChildren(
      ...waypoints.map(({ at: [x, y], number }) =>
        svgElement(
          'g',
          { class: 'waypoint', transform: `translate(${tidy(x)} ${tidy(y)})scale(${1 / scale})` },
          svgElement('circle', { r: 9 }),
          svgElement('text', { y: 4 }, String(number)),
        ),
      ),
    );
    const key = `${route.flight} ${steps.join(' ')}`;
    if (key !== written && !isStill && !route.flight) {
      core.animate(
        [
          { strokeDasharray: '1 1', strokeDashoffset: 1 },
          { strokeDasharray: '1 1', strokeDashoffset: 0 },
        ],
        {
          duration: 260,
          easing: 'ease-out',
        },
      );
    }
    written = key;
  };
}
