// From the layout to the country itself: final lines in whole grid steps, cut where a border stops being black,
// and the ring of pieces round every region.
import { findCrossings } from './crossings.ts';
import type { Facts, RangeFacts } from './facts.ts';
import { type Line, NOT_REGIONS, pairOf, readLines, ringOf } from './layout.ts';
import { at, type Point, type Polyline, simplify, splitAt } from './points.ts';
import { roughen } from './roughen.ts';
import { warp } from './warp.ts';

/** Grid of the written file, in units. */
export const GRID = 1;
const SEED = 1954;
const TOLERANCE = 0.9;

export interface Piece {
  readonly line: number;
  readonly black: boolean;
  readonly points: Polyline;
}

export interface Country {
  readonly frame: readonly [number, number];
  readonly lines: readonly Line[];
  /** Index of a line by pair; a region with itself never occurs. */
  readonly lineByPair: ReadonlyMap<string, number>;
  readonly pieces: readonly Piece[];
  /** Pieces round a region, in order; `~piece` when walked backwards, as in TopoJSON. */
  readonly arcsByRegion: ReadonlyMap<string, readonly number[]>;
  readonly ringByRegion: ReadonlyMap<string, Polyline>;
  readonly sea: Polyline;
}

const snap = (value: number): number => Math.round(value / GRID) * GRID;
const snapPoint = ([x, y]: Point): Point => [snap(x), snap(y)];

function snapLine(line: Polyline): Polyline {
  return simplify(line, TOLERANCE)
    .map(snapPoint)
    .filter(
      (point, index, all) => index === 0 || point[0] !== at(all, index - 1)[0] || point[1] !== at(all, index - 1)[1],
    );
}

/** Roughens, and calms the lines that cross, until none does. */
function settle(lines: readonly Line[]): Line[] {
  const damping = new Map<number, number>();
  for (let round = 0; round < 12; round++) {
    const rough = roughen(lines, SEED + 100, damping).map((line) => ({ ...line, points: snapLine(line.points) }));
    const crossings = findCrossings(rough.map((line) => line.points));
    if (crossings.length === 0) return rough;
    for (const index of new Set(crossings.flat())) damping.set(index, (damping.get(index) ?? 1) * 0.5);
  }
  throw new Error('Lines still cross after damping: move the points of the layout apart');
}

/** Regions that meet a line at one of its ends, besides its own two. */
function thirdAt(line: Line, junction: number, lines: readonly Line[]): Set<string> {
  const met = lines
    .filter((other) => other.from === junction || other.to === junction)
    .flatMap((other) => other.between);
  return new Set(met.filter((id) => !line.between.includes(id)));
}

function cutBlack(line: Line, index: number, lines: readonly Line[], ranges: RangeFacts): Piece[] {
  if (line.kind === 'impassable') return [{ line: index, black: true, points: line.points }];
  const partly = ranges.partlyBlack.find(({ pair }) => pairOf(...pair) === pairOf(...line.between));
  if (partly === undefined) return [{ line: index, black: false, points: line.points }];
  let start = 0;
  let end = 0;
  for (const { near, share } of partly.black) {
    if (thirdAt(line, line.from, lines).has(near)) start = share;
    else if (thirdAt(line, line.to, lines).has(near)) end = share;
    else throw new Error(`${near} does not meet ${partly.pair.join('/')}`);
  }
  const pieces: Piece[] = [];
  let rest = line.points;
  if (start > 0) {
    const [black, white] = splitAt(rest, start);
    pieces.push({ line: index, black: true, points: black });
    rest = white;
  }
  if (end > 0) {
    const [white, black] = splitAt(rest, (1 - start - end) / (1 - start));
    pieces.push({ line: index, black: false, points: white }, { line: index, black: true, points: black });
  } else pieces.push({ line: index, black: false, points: rest });
  return pieces.map((piece) => ({ ...piece, points: piece.points.map(snapPoint) }));
}

export function buildCountry({ layout, ranges }: Facts): Country {
  const lines = settle(warp(readLines(layout), layout.frame, SEED));
  const pieces = lines.flatMap((line, index) => cutBlack(line, index, lines, ranges));
  const piecesByLine = lines.map((_, index) => pieces.flatMap((piece, id) => (piece.line === index ? [id] : [])));
  const arcsOf = (id: string): number[] =>
    ringOf(id, lines).flatMap(({ line, forward }) => {
      const own = at(piecesByLine, line);
      return forward ? own : own.toReversed().map((piece) => ~piece);
    });
  const pointsOf = (arcs: readonly number[]): Polyline =>
    arcs.flatMap((arc) => {
      const { points } = at(pieces, arc < 0 ? ~arc : arc);
      return (arc < 0 ? points.toReversed() : points).slice(0, -1);
    });
  const regions = [...new Set(lines.flatMap((line) => line.between))].filter((id) => !NOT_REGIONS.has(id)).sort();
  const arcsByRegion = new Map(regions.map((id) => [id, arcsOf(id)]));
  return {
    frame: layout.frame,
    lines,
    lineByPair: new Map(lines.map((line, index) => [pairOf(...line.between), index])),
    pieces,
    arcsByRegion,
    ringByRegion: new Map([...arcsByRegion].map(([id, arcs]) => [id, pointsOf(arcs)])),
    sea: pointsOf(arcsOf('sea')),
  };
}
