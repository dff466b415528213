// The small drawings of open ground: hills, downs, reeds, dunes, tufts, stones, fields, ruins. Foot at 0,0.
import { group, path } from './svg.ts';

interface GlyphColours {
  readonly shade: string;
  readonly water: string;
  readonly field: string;
  readonly ink: string;
}

export function smallSymbols({ shade, water, field, ink }: GlyphColours): string {
  const line = (d: string, width = 0.8, extra: Record<string, string> = {}) =>
    path(d, { fill: 'none', 'stroke-width': width, ...extra });
  const faded = { stroke: 'none', fill: shade, opacity: '.4' };
  return [
    // Hills: a lit back, a shaded flank, two strokes.
    group(
      { id: 'h0' },
      path('M-12 0C-9-7-5-10.5-1-10.3C4-10 8-5 12 0z', { stroke: 'none' }),
      path('M-1-10.3C4-10 8-5 12 0L4 .3C5-4 3-8-1-10.3z', faded),
      line('M-12 0C-9-7-5-10.5-1-10.3C4-10 8-5 12 0', 1.1),
      line('M1-8C3-6 4-4 4.6-1M4-7.6C6-5.4 7.3-3.4 8-1.4M-5-7.6-6.4-5'),
    ),
    group(
      { id: 'h1' },
      path('M-10 0C-8-5-4-8-1-7.6C4-7.2 7-4 10 .2z', { stroke: 'none' }),
      path('M-1-7.6C4-7.2 7-4 10 .2L3 .4C4-3 2-6-1-7.6z', faded),
      line('M-10 0C-8-5-4-8-1-7.6C4-7.2 7-4 10 .2', 1),
      line('M1-5.6C2.6-4 3.4-2.4 3.8-.6M4-5C5.6-3.4 6.4-2 6.8-.6'),
    ),
    group(
      { id: 'h2' },
      path('M-15 0C-13-5-10-7-8-6.6C-6-6.4-5-5-4-4C-2-8-1-9.6 2-9.4C7-9 10-4 14 .2z', { stroke: 'none' }),
      path('M2-9.4C7-9 10-4 14 .2L6 .4C7-4 6-7 2-9.4z', faded),
      line('M-15 0C-13-5-10-7-8-6.6C-6-6.4-5-5-4-4M-6 0C-4-5-2-9.6 2-9.4C7-9 10-4 14 .2', 1),
      line('M4-7C6-5 6.6-3 7-1M7-6C9-4 10-2.6 10.6-1'),
    ),
    // Downs: long low backs.
    group(
      { id: 'd0' },
      line('M-14 0C-9-4-4-5.4 0-5C5-4.6 9-2.6 13 0', 1),
      line('M-5 3C-1 .2 4-.6 8 0C11 .4 13 1.6 15 3', 0.8),
      line('M4-3.4C6-2.6 8-1.6 9.4-.4'),
    ),
    group({ id: 'd1' }, line('M-11 0C-7-3.6-3-4.6 1-4.2C5-3.8 8-2 11 .4', 1), line('M3-2.6C5-2 6.4-1 7.4 0')),
    // Reeds in water.
    group(
      { id: 'm0' },
      line('M-8 1.2H-2M0 1.6H8M-4 3.4H5', 0.9, { stroke: water }),
      line('M-3 0C-3.4-4-4.6-6-6-7.4M-3 0V-8.4M-3 0C-2.6-4-1.6-6 0-7M3 .6C2.8-3 2-4.6 1-5.6M3 .6C3.2-4 3.8-5.4 5-6.4'),
    ),
    group(
      { id: 'm1' },
      line('M-6 1H4M-2 3H7', 0.9, { stroke: water }),
      line('M0 0C-.4-3-1.4-5-3-6.2M0 0V-7M0 0C.4-3 1.4-5 3-6'),
    ),
    // Dunes.
    group(
      { id: 'u0' },
      line('M-13 0C-7-5-2-6 3-5C7-4 10-2 13 .4M3-5C1-3 1-1.4 3 .2', 0.9),
      line('M-6 2.6h1M-2 1.8h1M7 2.4h1M10 3h1', 1),
    ),
    group({ id: 'u1' }, line('M-9 0C-5-3.4-1-4.2 2-3.6C5-3 7-1.6 9 0M2-3.6C.8-2.4.8-1 2 .2', 0.9)),
    // Tufts of steppe and heath.
    group(
      { id: 's0' },
      line(
        'M0 0C-.4-2.6-1.4-4.4-3-5.6M0 0C0-3 .2-5 .6-6.6M0 0C.6-2.4 1.8-4 3.6-5M-3.4.4C-3.8-1-4.6-2-5.6-2.6M3.6.4C4-1 5-2 6-2.4',
      ),
    ),
    group({ id: 's1' }, line('M0 0C-.3-2-1-3.2-2.2-4M0 0C.1-2.2.4-3.6 1-4.8M0 0C.8-1.6 1.8-2.6 3-3')),
    // Grass in patches.
    group(
      { id: 'y0' },
      line(
        'M-4 0C-4.2-1.4-4.8-2.2-5.4-2.8M-4 0C-3.8-1.4-3.4-2.2-2.8-2.8M3 1C2.8-.4 2.2-1.2 1.6-1.8M3 1C3.2-.4 3.6-1.2 4.2-1.8',
        0.7,
      ),
    ),
    group({ id: 'y1' }, line('M0 0C-.2-1.4-.8-2.4-1.6-3M0 0C.2-1.6.8-2.4 1.6-3', 0.7)),
    // Stones and cracks of waste land.
    group({ id: 'w0' }, line('M-6 0L-3-2.6-1-2 1.4 0M3 1L4.6-.8 6.6-.4 7.6 1M-3 2.4h3')),
    group({ id: 'w1' }, line('M-7-1L-3 .6-1-.6 3 1 6 .2M-1-.6-.4-3M3 1 4 3')),
    // Ploughed fields with a hedge.
    group(
      { id: 'k0' },
      path('M-10 1L-6-6 9-6.6 11 0z', { fill: field, 'stroke-width': 0.7 }),
      line('M-7 .8-3.4-6.2M-3.4.6-.6-6.3M.4.4 2.2-6.4M4.2.2 4.8-6.5M8 .1 7.4-6.6', 0.5),
    ),
    group(
      { id: 'k1' },
      path('M-8 1.4L-7-5 5-6.4 8 .2z', { fill: field, 'stroke-width': 0.7 }),
      line('M-8-.4 7.4-1.4M-7.6-2.2 6.6-3.2M-7.2-3.8 5.8-4.9', 0.5),
    ),
    // A round hobbit door in its hill.
    group(
      { id: 'k2' },
      path('M-8 0C-7-5.6-3-7.8 0-7.8C3-7.8 7-5.6 8 0z', { 'stroke-width': 0.9 }),
      path('M0-4.6A2.4 2.4 0 0 1 0 .2A2.4 2.4 0 0 1 0-4.6z', { fill: field, 'stroke-width': 0.8 }),
      line('M3-6.8V-9.4H4.4V-6.2', 0.7),
    ),
    // Ruins: broken walls and a stump of a tower.
    group(
      { id: 'r0' },
      path('M-7 0V-5.4L-5.6-4.4-4.6-6.4-3.4-5V0z', { 'stroke-width': 0.8 }),
      path('M-1 0V-9.6L.6-8.6 1.4-10.4 3-9V0z', { 'stroke-width': 0.8 }),
      path('M5 0V-3.6L6.4-2.8 7.4-4V0z', { 'stroke-width': 0.8 }),
      line('M-9 .4H9.4M.2-6h1.6M.2-3.4H2'),
    ),
    group(
      { id: 'r1' },
      path('M-3 0V-9L-1.6-8 0-9.8 1.4-7.6 3-8.4V0z', { 'stroke-width': 0.9 }),
      line('M-6 .3H6M-1-3.4h2M-.6-5.6h1.8', 0.7),
      path('M4.4 0V-2.4L6-1.8V0z', { 'stroke-width': 0.7, fill: ink }),
    ),
  ].join('');
}
