// The exercise of a date: the same for everybody, whatever the hour or the zone where the date is written.
import { invariant } from '../base/assert.ts';
import type { Difficulty } from '../movement/practice.ts';
import { createChance } from './chance.ts';
import type { Wish } from './generate.ts';

/** Easy and hard ones are rarer. */
const DIFFICULTIES_OF_DAYS: readonly Difficulty[] = [1, 2, 2, 3];

/** `date`: as the calendar on the wall has it, such as `2026-11-30`. */
export function dailyWish(game: string, topics: readonly string[], date: string): Wish {
  invariant(/^\d{4}-\d{2}-\d{2}$/.test(date), `a date such as 2026-11-30 was expected, got ${date}`);
  const seed = `daily/${date}`;
  const chance = createChance(`${game}/${seed}`);
  return { topic: chance.pick(topics), difficulty: chance.pick(DIFFICULTIES_OF_DAYS), seed };
}
