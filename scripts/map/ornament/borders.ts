// Passable borders that are no river, thin; and the heavy line of what cannot be crossed.
import { pairOf } from '../layout.ts';
import { at, type Point, type Polyline } from '../points.ts';
import type { Drawing } from './drawing.ts';
import type { Palette } from './palette.ts';
import { element, group, PathText } from './svg.ts';

export function passablePath({ country, reaches }: Drawing): string {
  const riverPairs = new Set(reaches.flatMap(({ pair }) => (pair === undefined ? [] : [pair])));
  const text = new PathText();
  for (const { line, black, points } of country.pieces) {
    const { kind, between } = at(country.lines, line);
    if (!black && kind === 'passable' && !riverPairs.has(pairOf(...between))) text.smooth(points);
  }
  for (const { dry } of reaches) if (dry !== undefined) text.smooth(dry);
  return String(text);
}

export function passableLayer(palette: Palette): string {
  return group(
    { fill: 'none', 'stroke-linejoin': 'round' },
    element('use', {
      href: '#borders',
      stroke: palette.borderCasing,
      'stroke-width': palette.sparse ? 5 : 3.6,
      'stroke-opacity': 0.75,
    }),
    element('use', { href: '#borders', stroke: palette.border, 'stroke-width': palette.sparse ? 2.4 : 1.55 }),
  );
}

/** Black pieces joined into chains as long as possible. */
export function blackChains({ country }: Drawing): Polyline[] {
  const key = ([x, y]: Point) => `${x},${y}`;
  const parts = country.pieces.filter(({ black }) => black).map(({ points }) => points);
  const chains: Polyline[] = [];
  const take = (end: string): Polyline | undefined => {
    const index = parts.findIndex((part) => key(at(part, 0)) === end || key(at(part, -1)) === end);
    if (index < 0) return undefined;
    const [part] = parts.splice(index, 1);
    return part === undefined || key(at(part, 0)) === end ? part : part.toReversed();
  };
  while (parts.length > 0) {
    let chain = parts.shift() ?? [];
    for (let next = take(key(at(chain, -1))); next !== undefined; next = take(key(at(chain, -1)))) {
      chain = [...chain, ...next.slice(1)];
    }
    for (let next = take(key(at(chain, 0))); next !== undefined; next = take(key(at(chain, 0)))) {
      chain = [...next.toReversed(), ...chain.slice(1)];
    }
    chains.push(chain);
  }
  return chains;
}

export function blackPath(chains: readonly Polyline[]): string {
  const text = new PathText();
  for (const chain of chains) text.smooth(chain);
  return String(text);
}

export function blackLayer(palette: Palette): string {
  const width = palette.blackWidth;
  return group(
    { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    element('use', { href: '#black', stroke: palette.blackEdge, 'stroke-width': width + 2 * palette.blackEdgeWidth }),
    element('use', { href: '#black', stroke: palette.black, 'stroke-width': width - 0.6 }),
    // Uneven swelling, as from a loaded brush.
    element('use', {
      href: '#black',
      stroke: palette.black,
      'stroke-width': width + 0.9,
      'stroke-dasharray': '14 19 31 13 7 27',
    }),
  );
}
