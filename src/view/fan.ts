// Where the tokens of one region stand around its anchor, in rows that overlap like a hand of cards.
import type { Point } from './box.ts';
import { SMALLEST_CHARGE } from './sizes.ts';

/** Sizes of the rows, upper first: the lower row is never shorter, so that the fan stands firm. */
export function rowsOf(count: number): readonly number[] {
  if (count <= 3) return count > 0 ? [count] : [];
  if (count <= 8) return [Math.floor(count / 2), Math.ceil(count / 2)];
  const perRow = Math.ceil(count / 3);
  return [count - 2 * perRow, perRow, perRow];
}

export interface Fan {
  /** Offsets of the tokens' middles from the anchor. */
  readonly spots: readonly Point[];
  readonly width: number;
  readonly height: number;
  /** Distance between neighbours; below 32 a finger cannot pick one. */
  readonly pitch: number;
}

/** Of the size: so much of each token at least stands free of the next one, and all of it where letters stand on it. */
const leastPitch = (size: number): number => (size < SMALLEST_CHARGE ? 1 : 0.8);
const RISE = 0.84;

/** `room` is the width that the region offers. */
export function fanOut(count: number, size: number, room: number): Fan {
  const rows = rowsOf(count);
  const longest = Math.max(1, ...rows);
  const wanted = longest > 1 ? (room - size) / (longest - 1) : size;
  const pitch = Math.min(size * 1.06, Math.max(size * leastPitch(size), wanted));
  const rise = size * RISE;
  const spots = rows.flatMap((length, row) =>
    Array.from(
      { length },
      (_, column): Point => [(column - (length - 1) / 2) * pitch, (row - (rows.length - 1) / 2) * rise],
    ),
  );
  return {
    spots,
    width: count > 0 ? (longest - 1) * pitch + size : 0,
    height: count > 0 ? (rows.length - 1) * rise + size : 0,
    pitch,
  };
}
