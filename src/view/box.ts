// Points and boxes in screen pixels or map units, and how much of a box lies within a region.

export type Point = readonly [x: number, y: number];

/** A box by its middle and size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    Math.abs(a.x - b.x) * 2 < a.width + b.width + gap * 2 && Math.abs(a.y - b.y) * 2 < a.height + b.height + gap * 2
  );
}

export function contains(box: Box, [x, y]: Point): boolean {
  return Math.abs(x - box.x) * 2 <= box.width && Math.abs(y - box.y) * 2 <= box.height;
}

/** Whether all of the box lies in the other. */
export function isWithin(box: Box, outer: Box): boolean {
  return (
    Math.abs(box.x - outer.x) * 2 + box.width <= outer.width &&
    Math.abs(box.y - outer.y) * 2 + box.height <= outer.height
  );
}

export function grow(box: Box, by: number): Box {
  return { ...box, width: box.width + by * 2, height: box.height + by * 2 };
}

export function scaled(box: Box, by: number): Box {
  return { x: box.x * by, y: box.y * by, width: box.width * by, height: box.height * by };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** From a point to the straight line between two others. */
export function distanceToLine(at: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const share = ((at[0] - fromX) * dx + (at[1] - fromY) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.min(1, Math.max(0, share));
  return distance(at, [fromX + along * dx, fromY + along * dy]);
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

export function intersection(a: Box, b: Box): Box {
  const [left, right] = [
    Math.max(a.x - a.width / 2, b.x - b.width / 2),
    Math.min(a.x + a.width / 2, b.x + b.width / 2),
  ];
  const [top, bottom] = [
    Math.max(a.y - a.height / 2, b.y - b.height / 2),
    Math.min(a.y + a.height / 2, b.y + b.height / 2),
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}
