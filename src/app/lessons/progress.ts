// Which lessons are done, on the shelf, one record for each game. What another tab has done meanwhile is taken in.
import * as v from 'valibot';
import { type Keeping, parseJson, readText, type Shelf, writeText } from '../keeping/shelf.ts';

const VERSION = 1;

export const progressKey = (game: string): string => `sendas.lessons.${game}`;

const progressSchema = v.object({ version: v.literal(VERSION), done: v.array(v.string()) });

/** Ids of the lessons that are done; nobody's where there is no record, or none that can be read. */
export function readProgress(shelf: Shelf | null, game: string): ReadonlySet<string> {
  const read = v.safeParse(progressSchema, parseJson(readText(shelf, progressKey(game)) ?? ''));
  return new Set(read.success ? read.output.done : []);
}

/** Adds a lesson to what is on the shelf by now. */
export function keepDone(shelf: Shelf | null, game: string, lesson: string): Keeping {
  const done = [...new Set([...readProgress(shelf, game), lesson])];
  return writeText(shelf, progressKey(game), JSON.stringify({ version: VERSION, done }));
}
