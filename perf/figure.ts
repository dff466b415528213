// One line of what is measured, and how it stands to its limit.

export interface Limit {
  readonly way: 'atMost' | 'atLeast';
  readonly value: number;
}

export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly value: number;
  /** Such as `ms`; empty where things are counted. */
  readonly unit: string;
  /** What the value is of all that was measured, such as `median of 7`. */
  readonly of: string;
  /** As it was asked for. */
  readonly limit?: Limit;
  /** As it counts on this machine, where that differs. */
  readonly limitHere?: Limit;
}

export type Verdict = 'met' | 'missed' | 'none';

export const atMost = (value: number): Limit => ({ way: 'atMost', value });
export const atLeast = (value: number): Limit => ({ way: 'atLeast', value });

/** What could not be measured has met nothing. */
export function verdictOn({ value, limit, limitHere = limit }: Figure): Verdict {
  if (!limitHere) return 'none';
  const isMet = limitHere.way === 'atMost' ? value <= limitHere.value : value >= limitHere.value;
  return isMet ? 'met' : 'missed';
}

/** A machine keeps up where an empty click is painted within one frame. */
const FRAME_MILLISECONDS = 1000 / 60;

/**
 * A limit in milliseconds from a click on, as it counts where an empty click takes longer than a frame: the ratio to the
 * empty click stays that of a machine that keeps up. It is never less than was asked for.
 */
export function limitBeside(emptyClick: number, limit: Limit): Limit {
  return { ...limit, value: limit.value * Math.max(1, emptyClick / FRAME_MILLISECONDS) };
}
