// Keeps the own game. What cannot be read costs the user nothing but the keeping itself.
import * as v from 'valibot';
import type { Game } from '../../movement/game.ts';
import { type Keeping, parseJson, readText, type Shelf, writeText } from './shelf.ts';

export type KeptGame<Position> =
  | { readonly kind: 'none' | 'broken' | 'foreign' | 'refused' }
  | { readonly kind: 'game'; readonly position: Position };

const GAME_KEY = 'sendas.game';
/** What could not be read is put aside here, so that saving anew does not destroy it. */
const ASIDE_KEY = 'sendas.game.unreadable';

const VERSION = 1;
export const keptGameSchema = v.object({ version: v.literal(VERSION), game: v.string(), notation: v.string() });
export type KeptEntry = v.InferOutput<typeof keptGameSchema>;

export function readGame<Position>(shelf: Shelf | null, game: Game<Position>): KeptGame<Position> {
  const stored = readText(shelf, GAME_KEY);
  if (stored === 'refused') return { kind: 'refused' };
  if (stored.text === null) return { kind: 'none' };
  const kept = v.safeParse(keptGameSchema, parseJson(stored.text));
  const foreign = kept.success && kept.output.game !== game.id;
  const position = kept.success && !foreign ? game.parse(kept.output.notation) : null;
  if (position?.ok) return { kind: 'game', position: position.value };
  writeText(shelf, ASIDE_KEY, stored.text);
  return { kind: foreign ? 'foreign' : 'broken' };
}

export function keptEntry<Position>(game: Game<Position>, position: Position): KeptEntry {
  return { version: VERSION, game: game.id, notation: game.format(position) };
}

export function keepGame<Position>(shelf: Shelf | null, game: Game<Position>, position: Position): Keeping {
  return writeText(shelf, GAME_KEY, JSON.stringify(keptEntry(game, position)));
}
