// A region as rows of spans, so that "does this box lie inside" costs a handful of comparisons.
import type { Box, Point } from './box.ts';

const ROW = 3;

export interface Interior {
  readonly top: number;
  /** Per row, the stretches inside: start, end, start, end … */
  readonly rows: readonly (readonly number[])[];
}

export function interiorOf(ring: readonly Point[]): Interior {
  const ys = ring.map(([, y]) => y);
  const top = Math.min(...ys);
  const rows: number[][] = Array.from({ length: Math.ceil((Math.max(...ys) - top) / ROW) }, () => []);
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    const [low, high] = y1 < y2 ? [y1, y2] : [y2, y1];
    const first = Math.max(0, Math.ceil((low - top) / ROW - 0.5));
    for (let row = first; row < rows.length && top + (row + 0.5) * ROW < high; row++) {
      const y = top + (row + 0.5) * ROW;
      if (y >= low) rows[row]?.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  });
  for (const row of rows) row.sort((a, b) => a - b);
  return { top, rows };
}

/** Share of the box that lies inside, from 0 to 1. */
export function shareInside(interior: Interior, box: Box): number {
  const [left, right] = [box.x - box.width / 2, box.x + box.width / 2];
  const first = Math.floor((box.y - box.height / 2 - interior.top) / ROW);
  const last = Math.floor((box.y + box.height / 2 - interior.top) / ROW);
  let inside = 0;
  for (let index = first; index <= last; index++) {
    const row = interior.rows[index];
    if (!row) continue;
    for (let span = 0; span + 1 < row.length; span += 2) {
      inside += Math.max(0, Math.min(right, row[span + 1] ?? 0) - Math.max(left, row[span] ?? 0));
    }
  }
  return inside / ((last - first + 1) * box.width);
}

export function isInside(interior: Interior, [x, y]: Point): boolean {
  return shareInside(interior, { x, y, width: 0.01, height: 0 }) > 0.5;
}
