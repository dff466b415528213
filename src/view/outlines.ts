// Which regions' outlines come near a point: what a finger on a border, or on the water beside a coast, may mean.
import { contains, distanceToLine, grow, type Point } from './box.ts';
import type { RegionShape } from './shapes.ts';

export interface NearOutline {
  readonly region: string;
  /** From the point to the outline, in units. */
  readonly away: number;
  /** From the region's middle to its border, in units. */
  readonly radius: number;
}

/** The nearest first. */
export function outlinesAround(
  at: Point,
  within: number,
  outlines: Iterable<Pick<RegionShape, 'id' | 'box' | 'ring' | 'radius'>>,
): NearOutline[] {
  const near: NearOutline[] = [];
  for (const { id, box, ring, radius } of outlines) {
    if (!contains(grow(box, within), at)) continue;
    const away = Math.min(...ring.map((end, index) => distanceToLine(at, ring.at(index - 1) ?? end, end)));
    if (away < within) near.push({ region: id, away, radius });
  }
  return near.sort((a, b) => a.away - b.away);
}
