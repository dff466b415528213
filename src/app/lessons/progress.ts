// Which lessons are done, on the shelf, one record for each game. What another tab has done meanwhile is taken in.
import * as v from 'valibot';
import { isOfNewer, putAside } from '../keeping/put-aside.ts';
import { type Keeping, parseJson, readText, type Shelf, writeText } from '../keeping/shelf.ts';

const VERSION = 1;

export const progressKey = (game: string): string => `sendas.lessons.${game}`;

const progressSchema = v.object({ version: v.literal(VERSION), done: v.array(v.string()) });

/** Ids of the lessons that are done; nobody's where there is no record, or none that can be read. */
export function readProgress(shelf: Shelf | null, game: string): ReadonlySet<string> {
  return new Set(parseProgress(readText(shelf, progressKey(game))) ?? []);
}

function parseProgress(text: string | null): readonly string[] | null {
  const read = v.safeParse(progressSchema, parseJson(text ?? ''));
  return read.success ? read.output.done : null;
}

/** Adds a lesson to what is on the shelf by now. What cannot be read is put aside. */
export function keepDone(shelf: Shelf | null, game: string, lesson: string): Keeping {
  const text = readText(shelf, progressKey(game));
  if (isOfNewer(text, VERSION)) return 'refused';
  const former = parseProgress(text);
  if (text !== null && former === null && !putAside(shelf, progressKey(game))) return 'full';
  const done = [...new Set([...(former ?? []), lesson])];
  return writeText(shelf, progressKey(game), JSON.stringify({ version: VERSION, done }));
}
