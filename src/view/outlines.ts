// Which regions' outlines come near a point: what a finger on a border, or on the water beside a coast, may mean.
import { type Box, contains, distance, grow, type Point } from './box.ts';

export interface NearOutline {
  readonly region: string;
  /** From the point to the outline, in units. */
  readonly away: number;
}

/** The nearest first. */
export function outlinesAround(
  at: Point,
  within: number,
  outlines: Iterable<{ readonly id: string; readonly box: Box; readonly ring: readonly Point[] }>,
): NearOutline[] {
  const near: NearOutline[] = [];
  for (const { id, box, ring } of outlines) {
    if (!contains(grow(box, within), at)) continue;
    const away = ring.reduce((least, point) => Math.min(least, distance(at, point)), Number.POSITIVE_INFINITY);
    if (away < within) near.push({ region: id, away });
  }
  return near.sort((a, b) => a.away - b.away);
}
