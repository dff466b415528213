// Chance from a seed: the same on every machine and in every version, for seeds are shared and dates have exercises.
// Own code for that reason: what a library draws may change with its version. Integers only, no rounding anywhere.
import { invariant } from '../base/assert.ts';
import type { Chance } from '../movement/practice.ts';

const WORD = 2 ** 32;
/** As the author of the generator advises, so that similar seeds have lost all likeness. */
const WARMING_UP = 15;

/** FNV-1a over the UTF-16 units of a text, as an unsigned 32-bit number. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return state >>> 0;
}

/** sfc32 by Chris Doty-Humphrey: three words of state and a counter, which holds its period above 2³². */
function words(seed: string): () => number {
  let [a, b, c, counter] = [hash(`a${seed}`), hash(`b${seed}`), hash(`c${seed}`), 1];
  const next = (): number => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + word;
    c |= 0;
    return word >>> 0;
  };
  for (let round = 0; round < WARMING_UP; round++) next();
  return next;
}

export function createChance(seed: string): Chance {
  const next = words(seed);
  function below(count: number): number {
    invariant(count >= 1 && count <= WORD, `a choice among ${count}: expected 1 to ${WORD}`);
    // Words above the last whole multiple would make the first numbers likelier than the others.
    const limit = WORD - (WORD % count);
    let word = next();
    while (word >= limit) word = next();
    return word % count;
  }
  function pick<Item>(items: readonly Item[]): Item {
    return items[below(items.length)] as Item;
  }
  function shuffle<Item>(items: readonly Item[]): readonly Item[] {
    const left = [...items];
    return items.map(() => left.splice(below(left.length), 1)[0] as Item);
  }
  return { below, pick, shuffle };
}
