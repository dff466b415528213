// The map as it is written, read with topojson-client: nothing here knows how it was built.
import { readFileSync } from 'node:fs';
import type { Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type {
  GeometryCollection,
  LineString,
  MultiLineString,
  Topology,
  Polygon as TopologyPolygon,
} from 'topojson-specification';

export const FOLDER = 'map-data/war-of-the-ring';

export interface RegionProperties {
  readonly anchor: [number, number];
  readonly radius: number;
  readonly label: [number, number];
  readonly labelWidth: number;
}

interface StretchProperties {
  readonly pair: [string, string];
  readonly whole: boolean;
}

type Shapes = Topology<{
  regions: { type: 'GeometryCollection'; geometries: (TopologyPolygon<RegionProperties> & { id: string })[] };
  impassable: { type: 'GeometryCollection'; geometries: (LineString<StretchProperties> & { id: string })[] };
  coast: MultiLineString;
  lakes: GeometryCollection;
}> & { names: { id: string; kind: string; size: number; path: [number, number][] }[] };

export const readText = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
export const readJson = (name: string) => JSON.parse(readText(name));

export const shapes: Shapes = readJson('shapes.json');

export interface Region extends RegionProperties {
  readonly id: string;
  readonly rings: readonly Position[][];
}

export const regions: readonly Region[] = shapes.objects.regions.geometries.map((geometry) => {
  const { geometry: shape } = feature(shapes, geometry);
  if (shape.type !== 'Polygon' || geometry.properties === undefined) throw new Error(`${geometry.id} is no polygon`);
  return { id: geometry.id, ...geometry.properties, rings: (shape as Polygon).coordinates };
});

export const stretches = shapes.objects.impassable.geometries.map((geometry) => {
  const { geometry: shape } = feature(shapes, geometry);
  if (shape.type !== 'LineString' || geometry.properties === undefined) throw new Error(`${geometry.id} is no line`);
  return { id: geometry.id, ...geometry.properties, line: shape.coordinates };
});

export const seaOfRhun: Position[] = (() => {
  const lake = shapes.objects.lakes.geometries.find((geometry) => geometry.id === 'sea-of-rhun');
  if (lake === undefined) throw new Error('No Sea of Rhûn');
  const found = feature(shapes, lake);
  const ring =
    found.type === 'Feature' && found.geometry.type === 'Polygon' ? found.geometry.coordinates[0] : undefined;
  if (ring === undefined) throw new Error('The Sea of Rhûn is no polygon');
  return ring;
})();

export const coast: Position[][] = (() => {
  const shape = feature(shapes, shapes.objects.coast);
  if (shape.type !== 'Feature' || shape.geometry.type !== 'MultiLineString') throw new Error('The coast is no lines');
  return shape.geometry.coordinates;
})();

export interface Edge {
  readonly ends: readonly [Position, Position];
  readonly length: number;
}

function edgesOf(line: readonly Position[]): Edge[] {
  return line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    return { ends: [from, to], length: Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)) };
  });
}

const edgeKey = ({ ends }: Edge): string => ends.map(String).sort().join(' ');

export const lengthOf = (line: readonly Position[]): number =>
  edgesOf(line).reduce((sum, { length }) => sum + length, 0);

export function area(ring: readonly Position[]): number {
  let doubled = 0;
  for (const { ends } of edgesOf(ring))
    doubled += (ends[0][0] ?? 0) * (ends[1][1] ?? 0) - (ends[1][0] ?? 0) * (ends[0][1] ?? 0);
  return Math.abs(doubled) / 2;
}

/** Who lies along each edge: regions, `sea` and `lake-rhun`. */
export const neighboursByEdge: ReadonlyMap<string, { readonly owners: readonly string[]; readonly length: number }> =
  (() => {
    const found = new Map<string, { owners: string[]; length: number }>();
    const add = (owner: string, line: readonly Position[]) => {
      for (const edge of edgesOf(line)) {
        const entry = found.get(edgeKey(edge)) ?? { owners: [], length: edge.length };
        entry.owners.push(owner);
        found.set(edgeKey(edge), entry);
      }
    };
    for (const { id, rings } of regions) for (const ring of rings) add(id, ring);
    for (const line of coast) add('sea', line);
    add('lake-rhun', seaOfRhun);
    return found;
  })();

/** Length of the border that two owners share, by `a|b`. */
export const contacts: ReadonlyMap<string, number> = (() => {
  const lengths = new Map<string, number>();
  for (const { owners, length } of neighboursByEdge.values()) {
    if (owners.length !== 2) continue;
    const pair = owners.toSorted().join('|');
    lengths.set(pair, (lengths.get(pair) ?? 0) + length);
  }
  return lengths;
})();
