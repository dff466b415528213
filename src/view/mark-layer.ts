// Writes marks to the regions and draws what a fill alone cannot say: borders, textures, rings. Only what changed.
import type { BoardLayer } from './board-layer.ts';
import type { RegionView } from './map-state.ts';
import { closedRegions, edgeBetween, writeMarks } from './marks.ts';
import type { BoardShapes } from './shapes.ts';
import { setAttribute, svgElement } from './svg.ts';

const NONE: ReadonlySet<never> = new Set();
export const TEXTURES = ['flight', 'in-2', 'in-3', 'second', 'blocked'] as const;

export interface MarkLayer {
  /** Returns whether any mark or distance changed. */
  update(regions: ReadonlyMap<string, RegionView>): boolean;
  /** Says of the regions that changed since what a screen reader is told. */
  describe(): void;
}

export function createMarkLayer({ root, regions, layers }: BoardLayer, shapes: BoardShapes): MarkLayer {
  const written = new Map<string, RegionView>();
  const undescribed = new Set<string>();
  const edges = shapes.edges.map((edge) => ({
    ...edge,
    way: '',
    drawn: [] as readonly SVGPathElement[],
  }));
  const edgesByRegion = new Map<string, typeof edges>();
  for (const edge of edges) {
    for (const id of edge.regions) edgesByRegion.set(id, [...(edgesByRegion.get(id) ?? []), edge]);
  }
  const casings = layers.edges.appendChild(svgElement('g', { class: 'casings' }));
  const cores = layers.edges.appendChild(svgElement('g', { class: 'cores' }));
  const textured = layers.textures.appendChild(svgElement('g', { 'clip-path': 'url(#map-clear)' }));
  const textures = new Map<string, SVGPathElement>();
  let closed: ReadonlySet<string> = new Set();
  const selected = layers.rings.appendChild(svgElement('path', { class: 'ring selected-casing' }));
  const selectedCore = layers.rings.appendChild(svgElement('path', { class: 'ring selected-core' }));

  function updateEdge(edge: (typeof edges)[number]): void {
    const way = edgeBetween(
      edge.regions.map((id) => ({ marks: written.get(id)?.marks ?? NONE, isClosed: closed.has(id) })),
    );
    if (way === edge.way) return;
    edge.way = way;
    if (edge.drawn.length === 0) {
      edge.drawn = [casings, cores].map((group) => group.appendChild(svgElement('path', { d: edge.path })));
    }
    for (const path of edge.drawn) setAttribute(path, 'class', way && edge.black ? `${way} beside-black` : way);
  }

  function setTexture(id: string, mark: string, isWanted: boolean): void {
    const key = `${mark} ${id}`;
    const known = textures.get(key);
    if (!isWanted) {
      known?.remove();
      textures.delete(key);
    } else if (!known) {
      const path = svgElement('path', { class: mark, d: shapes.regions.get(id)?.path ?? '' });
      textures.set(key, textured.appendChild(path));
    }
  }
  function updateTextures(id: string, marks: RegionView['marks']): void {
    const isClosed = closed.has(id) && !marks.has('blocked');
    setTexture(id, 'closed', isClosed);
    // Where one may fly nearly everywhere, the exceptions are marked and not the rule.
    for (const mark of TEXTURES) setTexture(id, mark, marks.has(mark) && !(mark === 'flight' && closed.size > 0));
  }

  return {
    update(views) {
      const changedEdges = new Set<(typeof edges)[number]>();
      let changed = false;
      const before = closed;
      closed = closedRegions(views);
      const isTurned = before.size > 0 !== closed.size > 0;
      for (const [id, path] of regions) {
        const view = views.get(id);
        const last = written.get(id);
        const isOther = isTurned || before.has(id) !== closed.has(id);
        if (!view || (view === last && !isOther)) continue;
        written.set(id, view);
        undescribed.add(id);
        if (view.tint !== last?.tint) {
          path.style.setProperty(
            '--tint',
            view.tint === null ? 'var(--map-land)' : `var(--tint-${view.tint}, var(--map-land))`,
          );
        }
        const marks = writeMarks(view.marks);
        const distance = view.distance === null ? null : String(view.distance);
        if (!isOther && marks === path.dataset.marks && distance === path.getAttribute('data-distance')) continue;
        changed = true;
        setAttribute(path, 'data-marks', marks);
        setAttribute(path, 'data-distance', distance);
        updateTextures(id, view.marks);
        for (const edge of edgesByRegion.get(id) ?? []) changedEdges.add(edge);
      }
      if (!changed) return false;
      for (const edge of changedEdges) updateEdge(edge);
      const all = [...written];
      const ring = all.flatMap(([id, { marks }]) =>
        marks.has('selected') ? [shapes.regions.get(id)?.path ?? ''] : [],
      );
      setAttribute(selected, 'd', ring.join(''));
      setAttribute(selectedCore, 'd', ring.join(''));
      root.classList.toggle(
        'has-reach',
        all.some(([, { marks }]) => marks.has('reachable') || marks.has('second')),
      );
      return true;
    },
    describe() {
      for (const id of undescribed) {
        const path = regions.get(id);
        if (path) setAttribute(path, 'aria-label', written.get(id)?.describe() ?? null);
      }
      undescribed.clear();
    },
  };
}
