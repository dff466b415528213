// A medallion with a path that winds to a mountain under a star. It stands for nothing but itself.
import type { Palette } from './palette.ts';
import { element, group, path } from './svg.ts';

export function emblemLayer(x: number, y: number, palette: Palette): string {
  const { ink, gold, peak, land, river } = palette;
  const leaf = 'M0 0C4-5 11-6 16-3C12 2 5 3 0 0z';
  const branch = (side: number) =>
    group(
      { transform: `translate(0 2)scale(${side * 0.74} .86)` },
      path('M6 36C34 38 62 26 72 2', { fill: 'none', 'stroke-width': 1.2 }),
      ...[
        [22, 36, 20],
        [36, 32, 4],
        [49, 26, -14],
        [60, 17, -34],
        [68, 6, -54],
        [30, 34, -48],
        [44, 28, -62],
        [56, 20, -84],
        [65, 10, -104],
      ].map(([left, top, turn]) =>
        path(leaf, {
          transform: `translate(${left} ${top})rotate(${turn})scale(.82)`,
          fill: gold,
          'stroke-width': 0.7,
        }),
      ),
    );
  return group(
    {
      transform: `translate(${x} ${y})`,
      stroke: ink,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      'stroke-width': 1,
    },
    branch(1),
    branch(-1),
    element('circle', { r: 33, cy: -1, fill: land, 'stroke-width': 2 }),
    element('circle', { r: 29.6, cy: -1, fill: river.water, 'fill-opacity': 0.35, 'stroke-width': 0.8 }),
    path('M-28.6 8C-22 0-17-6-13-10L-8-3 1-18 9-5 14-10C19-5 24 0 28.4 8C26 20 14 28.6 0 28.6S-26 20-28.6 8z', {
      fill: peak.light,
      'stroke-width': 1,
    }),
    path('M1-18L9-5 14-10C19-5 24 0 28.4 8L17 8C12 4 8-2 5-4C5-9 3-13 1-18z', {
      fill: peak.shade,
      stroke: 'none',
      opacity: '.7',
    }),
    path('M-28.6 8C-18 4-10 9 0 7S20 4 28.4 8C26 20 14 28.6 0 28.6S-26 20-28.6 8z', {
      fill: palette.tree.leaf,
      'stroke-width': 0.9,
    }),
    path('M-8 27C8 22-16 17-4 13C6 10-3 8 2 6.6', { fill: 'none', stroke: land, 'stroke-width': 4 }),
    path('M-8 27C8 22-16 17-4 13C6 10-3 8 2 6.6', { fill: 'none', stroke: gold, 'stroke-width': 2.2 }),
    path(
      'M0-29L1.2-25 4.4-27 3-23.6 7-22.6 3-21.4 4.4-18.2 1.2-20 0-16.4-1.2-20-4.4-18.2-3-21.4-7-22.6-3-23.6-4.4-27-1.2-25z',
      { fill: gold, 'stroke-width': 0.6 },
    ),
  );
}
