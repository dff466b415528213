// Own games that another one took the place of. They are few and the latest come first.
import * as v from 'valibot';
import type { Game } from '../../movement/game.ts';
import { type KeptEntry, keptEntry, keptGameSchema } from './kept-game.ts';
import { type Keeping, parseJson, readText, type Shelf, writeText } from './shelf.ts';

const FORMER_KEY = 'sendas.former';
const MOST_KEPT = 5;

export function keepFormer<Position>(shelf: Shelf | null, game: Game<Position>, position: Position): Keeping {
  const entry = keptEntry(game, position);
  const others = readEntries(shelf).filter(({ notation }) => notation !== entry.notation);
  return writeText(shelf, FORMER_KEY, JSON.stringify([entry, ...others].slice(0, MOST_KEPT)));
}

/** Those that can still be read. */
export function readFormer<Position>(shelf: Shelf | null, game: Game<Position>): readonly Position[] {
  return readEntries(shelf).flatMap((entry) => {
    const position = entry.game === game.id ? game.parse(entry.notation) : null;
    return position?.ok ? [position.value] : [];
  });
}

function readEntries(shelf: Shelf | null): readonly KeptEntry[] {
  const stored = readText(shelf, FORMER_KEY);
  if (stored === 'refused' || stored.text === null) return [];
  const entries = v.safeParse(v.array(keptGameSchema), parseJson(stored.text));
  return entries.success ? entries.output : [];
}
