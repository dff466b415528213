// Keeps the game and the preferences in the browser. A shelf that is closed, full or holds something
// unreadable never costs the user anything but the keeping itself, and every such case has its own answer.
import * as v from 'valibot';
import type { Game } from '../../movement/game.ts';
import { LANGUAGES } from '../../text/text.ts';
import { DEFAULT_PREFERENCES, HELP_LEVELS, type Preferences, THEMES } from '../state/app-state.ts';

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export type KeptGame<Position> =
  | { readonly kind: 'none' | 'broken' | 'foreign' | 'refused' }
  | { readonly kind: 'game'; readonly position: Position };

export type Keeping = 'kept' | 'full' | 'refused';

const GAME_KEY = 'sendas.game';
/** What could not be read is put aside here, so that saving anew does not destroy it. */
const ASIDE_KEY = 'sendas.game.unreadable';
const PREFERENCES_KEY = 'sendas.preferences';

/** Own games that a linked one took the place of, the latest first. */
const FORMER_KEY = 'sendas.former';
const FORMER_KEPT = 5;

const VERSION = 1;
const keptGameSchema = v.object({ version: v.literal(VERSION), game: v.string(), notation: v.string() });

const formerSchema = v.array(keptGameSchema);

const preferencesSchema = v.object({
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_PREFERENCES.language),
  theme: v.fallback(v.picklist(THEMES), DEFAULT_PREFERENCES.theme),
  help: v.fallback(v.picklist(HELP_LEVELS), DEFAULT_PREFERENCES.help),
  shortcuts: v.fallback(v.boolean(), DEFAULT_PREFERENCES.shortcuts),
  introduced: v.fallback(v.boolean(), DEFAULT_PREFERENCES.introduced),
});

export function readGame<Position>(shelf: Shelf | null, game: Game<Position>): KeptGame<Position> {
  const stored = read(shelf, GAME_KEY);
  if (stored === 'refused') return { kind: 'refused' };
  if (stored.text === null) return { kind: 'none' };
  const kept = v.safeParse(keptGameSchema, parseJson(stored.text));
  const foreign = kept.success && kept.output.game !== game.id;
  const position = kept.success && !foreign ? game.parse(kept.output.notation) : null;
  if (position?.ok) return { kind: 'game', position: position.value };
  write(shelf, ASIDE_KEY, stored.text);
  return { kind: foreign ? 'foreign' : 'broken' };
}

export function keepGame<Position>(shelf: Shelf | null, game: Game<Position>, position: Position): Keeping {
  return write(shelf, GAME_KEY, JSON.stringify({ version: VERSION, game: game.id, notation: game.format(position) }));
}

/** Puts an own game aside before another one is saved in its place. */
export function keepFormer<Position>(shelf: Shelf | null, game: Game<Position>, position: Position): Keeping {
  const entry = { version: VERSION, game: game.id, notation: game.format(position) };
  const others = readFormerEntries(shelf).filter(({ notation }) => notation !== entry.notation);
  return write(shelf, FORMER_KEY, JSON.stringify([entry, ...others].slice(0, FORMER_KEPT)));
}

/** Own games that were put aside and can still be read, the latest first. */
export function readFormer<Position>(shelf: Shelf | null, game: Game<Position>): readonly Position[] {
  return readFormerEntries(shelf).flatMap((entry) => {
    const position = entry.game === game.id ? game.parse(entry.notation) : null;
    return position?.ok ? [position.value] : [];
  });
}

function readFormerEntries(shelf: Shelf | null): readonly v.InferOutput<typeof keptGameSchema>[] {
  const stored = read(shelf, FORMER_KEY);
  if (stored === 'refused' || stored.text === null) return [];
  const entries = v.safeParse(formerSchema, parseJson(stored.text));
  return entries.success ? entries.output : [];
}

/** Null where nothing was kept, so that the browser's own language and theme can decide. */
export function readPreferences(shelf: Shelf | null): Preferences | null {
  const stored = read(shelf, PREFERENCES_KEY);
  if (stored === 'refused' || stored.text === null) return null;
  const kept = v.safeParse(preferencesSchema, parseJson(stored.text));
  return kept.success ? kept.output : null;
}

export function keepPreferences(shelf: Shelf | null, preferences: Preferences): Keeping {
  return write(shelf, PREFERENCES_KEY, JSON.stringify(preferences));
}

/** The browser's own shelf; null where even asking for it is refused. */
export function browserShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function read(shelf: Shelf | null, key: string): { readonly text: string | null } | 'refused' {
  if (shelf === null) return 'refused';
  try {
    return { text: shelf.getItem(key) };
  } catch {
    return 'refused';
  }
}

function write(shelf: Shelf | null, key: string, text: string): Keeping {
  if (shelf === null) return 'refused';
  try {
    shelf.setItem(key, text);
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
