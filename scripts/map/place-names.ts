// Paths on which the view sets the names of ranges, waters, rivers and lands. The words come from the locales.
// Rivers and ranges take the stretch along their course that is clearest of names, figures and ridges.
import { BY_HAND } from './open-names.ts';
import { at, boxOf, distance, hypotenuse, lengthOf, type Point, type Polyline, resample, walk } from './points.ts';
import type { Spot } from './spots.ts';

export interface PlaceName {
  readonly id: string;
  readonly kind: 'range' | 'water' | 'river' | 'land';
  /** Size of the type in units. */
  readonly size: number;
  readonly path: readonly Point[];
}

interface AlongCourse {
  readonly id: string;
  readonly kind: 'range' | 'river';
  readonly size: number;
  /** Length of type: letters of the longest name. */
  readonly letters: number;
  readonly courses: readonly Polyline[];
  readonly offsets: readonly number[];
}

const LETTER: Record<'range' | 'river', number> = { range: 1.02, river: 0.74 };

/** A calm line beside a stretch of a course. */
function beside(course: Polyline, start: number, length: number, offset: number): Polyline {
  const samples = 5;
  return Array.from({ length: samples }, (_, i): Point => {
    const middle = start + (length * i) / (samples - 1);
    let [x, y, dx, dy, count] = [0, 0, 0, 0, 0];
    for (let away = -22; away <= 22; away += 11) {
      const { point, direction } = walk(course, Math.max(0, middle + away));
      x += point[0];
      y += point[1];
      dx += direction[0];
      dy += direction[1];
      count += 1;
    }
    const norm = hypotenuse(dx, dy) || 1;
    return [x / count - (dy / norm) * offset, y / count + (dx / norm) * offset];
  });
}

function readable(line: Polyline): Polyline {
  return at(line, 0)[0] <= at(line, -1)[0] ? line : line.toReversed();
}

/** Sum of turns: type on a bent line is hard to read. */
function bend(line: Polyline): number {
  let sum = 0;
  for (let i = 2; i < line.length; i++) {
    const [a, b, c] = [at(line, i - 2), at(line, i - 1), at(line, i)];
    const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
    sum += Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  }
  return sum;
}

interface Obstacles {
  readonly spots: readonly Spot[];
  readonly taken: readonly Point[];
  readonly ridges: readonly Point[];
}

/** Only what lies near a course. */
function near(course: Polyline, { spots, taken, ridges }: Obstacles): Obstacles {
  const reach = 90;
  const { left, top, right, bottom } = boxOf(course);
  const isNear = ([x, y]: Point) => x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;
  return {
    spots: spots.filter(({ anchor }) => isNear(anchor)),
    taken: taken.filter(isNear),
    ridges: ridges.filter(isNear),
  };
}

/** Room round the letters; stops counting below what would be enough. */
function clearance(path: Polyline, size: number, { spots, taken, ridges }: Obstacles, enough: number): number {
  const line = resample(path, 13);
  let least = 30;
  for (let i = 0; i < line.length && least > enough; i++) {
    // The type stands above its line: measure from the middle of the letters.
    const [a, b] = [at(line, Math.max(0, i - 1)), at(line, Math.min(line.length - 1, i + 1))];
    const norm = distance(a, b) || 1;
    const [x, y] = at(line, i);
    const heart: Point = [x + ((b[1] - a[1]) / norm) * size * 0.32, y - ((b[0] - a[0]) / norm) * size * 0.32];
    if (heart[0] < 30 || heart[1] < 30 || heart[0] > 1890 || heart[1] > 1293) return -Infinity;
    for (const spot of spots) {
      const toName = hypotenuse(
        Math.max(0, Math.abs(heart[0] - spot.label[0]) - Math.min(92, spot.labelWidth) / 2),
        Math.max(0, Math.abs(heart[1] - spot.label[1]) - 14),
      );
      least = Math.min(least, toName, distance(heart, spot.anchor) - 24);
    }
    for (const point of taken) least = Math.min(least, distance(heart, point) - 9);
    for (const point of ridges) least = Math.min(least, (distance(heart, point) - size * 0.55) * 1.4);
  }
  return least;
}

/** Every calm line along a course that would hold a name of this length. */
function* candidates(course: Polyline, length: number, offsets: readonly number[]): Generator<Polyline> {
  const whole = lengthOf(course);
  // The calm line is shorter than the course it follows: take longer stretches, too.
  for (const stretch of [length, length * 1.12, length * 1.25]) {
    for (let start = 0; start + stretch <= whole; start += 8) {
      for (const offset of offsets) {
        const line = readable(beside(course, start, stretch, offset));
        if (lengthOf(line) >= length * 0.94) yield line;
      }
    }
  }
}

function bestLine({ kind, size, letters, courses, offsets }: AlongCourse, around: Obstacles): Polyline | undefined {
  let best: Polyline | undefined;
  // Below this the name would run into what is there.
  let bestScore = kind === 'range' ? -22 : -8;
  for (const course of courses) {
    const obstacles = near(course, around);
    for (const line of candidates(course, letters * size * LETTER[kind], offsets)) {
      const cost = size * 0.4 + bend(line) * 5;
      const score = clearance(line, size, obstacles, bestScore + cost) - cost;
      if (score > bestScore) {
        bestScore = score;
        best = line;
      }
    }
  }
  return best;
}

/**
 * The names by hand, and those along courses for which there is room, the first in the list first.
 * `ridges` are points of lines that a kind of name keeps off.
 */
export function placeNames(
  along: readonly AlongCourse[],
  spots: readonly Spot[],
  ridges: Readonly<Record<AlongCourse['kind'], readonly Point[]>>,
): PlaceName[] {
  const names: PlaceName[] = [...BY_HAND];
  const taken: Point[] = BY_HAND.flatMap(({ path }) => [...resample(path, 10)]);
  for (const wanted of along) {
    const line = bestLine(wanted, { spots, taken, ridges: ridges[wanted.kind] });
    if (line === undefined) continue;
    const path = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    names.push({ id: wanted.id, kind: wanted.kind, size: wanted.size, path });
    taken.push(...resample(path, 8));
  }
  return names;
}
