// The land itself: paper, soft ground tints, nation washes.
import { at, boxOf, type Point, type Polyline } from '../points.ts';
import { randomFrom } from '../random.ts';
import type { Drawing } from './drawing.ts';
import type { Ground, Palette } from './palette.ts';
import { element, group, PathText, path } from './svg.ts';

const EDGE_WIDTHS = [30, 17, 7] as const;

/** The grain of the paper: a tile of fibres and specks. */
export function fibreLayer(palette: Palette): string {
  if (palette.grounds.forest === undefined) return '';
  const random = randomFrom(23);
  const fibres = new PathText(0);
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random() * 300, random() * 260];
    const [dx, dy] = [(random() - 0.5) * 26, (random() - 0.5) * 9];
    fibres.move([x, y]).quad([x + dx, y + dy + 4], [x + dx * 1.6, y + dy]);
  }
  const specks = new PathText(0);
  for (let i = 0; i < 50; i++) {
    const [x, y] = [random() * 300, random() * 260];
    specks.move([x, y]).line([x + 1, y]);
  }
  const tile = element(
    'pattern',
    { id: 'fibres', width: 300, height: 260, patternUnits: 'userSpaceOnUse' },
    group(
      { fill: 'none', stroke: palette.fibre, opacity: 0.3 },
      path(fibres, { 'stroke-width': 0.7 }),
      path(specks, { 'stroke-width': 1.1 }),
    ),
  );
  return element('defs', {}, tile) + element('use', { href: '#land', fill: 'url(#fibres)' });
}

/** Soft ellipses of ground colour, region by region, so that no ground ends at a border with a hard edge. */
export function groundTints({ country, facts }: Drawing, palette: Palette): string {
  const used = new Set<Ground>();
  const ellipses = [...country.ringByRegion].flatMap(([id, ring]) => {
    const ground = (facts.terrain[id]?.base ?? 'grass') as Ground;
    if (palette.grounds[ground] === undefined) return [];
    used.add(ground);
    const { left, top, right, bottom } = boxOf(ring);
    return [
      element('ellipse', {
        cx: Math.round((left + right) / 2),
        cy: Math.round((top + bottom) / 2),
        rx: Math.round((right - left) * 0.68),
        ry: Math.round((bottom - top) * 0.68),
        fill: `url(#g-${ground})`,
      }),
    ];
  });
  const gradients = [...used].map((ground) =>
    element(
      'radialGradient',
      { id: `g-${ground}` },
      element('stop', { offset: 0.35, 'stop-color': palette.grounds[ground] }),
      element('stop', { offset: 1, 'stop-color': palette.grounds[ground], 'stop-opacity': 0 }),
    ),
  );
  return ellipses.length === 0
    ? ''
    : element('defs', {}, ...gradients) +
        group({ opacity: palette.groundOpacity, 'clip-path': 'url(#landclip)' }, ...ellipses);
}

/** Outlines of the land of one nation; edges on the frame are pushed out of sight. */
function nationRings({ country, facts }: Drawing, nation: string): Polyline[] {
  const [width, height] = country.frame;
  const belongs = (id: string) => facts.regions[id]?.nation === nation;
  const parts = country.lines
    .filter(({ between: [a, b] }) => belongs(a) !== belongs(b))
    .map(({ points }) => [...points]);
  const rings: Polyline[] = [];
  const key = ([x, y]: Point) => `${x},${y}`;
  while (parts.length > 0) {
    const ring = [...(parts.pop() ?? [])];
    while (key(at(ring, 0)) !== key(at(ring, -1))) {
      const end = key(at(ring, -1));
      const index = parts.findIndex((part) => key(at(part, 0)) === end || key(at(part, -1)) === end);
      const [next] = parts.splice(index, 1);
      if (index < 0 || next === undefined) throw new Error(`The outline of ${nation} does not close`);
      ring.push(...(key(at(next, 0)) === end ? next : next.toReversed()).slice(1));
    }
    rings.push(ring.slice(0, -1));
  }
  const push = (value: number, most: number) => (value <= 0 ? -40 : value >= most ? most + 40 : value);
  return rings.map((ring) => ring.map(([x, y]): Point => [push(x, width), push(y, height)]));
}

export function nationWashes(drawing: Drawing, palette: Palette): string {
  return Object.entries(palette.nations)
    .map(([nation, colour]) => {
      const outline = new PathText();
      for (const ring of nationRings(drawing, nation)) outline.polyline(ring).close();
      const id = `n-${nation}`;
      return [
        element(
          'defs',
          {},
          path(outline, { id }),
          element('clipPath', { id: `${id}-c` }, element('use', { href: `#${id}` })),
        ),
        element('use', { href: `#${id}`, fill: colour, opacity: palette.washFill }),
        group(
          {
            fill: 'none',
            stroke: colour,
            'stroke-linejoin': 'round',
            'clip-path': `url(#${id}-c)`,
            'stroke-opacity': palette.washEdge,
          },
          ...EDGE_WIDTHS.map((width) => element('use', { href: `#${id}`, 'stroke-width': width })),
        ),
      ].join('');
    })
    .join('');
}
