// Places and writes the names of ranges, waters and lands, after all else: they give way to everything. Each letter
// has its own place, so that every program sets them alike. Loaded once the map stands.
import { type Point, scaled } from './box.ts';
import { frameOf, type Layout } from './layout.ts';
import type { MapState } from './map-state.ts';
import { obstaclesOf, RING } from './place-pieces.ts';
import type { BoardShapes } from './shapes.ts';
import { SMALLEST_TYPE, spacedSize } from './sizes.ts';
import { type PlacedLetter, type PlacedSpaced, placeSpaced, type SpacedRequest } from './spaced-names.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';
import type { TypeMeasure } from './type-measure.ts';

export type SpacedLayer = (state: MapState, layout: Layout) => void;

export function createSpacedLayer(layer: SVGGElement, shapes: BoardShapes, type: TypeMeasure): SpacedLayer {
  const frame = frameOf(shapes);
  const drawn = shapes.names.map(({ id, kind, key }) => {
    const text = svgElement('text', { class: `place ${kind}`, 'data-place': id, display: 'none' });
    layer.append(text);
    return { key, text };
  });

  function place({ placeNames, labelScale }: MapState, { pieces, names, badges, scale }: Layout) {
    const words = new Map(placeNames.map(({ id, text }) => [id, text]));
    const enlarge = ([x, y]: Point): Point => [x * scale, y * scale];
    const requests = shapes.names.map(({ id, key, kind, size, path }): SpacedRequest => {
      const letters = [...(words.get(id) ?? '').normalize('NFC')];
      const advances = type.letters(letters);
      return { key, kind, letters, advances, size: spacedSize(size, scale, labelScale), path: path.map(enlarge) };
    });
    const nameBoxes = [...names].flatMap(([id, { box }]) => (badges.hiddenNames.has(id) ? [] : [box]));
    return placeSpaced(requests, {
      smallest: SMALLEST_TYPE * labelScale,
      frame: scaled(frame, scale),
      obstacles: [...obstaclesOf(pieces, RING), ...nameBoxes, ...badges.boxes.values()],
      blackPoints: shapes.blackPoints.map(enlarge),
    });
  }

  function write(text: SVGTextElement, { letters, size }: PlacedSpaced, scale: number): void {
    const list = (value: (letter: PlacedLetter) => number): string =>
      letters.map((letter) => tidy(value(letter))).join(' ');
    const word = letters.map(({ letter }) => letter).join('');
    if (text.textContent !== word) text.textContent = word;
    const attributes = {
      'font-size': String(tidy(size / scale)),
      x: list(({ at }) => at[0] / scale),
      y: list(({ at }) => at[1] / scale),
      rotate: list(({ turn }) => turn),
    };
    for (const [name, value] of Object.entries(attributes)) setAttribute(text, name, value);
  }

  return (state, layout) => {
    const placed = place(state, layout);
    for (const { key, text } of drawn) {
      const name = placed.get(key);
      setAttribute(text, 'display', name ? null : 'none');
      if (name) write(text, name, layout.scale);
    }
  };
}
