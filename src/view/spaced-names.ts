// The names of ranges, waters and lands, letter by letter along their paths: as large and as wide as there is room,
// clear of everything else on the map, or not at all.
import { type Box, boxAround, contains, grow, isWithin, overlaps, type Point } from './box.ts';

export interface SpacedRequest {
  /** Tells names of one place apart: a river may be named twice. */
  readonly key: string;
  readonly kind: string;
  readonly letters: readonly string[];
  /** Widths of the letters, as shares of the size. */
  readonly advances: readonly number[];
  /** Wished size in pixels. */
  readonly size: number;
  readonly path: readonly Point[];
}

export interface PlacedLetter {
  readonly letter: string;
  /** Left foot of the letter, in pixels, and its turn in degrees. */
  readonly at: Point;
  readonly turn: number;
  readonly box: Box;
}

export interface PlacedSpaced {
  readonly size: number;
  readonly letters: readonly PlacedLetter[];
}

export interface SpacedSheet {
  /** Nothing is set smaller. */
  readonly smallest: number;
  readonly frame: Box;
  readonly obstacles: readonly Box[];
  /** Points along black borders, in pixels. */
  readonly blackPoints: readonly Point[];
}

/** Room between letters, as shares of the size: the least, and the most that still reads as one word. */
const SPACING: Readonly<Record<string, readonly [least: number, most: number]>> = {
  river: [0.06, 0.3],
  range: [0.12, 0.8],
  water: [0.16, 1],
  land: [0.22, 1.1],
};
/** Names much smaller than legible belong to a nearer zoom. */
const TOO_SMALL = 0.5;
const LETTER_HEIGHT = 0.74;
const HEART = 0.29;

interface Line {
  readonly points: readonly Point[];
  readonly ends: readonly number[];
  readonly length: number;
}

function measured(points: readonly Point[]): Line {
  let length = 0;
  const ends = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    length += Math.hypot(x - fromX, y - fromY);
    return length;
  });
  return { points, ends, length };
}

/** The place at a length along the line, and its direction, evened over a letter's width. */
function walk({ points, ends, length }: Line, along: number): Point {
  const wanted = Math.min(length, Math.max(0, along));
  const index = Math.max(
    1,
    ends.findIndex((end) => end >= wanted),
  );
  const [from, to] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]];
  const [start, end] = [ends[index - 1] ?? 0, ends[index] ?? 1];
  const share = end > start ? (wanted - start) / (end - start) : 0;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function setLetters(
  { letters, advances }: SpacedRequest,
  line: Line,
  size: number,
  spacing: number,
  start: number,
): PlacedLetter[] {
  let along = start;
  return letters.map((letter, index) => {
    const width = (advances[index] ?? 0.5) * size;
    const [left, right] = [walk(line, along), walk(line, along + width)];
    const angle = Math.atan2(right[1] - left[1], right[0] - left[0]);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const height = size * LETTER_HEIGHT;
    const box = {
      x: left[0] + (cosine * width) / 2 + sine * size * HEART,
      y: left[1] + (sine * width) / 2 - cosine * size * HEART,
      width: Math.abs(cosine) * width + Math.abs(sine) * height,
      height: Math.abs(sine) * width + Math.abs(cosine) * height,
    };
    along += width + spacing * size;
    return { letter, at: left, turn: (angle * 180) / Math.PI, box };
  });
}

/** Settings to try, the finest first: large before wide, wide before narrow, the path's middle before its ends. */
function* settings(request: SpacedRequest, line: Line, smallest: number): Generator<PlacedSpaced> {
  const [least, most] = SPACING[request.kind] ?? [0.1, 0.5];
  const gaps = request.letters.length - 1;
  const natural = request.advances.reduce((sum, advance) => sum + advance, 0);
  const sizes = [request.size, request.size * 0.85, request.size * 0.72].filter((size) => size >= smallest);
  for (const size of sizes.length > 0 ? sizes : [smallest]) {
    const fitting = gaps > 0 ? (line.length / size - natural) / gaps : most;
    if (fitting < least) continue;
    const widest = Math.min(most, fitting);
    for (const spacing of [widest, (widest + least) / 2, least]) {
      const slack = line.length - (natural + gaps * spacing) * size;
      for (const share of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        yield { size, letters: setLetters(request, line, size, spacing, slack * share) };
      }
    }
  }
}

export function placeSpaced(
  requests: readonly SpacedRequest[],
  { smallest, frame, obstacles, blackPoints }: SpacedSheet,
): Map<string, PlacedSpaced> {
  const placed = new Map<string, PlacedSpaced>();
  const taken: Box[] = [...obstacles];
  for (const request of requests.toSorted((a, b) => b.size - a.size)) {
    if (request.size < smallest * TOO_SMALL || request.letters.length === 0) continue;
    const around = grow(boxAround(request.path), Math.max(request.size, smallest) * 1.5);
    const near = taken.filter((box) => overlaps(around, box));
    const black = blackPoints.filter((point) => contains(around, point));
    const isClear = ({ box, letter }: PlacedLetter): boolean =>
      letter === ' ' ||
      (isWithin(box, frame) &&
        !near.some((other) => overlaps(box, other, 1)) &&
        !black.some((point) => contains(grow(box, 4), point)));
    for (const setting of settings(request, measured(request.path), smallest)) {
      if (!setting.letters.every(isClear)) continue;
      placed.set(request.key, setting);
      taken.push(...setting.letters.map(({ box }) => box));
      break;
    }
  }
  return placed;
}
