// A running game on the shelf: a short head, written at each step, and its steps in chunks, of which only the last is
// written anew. The head comes last: whatever interrupts the writing, it tells of steps that are there.
import * as v from 'valibot';
import { RUN_PREFIX } from './kept-head.ts';
import { parseJson, readText, type Shelf } from './shelf.ts';
import { causeSchema, type HistoryEntry, historySchema, type StepEntry, stepSchema } from './step-entry.ts';

export const RUN_VERSION = 2;
export const CHUNK = 50;

/** A time that a date can be made of, in milliseconds. */
export const timeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
/** Whole numbers that grow from one to the next: unlike times they do so whatever the clock does. */
export const orderSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const { at, next } = historySchema.entries;

const headSchema = v.object({
  version: v.literal(RUN_VERSION),
  game: v.string(),
  notation: v.string(),
  time: timeSchema,
  order: orderSchema,
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at,
  next,
  /** What led to the present step. */
  cause: v.optional(v.fallback(v.optional(causeSchema), undefined)),
});

export type RunHead = v.InferOutput<typeof headSchema>;

export const runKey = (id: string): string => RUN_PREFIX + id;
export const chunkKey = (id: string, chunk: number): string => `${RUN_PREFIX}${id}/${chunk}`;
export const chunkCount = (steps: number): number => Math.ceil(steps / CHUNK);

export function readHead(shelf: Shelf | null, id: string): RunHead | null {
  const head = v.safeParse(headSchema, parseJson(readText(shelf, runKey(id)) ?? ''));
  return head.success ? head.output : null;
}

/** All steps of a running game as they are written down; null where any is missing or cannot be read. */
export function readSteps(shelf: Shelf | null, id: string, { count, at, next }: RunHead): HistoryEntry | null {
  const steps: StepEntry[] = [];
  for (let chunk = 0; chunk < chunkCount(count); chunk++) {
    const read = v.safeParse(v.array(stepSchema), parseJson(readText(shelf, chunkKey(id, chunk)) ?? ''), {
      abortEarly: true,
    });
    if (!read.success) return null;
    steps.push(...read.output);
  }
  if (steps.length < count) return null;
  // More than the head tells of: it was not written any more.
  return { steps: steps.slice(0, count), at, ...(next === undefined ? {} : { next }) };
}
