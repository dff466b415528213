// The only source of chance: seeded, so that building again gives the same bytes.
import { createNoise2D } from 'simplex-noise';

export type Random = () => number;

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise between -1 and 1. */
export function noiseFrom(seed: number): (x: number, y: number) => number {
  return createNoise2D(randomFrom(seed));
}
