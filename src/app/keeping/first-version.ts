// Games as the first version of the page kept them: a position without its history, and those that it took the place
// of. They become running games like the others.
import * as v from 'valibot';
import type { Game } from '../../movement/game.ts';
import { startHistory } from '../state/history.ts';
import { FIRST_KEY, LATEST_KEY } from './kept-head.ts';
import { putAside } from './put-aside.ts';
import { timeSchema } from './run-entry.ts';
import { parseJson, readText, writeText } from './shelf.ts';
import { removeText } from './shelf-keys.ts';
import { createRunWriter, type WriterSources } from './write-run.ts';

const FORMER_KEY = 'sendas.former';

const gameSchema = v.object({ version: v.literal(1), game: v.string(), notation: v.string() });
const formerSchema = v.object({ ...gameSchema.entries, time: v.fallback(v.optional(timeSchema), undefined) });

/** What could not be read is put aside. Where the shelf refuses, all stays as it is. */
export function moveFirstGames<Position>(
  sources: WriterSources<Position>,
): 'kept' | 'storageBroken' | 'storageForeign' {
  const { shelf, game } = sources;
  const latest = readText(shelf, LATEST_KEY);
  moveFormer(sources);
  const stored = readText(shelf, FIRST_KEY);
  const entry = stored === null ? null : v.safeParse(gameSchema, parseJson(stored));
  const position = entry?.success && entry.output.game === game.id ? game.parse(entry.output.notation) : null;
  if (entry !== null && !position?.ok) putAside(shelf, FIRST_KEY);
  else if (position?.ok && move(sources, position.value)) removeText(shelf, FIRST_KEY);
  // A page that is older than this one may have written it, beside a game that goes on here.
  if (latest !== null) writeText(shelf, LATEST_KEY, latest);
  if (entry === null || position?.ok) return 'kept';
  return entry.success && entry.output.game !== game.id ? 'storageForeign' : 'storageBroken';
}

function moveFormer<Position>(sources: WriterSources<Position>): void {
  const { shelf, game, now } = sources;
  const stored = readText(shelf, FORMER_KEY);
  if (stored === null) return;
  const entries = v.safeParse(v.array(formerSchema), parseJson(stored));
  // The latest came first; they are moved in the order in which they were played.
  const all = entries.success ? entries.output.toReversed() : [];
  const readable = all.flatMap(({ game: id, notation, time }) => {
    const position = id === game.id ? game.parse(notation) : null;
    return position?.ok ? [{ position: position.value, time }] : [];
  });
  const areMoved = readable.map(({ position, time }) => move({ ...sources, now: () => time ?? now() }, position));
  if (!areMoved.every(Boolean)) return;
  if (entries.success && readable.length === all.length) removeText(shelf, FORMER_KEY);
  else putAside(shelf, FORMER_KEY);
}

function move<Position>(sources: WriterSources<Position>, position: Game<Position>['start']): boolean {
  return createRunWriter(sources).write(startHistory(position)) === 'kept';
}
