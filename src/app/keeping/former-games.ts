// Own games that another one took the place of. They are few and the latest come first.
import * as v from 'valibot';
import type { Game } from '../../movement/game.ts';
import { keptEntry, keptGameSchema } from './kept-game.ts';
import { type Keeping, parseJson, readText, type Shelf, writeText } from './shelf.ts';

const FORMER_KEY = 'sendas.former';
const MOST_KEPT = 5;

/** A time that a date can be made of; entries of before have none. */
const timeSchema = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15))), undefined);
const formerSchema = v.object({ ...keptGameSchema.entries, time: timeSchema });
type FormerEntry = v.InferOutput<typeof formerSchema>;

export interface FormerGame<Position> {
  readonly position: Position;
  /** When another game took its place, in milliseconds; null where that is not known. */
  readonly time: number | null;
}

export function keepFormer<Position>(
  shelf: Shelf | null,
  game: Game<Position>,
  position: Position,
  time: number,
): Keeping {
  const entry = { ...keptEntry(game, position), time };
  const others = readEntries(shelf).filter(({ notation }) => notation !== entry.notation);
  return writeText(shelf, FORMER_KEY, JSON.stringify([entry, ...others].slice(0, MOST_KEPT)));
}

/** Those that can still be read. */
export function readFormer<Position>(shelf: Shelf | null, game: Game<Position>): readonly FormerGame<Position>[] {
  return readEntries(shelf).flatMap((entry) => {
    const position = entry.game === game.id ? game.parse(entry.notation) : null;
    return position?.ok ? [{ position: position.value, time: entry.time ?? null }] : [];
  });
}

function readEntries(shelf: Shelf | null): readonly FormerEntry[] {
  const stored = readText(shelf, FORMER_KEY);
  if (stored === 'refused' || stored.text === null) return [];
  const entries = v.safeParse(v.array(formerSchema), parseJson(stored.text));
  return entries.success ? entries.output : [];
}
