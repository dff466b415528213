// Sets the regions' names in their places, and the spaced names of ranges, waters and lands along their paths.
import type { PlaceName } from './map-state.ts';
import { LINE_HEIGHT, type PlacedName } from './place-names.ts';
import type { BoardShapes } from './shapes.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

const LETTER_TOP = 0.73;

/** `hidden` are names that a badge pushed out. */
export function createNameLayer(layer: SVGGElement) {
  const drawn = new Map<string, { group: SVGGElement; text: SVGTextElement; written: string }>();

  return function update(names: ReadonlyMap<string, PlacedName>, hidden: ReadonlySet<string>, scale: number): void {
    for (const [id, { group }] of drawn) {
      if (!names.has(id)) setAttribute(group, 'display', 'none');
    }
    for (const [id, name] of names) {
      let known = drawn.get(id);
      if (!known) {
        const text = svgElement('text');
        known = { text, group: layer.appendChild(svgElement('g', { 'data-name': id }, text)), written: '' };
        drawn.set(id, known);
      }
      const { group, text } = known;
      const written = `${name.size} ${name.lines.join('|')}`;
      if (written !== known.written) {
        known.written = written;
        const top = -name.box.height / 2 + name.size * LETTER_TOP;
        text.style.fontSize = `${name.size}px`;
        text.replaceChildren(
          ...name.lines.map((line, index) =>
            svgElement('tspan', { x: 0, y: tidy(top + index * name.size * LINE_HEIGHT) }, line),
          ),
        );
      }
      const { x, y } = name.box;
      setAttribute(group, 'transform', `translate(${tidy(x / scale)} ${tidy(y / scale)})scale(${1 / scale})`);
      setAttribute(group, 'display', hidden.has(id) ? 'none' : null);
    }
  };
}

export function createPlaceLayer(layer: SVGGElement, { names }: BoardShapes) {
  const SMALLEST = 11;
  const LARGEST = 80;
  const drawn = names.map((name) => {
    const id = `map-place-${name.id}`;
    const path = svgElement('textPath', { href: `#${id}`, startOffset: '50%' });
    const text = svgElement('text', { class: `place ${name.kind}`, 'font-size': name.size }, path);
    layer.append(svgElement('path', { id, d: name.path }), text);
    return { ...name, path, text };
  });
  return function update(placeNames: readonly PlaceName[], scale: number): void {
    const words = new Map(placeNames.map(({ id, text }) => [id, text]));
    for (const { id, size, path, text } of drawn) {
      const word = words.get(id) ?? '';
      if (path.textContent !== word) path.textContent = word;
      const seen = size * scale;
      setAttribute(text, 'display', seen < SMALLEST || seen > LARGEST ? 'none' : null);
    }
  };
}
