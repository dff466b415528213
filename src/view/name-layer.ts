// Sets the regions' names in their places.
import { LINE_HEIGHT, type PlacedName } from './place-names.ts';
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
