// Games that somebody named. Each has a key of its own, so that tabs that save at the same time do not meet.
import * as v from 'valibot';
import type { Game } from '../../movement/game.ts';
import { type History, startHistory, stepOf } from '../state/history.ts';
import { saneTime } from './clock.ts';
import { type Breathe, readHistory } from './read-history.ts';
import { orderSchema, RUN_VERSION, timeSchema } from './run-entry.ts';
import { type Keeping, parseJson, readText, type Shelf, writeText } from './shelf.ts';
import { keysWith, removeText } from './shelf-keys.ts';
import { historyEntry, historySchema } from './step-entry.ts';

const SAVE_PREFIX = 'sendas.save.';
export const LONGEST_NAME = 80;

export const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME));

const saveSchema = v.object({
  version: v.literal(RUN_VERSION),
  game: v.string(),
  name: nameSchema,
  /** When it was saved, in milliseconds. */
  time: timeSchema,
  order: orderSchema,
  /** Of the present step, so that a list need not read the history. */
  notation: v.string(),
  /** Checked when it is opened. */
  history: v.unknown(),
});

export type SaveEntry = v.InferOutput<typeof saveSchema>;

export interface Save {
  readonly id: string;
  readonly entry: SaveEntry;
}

export interface SaveList {
  /** Those of this game, the latest first. */
  readonly saves: readonly Save[];
  /** How many others there are that cannot be read. They stay where they are. */
  readonly unreadable: number;
}

export function listSaves<Position>(shelf: Shelf | null, game: Game<Position>): SaveList {
  const read = keysWith(shelf, SAVE_PREFIX).map((id) => {
    const entry = v.safeParse(saveSchema, parseJson(readText(shelf, SAVE_PREFIX + id) ?? ''));
    return { id, entry: entry.success ? entry.output : null };
  });
  const saves = read.flatMap(({ id, entry }) => (entry?.game === game.id ? [{ id, entry }] : []));
  return {
    saves: saves.sort((a, b) => b.entry.order - a.entry.order),
    unreadable: read.filter(({ entry }) => entry === null).length,
  };
}

export function saveEntry<Position>(
  game: Game<Position>,
  history: History<Position>,
  { name, time, order }: Pick<SaveEntry, 'name' | 'time' | 'order'>,
): SaveEntry {
  const notation = game.format(stepOf(history).position);
  const entry = historyEntry(game, history);
  return { version: RUN_VERSION, game: game.id, name, time: saneTime(time), order, notation, history: entry };
}

/** Also overwrites, renames and brings back: whoever has the id decides. */
export function writeSave(shelf: Shelf | null, { id, entry }: Save): Keeping {
  return writeText(shelf, SAVE_PREFIX + id, JSON.stringify(entry));
}

/** False where the shelf refuses. */
export function deleteSave(shelf: Shelf | null, id: string): boolean {
  return removeText(shelf, SAVE_PREFIX + id);
}

/** Larger than that of every other. */
export function nextSaveOrder({ saves }: SaveList): number {
  return 1 + Math.max(0, ...saves.map(({ entry }) => entry.order));
}

/** The game with its history; with its position alone where the history cannot be read; null where nothing can. */
export async function readSave<Position>(
  game: Game<Position>,
  { history, notation }: SaveEntry,
  breathe: Breathe,
): Promise<{ readonly history: History<Position>; readonly whole: boolean } | null> {
  const entry = v.safeParse(historySchema, history, { abortEarly: true });
  const read = entry.success ? await readHistory(game, entry.output, breathe) : null;
  if (read?.ok) return { history: read.value, whole: true };
  const position = game.parse(notation);
  return position.ok ? { history: startHistory(position.value), whole: false } : null;
}
