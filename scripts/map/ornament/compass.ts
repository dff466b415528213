// The compass rose.
import type { Point } from '../points.ts';
import type { Palette } from './palette.ts';
import { element, group, number, PathText, path } from './svg.ts';

const point = (angle: number, radius: number): Point => [Math.sin(angle) * radius, -Math.cos(angle) * radius];

export function compassLayer(x: number, y: number, radius: number, palette: Palette): string {
  const lit = new PathText();
  const dark = new PathText();
  const ray = (angle: number, length: number, waist: number) => {
    const side = Math.PI / 8;
    lit.polyline([[0, 0], point(angle - side, waist), point(angle, length)]).close();
    dark.polyline([[0, 0], point(angle + side, waist), point(angle, length)]).close();
  };
  for (let i = 0; i < 4; i++) ray((i + 0.5) * (Math.PI / 2), radius * 0.66, radius * 0.17);
  for (let i = 0; i < 4; i++) ray(i * (Math.PI / 2), radius, radius * 0.2);
  const ticks = new PathText();
  for (let i = 0; i < 64; i++) {
    const angle = (i / 64) * Math.PI * 2;
    ticks.polyline([point(angle, radius * 0.735), point(angle, radius * (i % 4 === 0 ? 0.8 : 0.77))]);
  }
  const circle = (r: number, width: number) =>
    element('circle', { r: Number(number(radius * r, 1)), 'stroke-width': width });
  const north = new PathText()
    .move([0, -radius * 1.06])
    .cubic([-4, -radius * 1.1], [-7, -radius * 1.16], [0, -radius * 1.28])
    .cubic([7, -radius * 1.16], [4, -radius * 1.1], [0, -radius * 1.06])
    .close();
  return group(
    { transform: `translate(${x} ${y})`, stroke: palette.ink, 'stroke-linejoin': 'round' },
    group(
      { fill: 'none' },
      element('circle', { r: radius * 0.72, fill: palette.land, 'fill-opacity': 0.35, stroke: 'none' }),
      circle(0.72, 1.4),
      circle(0.82, 1),
      circle(0.5, 0.7),
      path(ticks, { 'stroke-width': 0.7 }),
    ),
    path(lit, { fill: palette.peak.light, 'stroke-width': 0.8 }),
    path(dark, { fill: palette.gold, 'stroke-width': 0.8 }),
    element('circle', { r: radius * 0.09, fill: palette.peak.light, 'stroke-width': 1 }),
    element('circle', { r: radius * 0.035, fill: palette.ink }),
    path(north, { fill: palette.gold, 'stroke-width': 0.8 }),
  );
}
