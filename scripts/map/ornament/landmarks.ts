// What a reader of the books looks for: the Lonely Mountain, Orodruin, the road through Mirkwood, ships, beasts, tents.
// Placed by hand, before all that is scattered.
import { cutCorners, type Point, type Polyline, resample } from '../points.ts';
import { randomFrom } from '../random.ts';
import type { Drawing } from './drawing.ts';
import type { Palette } from './palette.ts';
import { peakSymbol } from './peaks.ts';
import { element, group, number, PathText, path } from './svg.ts';

interface Landmark {
  readonly shape: keyof typeof SHAPES;
  readonly at: Point;
  readonly scale?: number;
  readonly mirrored?: boolean;
  /** Room taken on land; drawings at sea take none. */
  readonly room?: number;
}

type Colours = Pick<Palette, 'ink' | 'gold' | 'peak' | 'hill' | 'fire' | 'treeInk' | 'tree' | 'field' | 'river'>;

const ink = (d: string, width = 0.9) => path(d, { fill: 'none', 'stroke-width': width });

const SHAPES = {
  tower: (c: Colours) =>
    path('M-2.6 0L-2-13H2L2.6 0z', { fill: c.peak.light }) +
    path('M-3-13H3L0-17.4z', { fill: c.peak.shade }) +
    ink('M-.4-9.6V-8M.4-5V-3.4M-5 .3H5'),
  weathertop: (c: Colours) =>
    path('M-17 0C-12-7-7-12-3-12.6H4C8-11 13-5 17 .2C8 1.4-8 1.4-17 0z', { fill: c.hill }) +
    path('M4-12.6C8-11 13-5 17 .2L8 .8C8-5 7-9 4-12.6z', { fill: c.peak.shade, stroke: 'none', opacity: '.45' }) +
    path('M-4-12.4V-17.4L-2.6-16-1.6-18.6-.6-16.4V-12.6M2.2-12.6V-18L3.6-16.6 4.6-17.6V-12.4', { fill: c.peak.light }) +
    ink('M7-9C9-6 10-4 10.6-2M-9-8C-11-5.4-12-4-13-2'),
  barrow: (c: Colours) =>
    path('M-12 0C-10-6-5-8.4 0-8.4S10-6 12 0z', { fill: c.hill }) +
    path('M-2.4 0V-4.6H2.4V0z', { fill: c.peak.shade }) +
    path('M-.9-8.4V-13.4L.4-14 1.2-13V-8.4z', { fill: c.peak.light }) +
    ink('M5-6.4C7-5 8.6-3 9.4-1.2'),
  pillar: (c: Colours) =>
    path('M-3.4 0L-2.2-11.6C-2.4-15.6 2.2-15.6 2-11.6L3.4 0z', { fill: c.peak.light }) +
    path('M.4-14.6C2.2-14.4 2-13 2-11.6L3.4 0H.8z', { fill: c.peak.shade, stroke: 'none', opacity: '.7' }) +
    ink('M-2-10.4L-5.4-13.4-5-15.4M-4.6 .3H4.8', 1),
  tent: (c: Colours) =>
    path('M-8.4 0L-1-9.6C3-6 6-3 8.4 0z', { fill: c.field }) +
    path('M-1-9.6C1-5 2-2 2.4 0L8.4 0C6-3 3-6-1-9.6z', { fill: c.peak.shade, stroke: 'none', opacity: '.5' }) +
    ink('M-1-9.6V-13.4L3-12.2-1-11M-2.6 0L-1-5 .4 0'),
  palm: (c: Colours) =>
    ink('M0 0C1-5 1-8-.4-12M1.4 0C2.2-5 2-9 .2-12', 0.8) +
    path(
      'M-.2-12C-4-14.4-8-13-9.4-9.6C-6-11-3-11.4-.2-12C-3.6-17-6.4-17.6-9-16.4C-5.4-15.6-2.4-14 -.2-12C0-17 2-19 5-19C3-17 1.4-15-.2-12C4-14.6 8-14 9.6-10.6C6-11.6 3-11.8-.2-12C2-10.4 4-8 3.8-5.6C2.4-8 1-10-.2-12z',
      { fill: c.tree.leaf, 'stroke-width': 0.7 },
    ),
  mumak: (c: Colours) =>
    path(
      'M-15 0L-15-9C-16-16-10-19-4-18.6C2-19.6 6-18 9-18.4C14-19 17-15 16.6-11C16.6-7 17.6-3 20.4-2.4C18.6-.6 15.6-1.6 14.8-5L13.6-8C12-7 10.6-7 9.4-8L9.2 0H5L4.4-6C0-5-4-5-8-6L-9.6 0z',
      { fill: c.peak.shade, 'stroke-width': 1.1 },
    ) +
    path('M8.4-16.4C5.4-14.6 5-10 8.4-8.6C11-10.4 11.4-14 8.4-16.4z', { fill: c.peak.light, opacity: '.75' }) +
    path('M13-8.6C15-5 18.4-4.4 22-7C19-2.6 14-3 12-7.6z', { fill: c.peak.light, 'stroke-width': 0.8 }) +
    path('M-8-18.4L-9.4-27H4L2.6-18.8z', { fill: c.field }) +
    ink('M-9-23.6H3.6M-5.6-18.6-6.4-27M-.6-18.8V-27M-2.6-27V-35', 0.8) +
    path('M-2.6-35L4-33-2.6-31z', { fill: c.fire }) +
    ink('M-15-8C-17.6-7-17.6-4-17-2', 1),
  dragon: (c: Colours) =>
    path('M-3-2C-6-11-13-17-23-18C-19-14.6-18.6-12-19.4-9C-15.6-9.6-13-8-12-5C-9-6-7-4.6-5.6-1.6z', {
      fill: c.peak.shade,
    }) +
    path(
      'M-17.4-3.6C-19-7.4-22-8-25.4-6.4L-29-3.4-25.6-3.6-27-1.4C-24-1.4-22-2-21-1C-19 3-13 4.4-7 3.4C-1 2.6 2 5.4 8 6.6C16 8 23 4.4 27-3L29.6-2.4 28-7 24.4-4.6C21 1 16 2.6 11 .6C6-2.4 1-3.4-4-2.4C-9-1.4-14-.4-17.4-3.6z',
      { fill: c.fire },
    ) +
    path('M-2-2C1-13 9-20 20-21.6C16.6-17.6 16.4-14.4 17.4-11C13.4-11.4 10.6-9 10-5.4C7.4-6.4 4.6-4.4 3.4-1.4z', {
      fill: c.peak.shade,
    }) +
    ink(
      'M-3-2C-7-8-13-13-23-18M-8-6.6-12-5M-2-2C4-10 10-16 20-21.6M7-8 10-5.4M-24.4-5.2h.8M-4 3.4L-5 7.4M3 4.6 2.4 8',
      0.7,
    ),
  ruin: (c: Colours) =>
    path('M-8 0V-6L-6.4-5-5.2-7.4-3.8-5.6V0zM-1.4 0V-11L.4-9.8 1.4-12 3.2-10.4V0zM5.2 0V-4.4L6.8-3.4 8-5V0z', {
      fill: c.peak.light,
    }) +
    path('M-5.2-7.4L-3.8-5.6V0H-5zM1.4-12L3.2-10.4V0H1.6zM8-5V0H6.8V-3.6z', {
      fill: c.peak.shade,
      stroke: 'none',
      opacity: '.6',
    }) +
    ink('M-10.4 .5H10.6M-7-2.4h1M0-6.4h1.2M-.4-3.6H.8', 0.8),
  horse: (c: Colours) =>
    path(
      'M-9-6.4C-6-9-1-8.4 3.6-8.6C5-10.4 6-12.6 8-13.6L9.2-15.4 10-13.8C11.6-13 12.8-11.6 13.6-10.2L12.4-8.8 9.8-9.8C9-8.6 8.6-6.8 7.2-5.2C9-4.6 11.4-4.4 13-3.4L13.4 0 12-.2 11.4-2.2 6.6-3.4C7.4-2 8.6-.6 8.4 1L6.8 1.2 4.8-2.8C1.6-3.2-2-3.2-4.6-3.8L-8.4-2.4-11.4 1.2-13 .6-10-3.6C-8.6-4-7.8-4.6-7.6-5C-6.8-3.4-8.4-1.6-9.4 1.6L-11 1.4C-10.8-1-9.6-2.6-9.2-4.4C-11.4-5.4-13.4-4-15.4-2.2C-14.8-5.4-12-7.4-9-6.4z',
      { fill: c.peak.light, 'stroke-width': 0.8 },
    ) + ink('M3.6-8.6C3.4-11 5-12.6 8-13.6C6-12.4 5.4-10 5.2-8M2.2-8.8 1.6-11.4M4-10.2 2.6-12.4', 0.7),
  eagle: (c: Colours) =>
    path(
      'M0 0C-3-3.4-7-4.4-11.4-2.8C-8-2-6.4-.6-4 1.2C-2.6 2-1 2.2 0 4C1 2.2 2.6 2 4 1.2C6.4-.6 8-2 11.4-2.8C7-4.4 3-3.4 0 0z',
      { fill: c.ink, stroke: 'none' },
    ),
  swanship: (c: Colours) =>
    path('M-1-33C9-30 14-19 10.4-6C6-8.4 2-8.4-1-7.6z', { fill: c.peak.light }) +
    path('M-1-31C-8-26-11-16-9.6-7C-6-9-3-8.8-1-8.2z', { fill: c.peak.light }) +
    ink('M-1-2V-36M4-27C5-21 4.6-14 3-9M-5-24C-6-18-6-13-5-9', 0.7) +
    path('M-1-36C3-39 5-35 9.6-37.6C6-33 3-35-1-33.6z', { fill: c.gold, 'stroke-width': 0.7 }) +
    path(
      'M-17-3C-19.6-8-16-12-18-15C-20-17.4-23.4-15.4-24.6-12.4L-20.8-13.4C-21-10-23.4-6-20.6 0C-17 5.4 12 6.4 19-5C14-2.8 10-2.2 6-2C-2-1.6-12-1-17-3z',
      { fill: c.peak.light, 'stroke-width': 1.1 },
    ) +
    ink('M-18 0C-8 2.4 8 2.4 15-1.6M-28 6.4q4-3 8 0t8 0 8 0 8 0 8 0 8 0M-20 9.6q4-3 8 0t8 0 8 0', 0.8) +
    path('M2.6-21.6L3.4-19 6-18.4 3.6-17.4 3-14.8 2-17.2-.4-17.8 2-19z', { fill: c.gold, 'stroke-width': 0.5 }),
  corsair: (c: Colours) =>
    path('M-7-29C5-25 8-14 5-7C0-9.6-5-9.4-9-7z', { fill: c.ink }) +
    path('M9-25C17-20 19-13 16.4-7C13-8.6 9-8.4 6-7z', { fill: c.ink }) +
    ink('M-7-4V-31M9-4V-27', 1) +
    path('M-24-8C-21 3-15 5 0 5S19 3 26-10C19-5.4 12-4 0-4S-18-4-24-8z', { fill: c.peak.shade, 'stroke-width': 1.1 }) +
    ink(
      'M-13 3L-18 9M-7 4.4-11 10.4M-1 4.8-4 11M5 4.6 3 11M11 4 10.6 10M-26 8q4-3 8 0M-2 12q4-3 8 0t8 0M18 7.6q4-3 8 0',
      0.8,
    ),
  serpent: (c: Colours) =>
    path('M-24 2C-26.4-7-22-14-15-14C-11-14-7.6-11.6-9-9C-11.4-9-13.6-10-15-7.6C-17-4-15.4-1-14.4 2z', {
      fill: c.tree.leaf,
    }) +
    path('M-10 2C-9-8 4-8 5 2H.4C-.6-3-4-3-5 2z', { fill: c.tree.leaf }) +
    path('M10 2C11-5.4 20-5.4 21 2H17C16-1.6 14.6-1.6 13.6 2z', { fill: c.tree.leaf }) +
    path('M25.4 2C25-4 30-8 34-6.4C31-5 30-1.6 29.6 2z', { fill: c.tree.leaf }) +
    ink(
      'M-28 3q3-2.4 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0M-16-12.4-18-16-14-14M-13.4-11.6h.6M-3-5.4-2-8.4 0-5.2M15-3.4 16-6 17.6-3',
      0.9,
    ),
  doom: (c: Colours) =>
    path(
      'M-2-32C-10-37-4-44-12-50C-22-54-19-64-8-65C-6-72 8-73 12-66C22-65 23-56 14-53C7-49 8-42 5-38C4-35 3-33 3-32z',
      { fill: c.peak.shade, 'stroke-width': 0.9, opacity: '.75' },
    ) +
    ink('M-8-58C-5-61 0-60 1-57M6-61C10-62 13-60 12-57M-3-48C0-50 4-49 4-46', 0.7) +
    path('M-30 0C-20-6-11-20-6.6-30L-3-28.4 0-30.6 3-28.6 6-30C10-20 18-7 30 .6C12 3-12 3-30 0z', {
      fill: c.peak.ash,
      'stroke-width': 0,
    }) +
    path('M3-28.6L6-30C10-20 18-7 30 .6C22 1.8 14 2.2 7 2.4C8-8 6-18 3-28.6z', {
      fill: c.peak.ashShade,
      stroke: 'none',
    }) +
    path('M-6.6-30L-3-28.4 0-30.6 3-28.6 6-30C5.4-32.4-5-32.6-6.6-30z', { fill: c.fire, 'stroke-width': 0.8 }) +
    path('M-1-29C-2-24 1-20-1-15C-3-10-1-7-3-3L0-8C2-12 .4-15 2-20C2.6-24 1.4-26 1.6-28.6z', {
      fill: c.fire,
      stroke: 'none',
    }) +
    ink(
      'M-30 0C-20-6-11-20-6.6-30M6-30C10-20 18-7 30 .6M-12-16C-14-11-17-7-20-4M-8-20C-9-13-11-8-12-4M11-14C13-8 17-4 20-1.6M7-22C9-14 11-8 12-3',
      1.1,
    ),
} as const;

