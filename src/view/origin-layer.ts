// A dashed ring where the move starts, as the ghost of the figure that leaves.
import type { Layout } from './layout.ts';
import type { RegionView } from './map-state.ts';
import { CHOSEN_GROWTH, RING } from './place-pieces.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

export function createOriginLayer(layer: SVGGElement) {
  const rings: SVGRectElement[][] = [];

  return function update(
    regions: ReadonlyMap<string, RegionView>,
    { pieces, scale, token }: Pick<Layout, 'pieces' | 'scale' | 'token'>,
  ): void {
    const origins = [...regions].flatMap(([id, { marks }]) => (marks.has('origin') ? (pieces.get(id) ?? []) : []));
    while (rings.length > origins.length) for (const ring of rings.pop() ?? []) ring.remove();
    origins.forEach(({ middle, tokens }, index) => {
      const pair = rings[index] ?? ['under', 'origin'].map((name) => svgElement('rect', { class: name }));
      if (!rings[index]) layer.append(...pair);
      rings[index] = pair;
      // Chosen tokens stand out, and the ring round them.
      const out = RING + (token * (CHOSEN_GROWTH - 1)) / 2;
      const width = (tokens?.width ?? token) + 2 * out;
      const height = (tokens?.height ?? token) + 2 * out;
      const corner = token / 2 + out;
      for (const ring of pair) {
        setAttribute(ring, 'x', String(tidy((middle[0] - width / 2) / scale)));
        setAttribute(ring, 'y', String(tidy((middle[1] - height / 2) / scale)));
        setAttribute(ring, 'width', String(tidy(width / scale)));
        setAttribute(ring, 'height', String(tidy(height / scale)));
        setAttribute(ring, 'rx', String(tidy(corner / scale)));
      }
    });
  };
}
