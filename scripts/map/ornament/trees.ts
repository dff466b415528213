// Trees: crowns of uneven lobes with a shaded side; firs; clumps of three. Foot at 0,0. The crown takes the fill of
// the group that uses it, so that one clump serves green woods, dark woods and golden ones.
import type { Point } from '../points.ts';
import { type Random, randomFrom } from '../random.ts';
import { group, PathText, path } from './svg.ts';

function lobes(centre: Point, radius: number, count: number, random: Random): Point[] {
  const turn = random() * Math.PI;
  return Array.from({ length: count * 2 }, (_, i) => {
    const angle = turn + (i / (count * 2)) * Math.PI * 2;
    const reach = radius * (i % 2 === 0 ? 1.1 + random() * 0.1 : 0.9);
    return [centre[0] + Math.cos(angle) * reach * 1.06, centre[1] + Math.sin(angle) * reach * 0.94] as const;
  });
}

function broadleaf([x, y]: Point, radius: number, shade: string, random: Random): string {
  const centre: Point = [x, y - radius - 2.2];
  const crown = new PathText().ring(lobes(centre, radius, 7, random));
  const dark = new PathText()
    .move([centre[0] + radius * 0.75, centre[1] - radius * 0.6])
    .quad([centre[0] + radius * 1.4, centre[1] + radius * 0.7], [centre[0] - radius * 0.2, centre[1] + radius * 0.95])
    .quad([centre[0] + radius * 0.6, centre[1] + radius * 0.35], [centre[0] + radius * 0.75, centre[1] - radius * 0.6])
    .close();
  const trunk = new PathText()
    .polyline([
      [x - 0.2, y - 2.4],
      [x - 0.3, y],
    ])
    .polyline([
      [x + 0.7, y - 2.2],
      [x + 0.9, y],
    ]);
  return path(trunk, { fill: 'none' }) + path(crown) + path(dark, { fill: shade, stroke: 'none', opacity: '.38' });
}

function fir([x, y]: Point, height: number, shade: string): string {
  const half = height * 0.32;
  const shape = new PathText()
    .move([x, y - height])
    .quad([x + half * 0.3, y - height * 0.62], [x + half * 0.75, y - height * 0.48])
    .line([x + half * 0.4, y - height * 0.47])
    .quad([x + half * 0.6, y - height * 0.25], [x + half, y - height * 0.13])
    .quad([x, y - height * 0.02], [x - half, y - height * 0.13])
    .quad([x - half * 0.6, y - height * 0.25], [x - half * 0.4, y - height * 0.47])
    .line([x - half * 0.75, y - height * 0.48])
    .quad([x - half * 0.3, y - height * 0.62], [x, y - height])
    .close();
  const dark = new PathText()
    .move([x, y - height])
    .quad([x + half * 0.5, y - height * 0.4], [x + half, y - height * 0.13])
    .quad([x + half * 0.4, y - height * 0.05], [x + half * 0.1, y - height * 0.07])
    .close();
  const trunk = new PathText().polyline([
    [x, y - height * 0.1],
    [x, y],
  ]);
  return path(trunk, { fill: 'none' }) + path(shape) + path(dark, { fill: shade, stroke: 'none', opacity: '.38' });
}

/** `t` single tree, `c` clump, `f` fir, `g` clump of firs. */
export function treeSymbols(shade: string): string {
  const random = randomFrom(97);
  const symbols: string[] = [];
  for (let n = 0; n < 2; n++) symbols.push(group({ id: `t${n}` }, broadleaf([0, 0], 4.1 + n * 0.5, shade, random)));
  for (let n = 0; n < 4; n++) {
    const spread = 4.6 + random() * 1.2;
    symbols.push(
      group(
        { id: `c${n}` },
        broadleaf([(random() - 0.5) * 3, -4.6 - random()], 4.1, shade, random),
        broadleaf([-spread, -0.8 + random()], 3.9 + random() * 0.8, shade, random),
        broadleaf([spread, random() * 1.4 - 0.4], 3.9 + random() * 0.8, shade, random),
      ),
    );
  }
  symbols.push(group({ id: 'f0' }, fir([0, 0], 14, shade)));
  for (let n = 0; n < 2; n++) {
    symbols.push(
      group(
        { id: `g${n}` },
        fir([1 - n * 3, -3], 14.5, shade),
        fir([-4.6, 0], 12 + n, shade),
        fir([4.4, 0.8], 12.6 - n, shade),
      ),
    );
  }
  return symbols.join('');
}

const COUNTS = { t: 2, c: 4, f: 1, g: 2 } as const;

export const pickTree = (kind: keyof typeof COUNTS, random: Random): string =>
  `${kind}${Math.floor(random() * COUNTS[kind])}`;