const LANDMARKS: readonly Landmark[] = [
  { shape: 'doom', at: [1744, 972], scale: 0.82, room: 28 },
  { shape: 'tower', at: [322, 478], room: 8 },
  { shape: 'tower', at: [336, 470], scale: 0.85, room: 6 },
  { shape: 'tower', at: [309, 482], scale: 0.8, room: 6 },
  { shape: 'weathertop', at: [692, 286], room: 17 },
  { shape: 'barrow', at: [508, 460], room: 12 },
  { shape: 'barrow', at: [486, 466], scale: 0.8, room: 10 },
  { shape: 'ruin', at: [520, 612], room: 10 },
  { shape: 'ruin', at: [588, 206], scale: 0.85, room: 10 },
  { shape: 'ruin', at: [428, 178], scale: 0.85, room: 10 },
  { shape: 'ruin', at: [738, 468], scale: 0.85, room: 9 },
  { shape: 'horse', at: [1094, 738], room: 13 },
  { shape: 'horse', at: [1160, 840], scale: 0.85, room: 12 },
  { shape: 'horse', at: [1022, 794], mirrored: true, room: 13 },
  { shape: 'pillar', at: [1198, 680], scale: 0.85, room: 7 },
  { shape: 'pillar', at: [1184, 708], scale: 0.85, mirrored: true, room: 7 },
  { shape: 'tent', at: [1764, 180], room: 10 },
  { shape: 'tent', at: [1782, 190], scale: 0.85, room: 10 },
  { shape: 'tent', at: [1866, 360], room: 10 },
  { shape: 'tent', at: [1848, 368], scale: 0.8, room: 10 },
  { shape: 'tent', at: [1866, 586], room: 10 },
  { shape: 'tent', at: [1740, 1146], scale: 0.9, room: 10 },
  { shape: 'palm', at: [1620, 1286], room: 10 },
  { shape: 'palm', at: [1634, 1292], scale: 0.8, room: 8 },
  { shape: 'palm', at: [1886, 1262], room: 10 },
  { shape: 'palm', at: [1220, 1300], room: 10 },
  { shape: 'palm', at: [1206, 1296], scale: 0.8, room: 8 },
  { shape: 'mumak', at: [1858, 1224], mirrored: true, room: 22 },
  { shape: 'dragon', at: [1496, 118], scale: 0.8, room: 20 },
  { shape: 'eagle', at: [1046, 166], scale: 0.75, room: 6 },
  { shape: 'swanship', at: [62, 588], scale: 1.05 },
  { shape: 'corsair', at: [800, 1176], mirrored: true },
  { shape: 'serpent', at: [372, 1256], scale: 1.35 },
];

