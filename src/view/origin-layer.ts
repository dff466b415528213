// A dashed ring where the move starts, as the ghost of the figure that leaves.
import type { Layout } from './layout.ts';
import type { RegionView } from './map-state.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

const AROUND = 7;

export function createOriginLayer(layer: SVGGElement) {
  const rings: SVGCircleElement[][] = [];

  return function update(
    regions: ReadonlyMap<string, RegionView>,
    { pieces, scale, token }: Pick<Layout, 'pieces' | 'scale' | 'token'>,
  ): void {
    const origins = [...regions].flatMap(([id, { marks }]) => (marks.has('origin') ? (pieces.get(id) ?? []) : []));
    while (rings.length > origins.length) for (const ring of rings.pop() ?? []) ring.remove();
    origins.forEach(({ middle, tokens }, index) => {
      const pair = rings[index] ?? ['under', 'origin'].map((name) => svgElement('circle', { class: name }));
      if (!rings[index]) layer.append(...pair);
      rings[index] = pair;
      const radius = Math.max(tokens?.width ?? 0, tokens?.height ?? 0, token) / 2 + AROUND;
      for (const ring of pair) {
        setAttribute(ring, 'cx', String(tidy(middle[0] / scale)));
        setAttribute(ring, 'cy', String(tidy(middle[1] / scale)));
        setAttribute(ring, 'r', String(tidy(radius / scale)));
      }
    });
  };
}
