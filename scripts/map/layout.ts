// Reads the hand-made layout: junctions, and one line per shared border, coast, shore or edge of the frame.
import { at, cutCorners, type Point, type Polyline, resample } from './points.ts';

export type LineKind = 'passable' | 'impassable' | 'coast' | 'lakeshore' | 'frame';

export interface Layout {
  readonly frame: readonly [width: number, height: number];
  readonly junctions: readonly Point[];
  readonly arcs: readonly {
    readonly between: readonly [string, string];
    readonly kind: LineKind;
    readonly from: number;
    readonly to: number;
    readonly points: readonly Point[];
  }[];
}

export interface Line {
  readonly between: readonly [string, string];
  readonly kind: LineKind;
  readonly from: number;
  readonly to: number;
  readonly points: Polyline;
}

/** Sides of a line that are no region. */
export const NOT_REGIONS: ReadonlySet<string> = new Set(['sea', 'lake-rhun', 'out']);

export const pairOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Layout to smooth lines with a point every five units. */
export function readLines(layout: Layout): Line[] {
  return layout.arcs.map(({ between, kind, from, to, points }) => {
    const bare = [at(layout.junctions, from), ...points, at(layout.junctions, to)];
    return { between, kind, from, to, points: resample(kind === 'frame' ? bare : cutCorners(bare, 3), 5) };
  });
}

/** The closed ring of lines round a region or the sea; each with the direction in which it is walked. */
export function ringOf(id: string, lines: readonly Line[]): { line: number; forward: boolean }[] {
  const left = new Set(lines.flatMap((line, index) => (line.between.includes(id) ? [index] : [])));
  const first = Math.min(...left);
  const ring = [{ line: first, forward: true }];
  left.delete(first);
  let end = at(lines, first).to;
  while (left.size > 0) {
    const next = [...left].find((index) => at(lines, index).from === end || at(lines, index).to === end);
    if (next === undefined) throw new Error(`The lines round ${id} do not close into one ring`);
    left.delete(next);
    const line = at(lines, next);
    ring.push({ line: next, forward: line.from === end });
    end = line.from === end ? line.to : line.from;
  }
  if (end !== at(lines, first).from) throw new Error(`The ring round ${id} stays open`);
  return ring;
}
