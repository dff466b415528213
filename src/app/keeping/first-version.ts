// Games as the first version of the page kept them: a position without its history, and those that it took the place
// of. They become running games like the others.
import * as v from 'valibot';
import type { Game } from '../../movement/game.ts';
import { startHistory } from '../state/history.ts';
import { FIRST_KEY, LATEST_KEY } from './kept-head.ts';
import { timeSchema } from './run-entry.ts';
import { putAside } from './runs.ts';
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
  const own = entries.success ? entries.output.filter((entry) => entry.game === game.id) : [];
  // The latest came first; they are moved in the order in which they were played.
  const moved = own.toReversed().map(({ notation, time }) => {
    const position = game.parse(notation);
    return !position.ok || move({ ...sources, now: () => time ?? now() }, position.value);
  });
  if (!entries.success) putAside(shelf, FORMER_KEY);
  else if (moved.every(Boolean)) removeText(shelf, FORMER_KEY);
}

function move<Position>(sources: WriterSources<Position>, position: Game<Position>['start']): boolean {
  return createRunWriter(sources).write(startHistory(position)) === 'kept';
}
