// Writes the country as TopoJSON: whole grid steps, delta-encoded, every arc once.
import type { Topology } from 'topojson-specification';
import { type Country, GRID } from './country.ts';
import type { PlaceName } from './place-names.ts';
import { at, type Polyline } from './points.ts';
import type { Spot } from './spots.ts';

function encode(line: Polyline): number[][] {
  let [lastX, lastY] = [0, 0];
  return line.map(([x, y]) => {
    const [gridX, gridY] = [Math.round(x / GRID), Math.round(y / GRID)];
    const delta = [gridX - lastX, gridY - lastY];
    [lastX, lastY] = [gridX, gridY];
    return delta;
  });
}

export function writeTopology(
  country: Country,
  spots: ReadonlyMap<string, Spot>,
  lakes: ReadonlyMap<string, Polyline>,
  names: readonly PlaceName[],
): string {
  const lineOf = (piece: number) => at(country.lines, at(country.pieces, piece).line);
  // The edges of the frame between sea and outside bound no region: leave them out.
  const kept = country.pieces.flatMap((_, index) => (lineOf(index).between.join() === 'out,sea' ? [] : [index]));
  const arcByPiece = new Map(kept.map((piece, arc) => [piece, arc]));
  const arcOf = (piece: number): number => {
    const arc = arcByPiece.get(piece < 0 ? ~piece : piece);
    if (arc === undefined) throw new Error(`Piece ${piece} is not written`);
    return piece < 0 ? ~arc : arc;
  };
  const arcs = kept.map((piece) => encode(at(country.pieces, piece).points));
  const regions = [...country.arcsByRegion].map(([id, ring]) => {
    const spot = spots.get(id);
    if (spot === undefined) throw new Error(`No spot for ${id}`);
    return { type: 'Polygon' as const, id, properties: spot, arcs: [ring.map(arcOf)] };
  });
  const impassable = kept
    .filter((piece) => at(country.pieces, piece).black)
    .map((piece) => {
      const { between, kind } = lineOf(piece);
      const pair = between.toSorted();
      return {
        type: 'LineString' as const,
        id: pair.join('|'),
        properties: { pair, whole: kind === 'impassable' },
        arcs: [arcOf(piece)],
      };
    });
  const coast = kept.filter((piece) => lineOf(piece).kind === 'coast').map((piece) => [arcOf(piece)]);
  const rhun = kept.filter((piece) => lineOf(piece).between.includes('lake-rhun'));
  const lakeGeometries = [...lakes].map(([id, ring]) => {
    arcs.push(encode([...ring, at(ring, 0)]));
    return { type: 'Polygon' as const, id, arcs: [[arcs.length - 1]] };
  });
  const rhunRing = chain(rhun.map((piece) => ({ arc: arcOf(piece), from: lineOf(piece).from, to: lineOf(piece).to })));
  const topology: Topology & { names: readonly PlaceName[] } = {
    type: 'Topology',
    bbox: [0, 0, ...country.frame],
    transform: { scale: [GRID, GRID], translate: [0, 0] },
    objects: {
      regions: { type: 'GeometryCollection', geometries: regions },
      impassable: { type: 'GeometryCollection', geometries: impassable },
      coast: { type: 'MultiLineString', arcs: coast },
      lakes: {
        type: 'GeometryCollection',
        geometries: [{ type: 'Polygon', id: 'sea-of-rhun', arcs: [rhunRing] }, ...lakeGeometries],
      },
    },
    names,
    arcs,
  } as Topology & { names: readonly PlaceName[] };
  return `${JSON.stringify(topology)}\n`;
}

/** Orders loose arcs into one closed ring. */
function chain(parts: readonly { arc: number; from: number; to: number }[]): number[] {
  const [first, ...rest] = parts;
  if (first === undefined) throw new Error('An empty ring');
  const ring = [first.arc];
  let end = first.to;
  const left = [...rest];
  while (left.length > 0) {
    const index = left.findIndex(({ from, to }) => from === end || to === end);
    const [next] = left.splice(index, 1);
    if (index < 0 || next === undefined) throw new Error('A shore that does not close');
    ring.push(next.from === end ? next.arc : ~next.arc);
    end = next.from === end ? next.to : next.from;
  }
  return ring;
}
