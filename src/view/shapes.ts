// The drawn shapes as the page loads them (TopoJSON, y downwards), decoded once into what the layers need.
import { present } from '../base/assert.ts';
import { type Box, boxAround, type Point } from './box.ts';
import { pointsAlong, smoothPath, smoothRing } from './curve.ts';

/** Only what is read here, so that a fetched or imported file fits. */
export interface Shapes {
  readonly transform?: { readonly scale: readonly number[]; readonly translate: readonly number[] } | undefined;
  readonly bbox?: readonly number[] | undefined;
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly objects: {
    readonly regions: {
      readonly geometries: readonly {
        readonly id: string;
        readonly arcs: readonly (readonly number[])[];
        readonly properties: {
          readonly anchor: readonly number[];
          readonly radius: number;
          readonly label: readonly number[];
          readonly labelWidth: number;
        };
      }[];
    };
    readonly impassable: { readonly geometries: readonly { readonly arcs: readonly number[] }[] };
    readonly lakes: { readonly geometries: readonly { readonly arcs: readonly (readonly number[])[] }[] };
  };
  readonly names: readonly {
    readonly id: string;
    readonly kind: string;
    readonly size: number;
    readonly path: readonly (readonly number[])[];
  }[];
}

export interface RegionShape {
  readonly id: string;
  readonly ring: readonly Point[];
  readonly box: Box;
  readonly path: string;
  /** Where figures and the settlement stand. */
  readonly anchor: Point;
  /** From there to the border. */
  readonly radius: number;
  /** Middle of the name. */
  readonly label: Point;
}

/** One stretch of border, coast or frame. */
export interface Edge {
  readonly path: string;
  /** One region (a coast, a lakeshore, the frame) or two. */
  readonly regions: readonly string[];
  readonly black: boolean;
}

export interface BoardShapes {
  readonly width: number;
  readonly height: number;
  readonly regions: ReadonlyMap<string, RegionShape>;
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  readonly edges: readonly Edge[];
  readonly blackPoints: readonly Point[];
  readonly lakes: readonly string[];
  readonly names: readonly PlacePath[];
}

/** Along which the name of a range, a water or a land is set. */
export interface PlacePath {
  readonly id: string;
  /** Its own even where a place is named twice. */
  readonly key: string;
  readonly kind: string;
  /** Size of the type, in units. */
  readonly size: number;
  readonly path: readonly Point[];
}

const toPoint = (pair: readonly number[]): Point => [pair[0] ?? 0, pair[1] ?? 0];
/** With a point every three units, so that no box slips between two. */
const densely = (line: readonly Point[]): Point[] =>
  line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / 3));
    return Array.from(
      { length: steps },
      (_, step): Point => [x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps],
    );
  });

const round = (value: number): number => Math.round(value * 100) / 100;
/** What is set along a turned path would stand on its head. */
const legible = (path: Point[], turned: boolean): Point[] => (turned ? path.reverse() : path);

function decodeArcs({ arcs, transform }: Shapes): Point[][] {
  if (!transform) return arcs.map((arc) => arc.map(toPoint));
  const scale = toPoint(transform.scale);
  const shift = toPoint(transform.translate);
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map((step) => {
      const [dx, dy] = toPoint(step);
      x += dx;
      y += dy;
      return [round(x * scale[0] + shift[0]), round(y * scale[1] + shift[1])];
    });
  });
}

export type BoardSize = Pick<BoardShapes, 'width' | 'height'>;

export const sizeOf = ({ bbox }: Shapes): BoardSize => ({ width: bbox?.[2] ?? 1920, height: bbox?.[3] ?? 1323 });

/** `turned` half round: the one place where the file's units become those of the map. */
export function decodeShapes(shapes: Shapes, turned = false): BoardShapes {
  const { width, height } = sizeOf(shapes);
  const turn = ([x, y]: Point): Point => (turned ? [round(width - x), round(height - y)] : [x, y]);
  const lines = decodeArcs(shapes).map((line) => line.map(turn));
  const lineOf = (arc: number): readonly Point[] =>
    arc < 0 ? present(lines[~arc], `arc ${arc}`).toReversed() : present(lines[arc], `arc ${arc}`);
  const ringOf = (arcs: readonly number[]): Point[] => arcs.flatMap((arc) => pointsAlong(lineOf(arc)).slice(0, -1));
  const outlineOf = (arcs: readonly number[]): string => smoothRing(arcs.map(lineOf));

  const black = new Set(shapes.objects.impassable.geometries.flatMap(({ arcs }) => arcs.map((a) => (a < 0 ? ~a : a))));
  const regionsByArc = new Map<number, string[]>();
  const regions = new Map<string, RegionShape>();
  for (const { id, arcs, properties } of shapes.objects.regions.geometries) {
    const outer = present(arcs[0], `outline of ${id}`);
    for (const arc of outer) {
      const key = arc < 0 ? ~arc : arc;
      regionsByArc.set(key, [...(regionsByArc.get(key) ?? []), id]);
    }
    const ring = ringOf(outer);
    const [anchor, label] = [turn(toPoint(properties.anchor)), turn(toPoint(properties.label))];
    const { radius } = properties;
    regions.set(id, { id, ring, box: boxAround(ring), path: outlineOf(outer), anchor, radius, label });
  }

  const neighbours = new Map<string, string[]>([...regions.keys()].map((id) => [id, []]));
  for (const [first, second] of regionsByArc.values()) {
    if (first === undefined || second === undefined) continue;
    const [ofFirst, ofSecond] = [neighbours.get(first), neighbours.get(second)];
    if (!ofFirst?.includes(second)) ofFirst?.push(second);
    if (!ofSecond?.includes(first)) ofSecond?.push(first);
  }

  return {
    width,
    height,
    regions,
    neighbours,
    edges: [...regionsByArc].map(([arc, sides]) => ({
      path: smoothPath(lineOf(arc)),
      regions: sides,
      black: black.has(arc),
    })),
    blackPoints: [...black].flatMap((arc) => densely(pointsAlong(lineOf(arc)))),
    lakes: shapes.objects.lakes.geometries.map(({ arcs }) => outlineOf(present(arcs[0], 'shore'))),
    names: shapes.names.map(({ id, kind, size, path }, index) => ({
      id,
      key: `${id} ${index}`,
      kind,
      size,
      path: legible(pointsAlong(path.map((point) => turn(toPoint(point)))), turned),
    })),
  };
}