/** The Old Forest Road. */
const ROAD: Polyline = [
  [1226, 300],
  [1262, 296],
  [1304, 272],
  [1350, 258],
  [1404, 256],
  [1444, 264],
  [1474, 280],
];

export function occupyLandmarks({ occupied }: Drawing): void {
  for (const { at: point, room } of LANDMARKS) if (room !== undefined) occupied.add([point[0], point[1] - 6], room);
  for (const point of resample(ROAD, 6)) occupied.add(point, 4);
  occupied.add(EREBOR, 30);
  occupied.add([EREBOR[0], EREBOR[1] - 24], 22);
}

const EREBOR: Point = [1634, 92];

export function roadLayer(palette: Palette): string {
  const d = String(new PathText(0).smooth(resample(cutCorners(ROAD, 2), 12)));
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    path(d, { stroke: palette.borderCasing, 'stroke-width': 5, 'stroke-opacity': 0.7 }),
    path(d, { stroke: palette.road, 'stroke-width': 3.4 }),
    path(d, { stroke: palette.borderCasing, 'stroke-width': 1.5, 'stroke-dasharray': '6 5' }),
  );
}

function lonelyMountain(palette: Palette): string {
  const random = randomFrom(1937);
  const { shade, snow, light } = palette.peak;
  const rock = (id: string, x: number, y: number, width: number, height: number, cap: number) =>
    group(
      { transform: `translate(${x} ${y})` },
      peakSymbol({ id, width, height, crags: 2.2, strokes: 8, snow: cap }, random, shade, snow),
    );
  return group(
    { fill: light, transform: `translate(${EREBOR.join(' ')})` },
    rock('e0', -19, -2, 26, 17, 0),
    rock('e1', 20, -2, 25, 18, 0),
    rock('e2', 0, 0, 46, 50, 0.36),
  );
}

