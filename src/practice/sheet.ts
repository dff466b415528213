// The exercises of a sheet for a class: all from one seed, the topics in turn.
import type { Difficulty } from '../movement/practice.ts';
import { createChance } from './chance.ts';
import type { Wish } from './generate.ts';

export interface SheetWish {
  /** At least one. */
  readonly topics: readonly string[];
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly seed: string;
}

export function sheetWishes({ topics, difficulty, count, seed }: SheetWish): readonly Wish[] {
  const chance = createChance(`sheet/${seed}`);
  const wishes: Wish[] = [];
  let left: readonly string[] = [];
  for (let number = 1; number <= count; number++) {
    if (left.length === 0) left = chance.shuffle(topics);
    const [topic = '', ...rest] = left;
    left = rest;
    wishes.push({ topic, difficulty, seed: `sheet/${seed}/${number}` });
  }
  return wishes;
}
