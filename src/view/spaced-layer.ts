// Writes the names of ranges, waters and lands, each letter in its own place, so that every program sets them alike.
import type { BoardShapes } from './shapes.ts';
import type { PlacedSpaced } from './spaced-names.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

export function createSpacedLayer(layer: SVGGElement, { names }: BoardShapes) {
  const drawn = names.map(({ id, kind, key }) => {
    const text = svgElement('text', { class: `place ${kind}`, 'data-place': id, display: 'none' });
    layer.append(text);
    return { key, text };
  });

  return function update(placed: ReadonlyMap<string, PlacedSpaced>, scale: number): void {
    for (const { key, text } of drawn) {
      const name = placed.get(key);
      setAttribute(text, 'display', name ? null : 'none');
      if (!name) continue;
      const list = (value: (letter: PlacedSpaced['letters'][number]) => number): string =>
        name.letters.map((letter) => tidy(value(letter))).join(' ');
      const word = name.letters.map(({ letter }) => letter).join('');
      if (text.textContent !== word) text.textContent = word;
      setAttribute(text, 'font-size', String(tidy(name.size / scale)));
      setAttribute(
        text,
        'x',
        list(({ at }) => at[0] / scale),
      );
      setAttribute(
        text,
        'y',
        list(({ at }) => at[1] / scale),
      );
      setAttribute(
        text,
        'rotate',
        list(({ turn }) => turn),
      );
    }
  };
}
