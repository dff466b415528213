// The record on the shelf, one for each game. What another tab has written meanwhile is taken in before each writing.
import * as v from 'valibot';
import { DIFFICULTIES } from '../../movement/practice.ts';
import { type Given, mergeRecords, type PracticeRecord } from '../../practice/record.ts';
import { isOfNewer, putAside } from '../keeping/put-aside.ts';
import { timeSchema } from '../keeping/run-entry.ts';
import { parseJson, readText, type Shelf, writeText } from '../keeping/shelf.ts';
import { removeText } from '../keeping/shelf-keys.ts';

const VERSION = 1;

export const practiceKey = (game: string): string => `sendas.practice.${game}`;

const ids = v.array(v.string());
const answerSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['mark', 'way']), regions: ids }),
  v.object({ kind: v.literal('why'), choice: v.number() }),
  v.object({ kind: v.picklist(['length', 'moves']), number: v.number() }),
  v.object({ kind: v.literal('groups'), grouping: v.record(v.string(), v.string()) }),
]);

const givenSchema = v.object({
  at: timeSchema,
  topic: v.string(),
  difficulty: v.picklist(DIFFICULTIES),
  seed: v.string(),
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  date: v.nullable(v.string()),
  // It is there to be shown again, and worth no trouble where it cannot be read.
  answer: v.fallback(v.optional(v.nullable(answerSchema), null), null),
});

const recordSchema = v.object({ version: v.literal(VERSION), given: v.array(givenSchema) });

export interface KeptRecord {
  readonly record: PracticeRecord;
  /** What cannot be read was put aside; what cannot be kept lasts as long as the page. */
  readonly trouble: 'broken' | 'unkept' | null;
}

export function readRecord(shelf: Shelf | null, game: string): KeptRecord {
  const text = readText(shelf, practiceKey(game));
  if (text === null) return { record: [], trouble: null };
  const read = v.safeParse(recordSchema, parseJson(text));
  if (read.success) return { record: mergeRecords(read.output.given, []), trouble: null };
  const isOutOfTheWay = !isOfNewer(text, VERSION) && putAside(shelf, practiceKey(game));
  return { record: [], trouble: isOutOfTheWay ? 'broken' : 'unkept' };
}

/** The record with one more answer. */
export function keepAnswer(shelf: Shelf | null, game: string, known: PracticeRecord, given: Given): KeptRecord {
  const kept = readRecord(shelf, game);
  const record = mergeRecords(mergeRecords(kept.record, known), [given]);
  // What is in the way there is another version's, or could not be put aside.
  if (kept.trouble === 'unkept') return { record, trouble: 'unkept' };
  const text = JSON.stringify({ version: VERSION, given: record });
  const isKept = writeText(shelf, practiceKey(game), text) === 'kept';
  return { record, trouble: isKept ? kept.trouble : 'unkept' };
}

/** Whether there is nothing left on the shelf. */
export function forgetRecord(shelf: Shelf | null, game: string): boolean {
  return removeText(shelf, practiceKey(game));
}
