// Finds lines that cross or touch one another anywhere but in a shared junction.
import { at, boxOf, type Point, type Polyline } from './points.ts';

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const within = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && within(a, b, c)) ||
    (abd === 0 && within(a, b, d)) ||
    (cda === 0 && within(c, d, a)) ||
    (cdb === 0 && within(c, d, b))
  );
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Segments that share an end cross only if the shared end is not all they share. */
function conflict(a: Point, b: Point, c: Point, d: Point): boolean {
  if (!segmentsMeet(a, b, c, d)) return false;
  if (same(a, c) || same(a, d) || same(b, c) || same(b, d)) {
    const shared = same(a, c) || same(a, d) ? a : b;
    const p = same(shared, a) ? b : a;
    const q = same(shared, c) ? d : c;
    return (
      turn(shared, p, q) === 0 && (p[0] - shared[0]) * (q[0] - shared[0]) + (p[1] - shared[1]) * (q[1] - shared[1]) > 0
    );
  }
  return true;
}

/** Indices of the lines in conflict, each pair once; a line with itself when it crosses itself. */
export function findCrossings(lines: readonly Polyline[]): [number, number][] {
  const cell = 24;
  const grid = new Map<string, [line: number, segment: number][]>();
  const found = new Map<string, [number, number]>();
  lines.forEach((line, lineIndex) => {
    for (let segment = 1; segment < line.length; segment++) {
      const [a, b] = [at(line, segment - 1), at(line, segment)];
      const box = boxOf([a, b]);
      for (let x = Math.floor(box.left / cell); x <= Math.floor(box.right / cell); x++) {
        for (let y = Math.floor(box.top / cell); y <= Math.floor(box.bottom / cell); y++) {
          const key = `${x},${y}`;
          const inhabitants = grid.get(key) ?? [];
          for (const [other, otherSegment] of inhabitants) {
            const otherLine = at(lines, other);
            if (conflict(a, b, at(otherLine, otherSegment - 1), at(otherLine, otherSegment))) {
              found.set(`${other}-${lineIndex}`, [other, lineIndex]);
            }
          }
          inhabitants.push([lineIndex, segment]);
          grid.set(key, inhabitants);
        }
      }
    }
  });
  return [...found.values()];
}
