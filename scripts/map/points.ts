// Points and polylines in the frame of the map: x to the right, y down, whole map 1920 × 1323 units.

export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];

/** The element at an index that must exist; negative indices count from the end. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`No element ${index} in a list of ${list.length}`);
  return found;
}

/** Not by Math.hypot, which is several times slower; the map asks for distances some million times. */
export function hypotenuse(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

export function distance(a: Point, b: Point): number {
  return hypotenuse(a[0] - b[0], a[1] - b[1]);
}

export function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function lengthOf(line: Polyline): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(at(line, i - 1), at(line, i));
  return sum;
}

/** Unit normal of a polyline at one of its points. */
export function normalAt(line: Polyline, index: number): Point {
  const before = at(line, Math.max(0, index - 1));
  const after = at(line, Math.min(line.length - 1, index + 1));
  const length = distance(before, after) || 1;
  return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
}

/** Corner cutting; both ends stay. */
export function cutCorners(line: Polyline, rounds: number): Polyline {
  let current = line;
  for (let round = 0; round < rounds; round++) {
    const next: Point[] = [at(current, 0)];
    for (let i = 1; i < current.length; i++) {
      const a = at(current, i - 1);
      const b = at(current, i);
      next.push(mix(a, b, 0.25), mix(a, b, 0.75));
    }
    next.push(at(current, -1));
    current = next;
  }
  return current;
}

/** Equal steps along a polyline; both ends stay. */
export function resample(line: Polyline, step: number): Polyline {
  const total = lengthOf(line);
  const parts = Math.max(2, Math.round(total / step));
  const points: Point[] = [at(line, 0)];
  let index = 1;
  let walked = 0;
  for (let part = 1; part < parts; part++) {
    const target = (total * part) / parts;
    let segment = distance(at(line, index - 1), at(line, index));
    while (walked + segment < target && index < line.length - 1) {
      walked += segment;
      index += 1;
      segment = distance(at(line, index - 1), at(line, index));
    }
    points.push(mix(at(line, index - 1), at(line, index), segment === 0 ? 0 : (target - walked) / segment));
  }
  points.push(at(line, -1));
  return points;
}

/** The two parts of a polyline cut at a share of its length. */
export function splitAt(line: Polyline, share: number): readonly [Polyline, Polyline] {
  const target = lengthOf(line) * share;
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const segment = distance(at(line, i - 1), at(line, i));
    if (walked + segment >= target) {
      const cut = mix(at(line, i - 1), at(line, i), segment === 0 ? 0 : (target - walked) / segment);
      return [
        [...line.slice(0, i), cut],
        [cut, ...line.slice(i)],
      ];
    }
    walked += segment;
  }
  throw new Error(`Share ${share} lies beyond the line`);
}

/** The point at a length along a polyline, with the direction there. */
export function walk(line: Polyline, target: number): { point: Point; direction: Point } {
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const a = at(line, i - 1);
    const b = at(line, i);
    const segment = distance(a, b);
    if (walked + segment >= target || i === line.length - 1) {
      const share = segment === 0 ? 0 : Math.min(1, (target - walked) / segment);
      return { point: mix(a, b, share), direction: [(b[0] - a[0]) / (segment || 1), (b[1] - a[1]) / (segment || 1)] };
    }
    walked += segment;
  }
  throw new Error('A line needs two points');
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / squared));
  return hypotenuse(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy);
}

export function distanceToLine(p: Point, line: Polyline): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) least = Math.min(least, distanceToSegment(p, at(line, i - 1), at(line, i)));
  return least;
}

export function isInside(p: Point, ring: Polyline): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = at(ring, i);
    const b = at(ring, j);
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(points: Polyline): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** Douglas–Peucker: drops points that lie within the tolerance of what remains. */
export function simplify(line: Polyline, tolerance: number): Polyline {
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span;
    let farthest = -1;
    let most = tolerance;
    for (let i = first + 1; i < last; i++) {
      const away = distanceToSegment(at(line, i), at(line, first), at(line, last));
      if (away > most) {
        most = away;
        farthest = i;
      }
    }
    if (farthest > 0) {
      keep.add(farthest);
      spans.push([first, farthest], [farthest, last]);
    }
  }
  return line.filter((_, index) => keep.has(index));
}
