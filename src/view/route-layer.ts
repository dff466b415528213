// Draws the route that is looked at, from the figure by numbered waypoints to an arrow; and the last move as a trace.
import type { Layout } from './layout.ts';
import type { RouteView } from './map-state.ts';
import { type Course, courseOf } from './route-course.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

const ARROW = 'M0 0L-13-7L-9.5 0L-13 7Z';

/** A line with its casing and an arrow at its tip. */
function createArrow(layer: SVGGElement) {
  const casing = layer.appendChild(svgElement('path', { class: 'route-casing' }));
  const core = layer.appendChild(svgElement('path', { class: 'route-core', pathLength: 1 }));
  const arrow = layer.appendChild(svgElement('path', { class: 'route-arrow', d: ARROW }));
  return {
    core,
    draw({ path, tip: [x, y], angle }: Course, scale: number): void {
      for (const line of [casing, core]) setAttribute(line, 'd', path);
      setAttribute(arrow, 'transform', `translate(${tidy(x)} ${tidy(y)})rotate(${tidy(angle)})scale(${1 / scale})`);
    },
  };
}

export function createRouteLayer(layer: SVGGElement) {
  const line = createArrow(layer);
  const stops = layer.appendChild(svgElement('g'));
  let written = '';

  return function update(route: RouteView | null, layout: Layout, isStill: boolean): void {
    const { scale, badges } = layout;
    const course = route && courseOf(route, layout);
    setAttribute(layer, 'display', course ? null : 'none');
    if (!course) {
      written = '';
      return;
    }
    line.draw(course, scale);
    setAttribute(layer, 'class', route.flight ? 'route flight' : 'route');
    const waypoints = (route.flight ? [] : route.steps).flatMap((id, index) => {
      const at = index > 0 && !badges.boxes.has(id) ? course.points[index] : undefined;
      return at ? [{ at, number: index }] : [];
    });
    stops.replaceChildren(
      ...waypoints.map(({ at: [x, y], number }) =>
        svgElement(
          'g',
          { class: 'waypoint', transform: `translate(${tidy(x)} ${tidy(y)})scale(${1 / scale})` },
          svgElement('circle', { r: 9 }),
          svgElement('text', { y: 4.5 }, String(number)),
        ),
      ),
    );
    const key = `${route.flight} ${route.steps.join(' ')}`;
    if (key !== written && !isStill && !route.flight) {
      line.core.animate(
        [
          { strokeDasharray: '1 1', strokeDashoffset: 1 },
          { strokeDasharray: '1 1', strokeDashoffset: 0 },
        ],
        { duration: 260, easing: 'ease-out' },
      );
    }
    written = key;
  };
}

export function createTraceLayer(layer: SVGGElement) {
  const line = createArrow(layer);
  const start = layer.appendChild(svgElement('circle', { class: 'trace-start', r: 6 }));

  return function update(move: RouteView | null, layout: Layout): void {
    const course = move && courseOf(move, layout);
    const from = course?.points[0];
    setAttribute(layer, 'display', from ? null : 'none');
    if (!from) return;
    line.draw(course, layout.scale);
    setAttribute(start, 'transform', `translate(${tidy(from[0])} ${tidy(from[1])})scale(${1 / layout.scale})`);
  };
}
