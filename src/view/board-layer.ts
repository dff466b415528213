// The SVG that carries the whole board: regions to tap, plain borders, and an empty group for each layer above them.
import { DEFINITIONS } from './drawings.ts';
import type { BoardShapes } from './shapes.ts';
import { drawn, svgElement } from './svg.ts';

/** Layers above the regions, from the lowest. */
const LAYERS = [
  'textures',
  'edges',
  'lines',
  'rings',
  'places',
  'origins',
  'trace',
  'route',
  'signs',
  'names',
  'badges',
  'ghosts',
  'tokens',
  'focus',
] as const;
/** Units at the edge of the board that belong to its decorated frame. */
const FRAME = 15;
export type LayerName = (typeof LAYERS)[number];

export interface BoardLayer {
  readonly root: SVGSVGElement;
  readonly regions: ReadonlyMap<string, SVGPathElement>;
  readonly layers: Readonly<Record<LayerName, SVGGElement>>;
}

export function createBoardLayer(shapes: BoardShapes): BoardLayer {
  const [width, height] = [shapes.width - 2 * FRAME, shapes.height - 2 * FRAME];
  const clips = `<clipPath id="map-frame"><rect x="${FRAME}" y="${FRAME}" width="${width}" height="${height}"/></clipPath><clipPath id="map-clear"><path/></clipPath>`;
  const regions = new Map(
    [...shapes.regions.values()].map(({ id, path }) => [
      id,
      svgElement('path', {
        d: path,
        class: 'region',
        'data-region': id,
        'data-marks': '',
        role: 'button',
        tabindex: -1,
      }),
    ]),
  );
  // What they show is said of the regions; only tokens speak for themselves.
  const draw = (name: LayerName): SVGGElement =>
    svgElement('g', { class: name, ...(name === 'tokens' ? {} : { 'aria-hidden': 'true' }) });
  const layers = Object.fromEntries(LAYERS.map((name) => [name, draw(name)])) as Record<LayerName, SVGGElement>;
  // Of each region by itself: what lies beyond a tile of the picture need not be looked at when that is painted.
  const lines = (kind: string, wanted: (edge: BoardShapes['edges'][number]) => boolean): readonly SVGPathElement[] => {
    const paths = new Map<string, string>();
    for (const edge of shapes.edges.filter(wanted)) {
      const [first = ''] = edge.regions;
      paths.set(first, (paths.get(first) ?? '') + edge.path);
    }
    return [...paths.values()].map((d) => svgElement('path', { class: kind, d }));
  };
  layers.lines.append(
    ...lines('passable', ({ black, regions }) => !black && regions.length > 1),
    ...lines('shore', ({ regions }) => regions.length === 1),
    ...lines('black rim', ({ black }) => black),
    ...lines('black', ({ black }) => black),
    svgElement('path', { class: 'lake', d: shapes.lakes.join('') }),
  );
  const root = svgElement(
    'svg',
    {
      class: 'board',
      viewBox: `0 0 ${shapes.width} ${shapes.height}`,
      preserveAspectRatio: 'none',
      focusable: 'false',
    },
    svgElement('defs', {}, drawn(DEFINITIONS + clips)),
    svgElement('rect', { class: 'sea', width: shapes.width, height: shapes.height }),
    svgElement('g', { class: 'regions' }, ...regions.values()),
    ...LAYERS.map((name) => layers[name]),
  );
  return { root, regions, layers };
}