/** Islets in rivers: widened water, a little land. */
export function isletLayer(drawing: Drawing, palette: Palette): string {
  const islets: readonly { pair: string; share: number; size: number }[] = [
    { pair: 'carrock|old-ford', share: 0.04, size: 5 },
    { pair: 'carrock|old-ford', share: 0.6, size: 3 },
    { pair: 'gladden-fields|rhosgobel', share: 0.05, size: 3.4 },
    { pair: 'eastemnet|western-emyn-muil', share: 0.45, size: 5.4 },
    { pair: 'north-ithilien|osgiliath', share: 0.14, size: 4.6 },
  ];
  return islets
    .map(({ pair, share, size }) => {
      const reach = drawing.reaches.find((candidate) => candidate.pair === pair);
      if (reach === undefined) throw new Error(`No river along ${pair}`);
      const points = resample(reach.points, 4);
      const index = Math.max(1, Math.min(points.length - 2, Math.round((points.length - 1) * share)));
      const [before, middle, after] = [points[index - 1], points[index], points[index + 1]];
      if (before === undefined || middle === undefined || after === undefined) throw new Error(`No place on ${pair}`);
      const turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
      return group(
        { transform: `translate(${number(middle[0], 1)} ${number(middle[1], 1)}) rotate(${number(turn, 0)})` },
        element('ellipse', {
          rx: size * 2.5,
          ry: size + 3.4,
          fill: palette.river.water,
          stroke: palette.river.bank,
          'stroke-width': 1,
        }),
        element('ellipse', { rx: size * 2.6, ry: reach.width / 2, fill: palette.river.water }),
        element('ellipse', {
          rx: size * 1.5,
          ry: size * 0.72,
          fill: palette.land,
          stroke: palette.river.bank,
          'stroke-width': 1,
        }),
      );
    })
    .join('');
}

export function landmarkLayer(palette: Palette): string {
  const glow =
    palette.name === 'ink' ? '' : element('circle', { cx: 1744, cy: 946, r: 46, fill: 'url(#glow)', stroke: 'none' });
  return group(
    { stroke: palette.ink, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', 'stroke-width': 0.9 },
    glow,
    ...LANDMARKS.map(({ shape, at: [x, y], scale = 1, mirrored = false }) =>
      group(
        {
          transform: `translate(${x} ${y})${scale === 1 && !mirrored ? '' : `scale(${mirrored ? -scale : scale} ${scale})`}`,
        },
        SHAPES[shape](palette),
      ),
    ),
    lonelyMountain(palette),
  );
}
