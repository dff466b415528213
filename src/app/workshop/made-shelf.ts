// The lessons that somebody made or was given, on the shelf: one record for each game. Each change reads what another
// tab has put there meanwhile.
import * as v from 'valibot';
import { isOfNewer, putAside } from '../keeping/put-aside.ts';
import { type Keeping, parseJson, readText, type Shelf, writeText } from '../keeping/shelf.ts';
import { draftSchema } from './draft.ts';

const VERSION = 1;
const MOST = 200;

export const madeKey = (game: string): string => `sendas.made.${game}`;

const itemSchema = v.union([
  /** Made here, and open to changes. */
  v.object({ id: v.string(), draft: draftSchema }),
  /** Taken in as it is. Checked when it is played. */
  v.object({ id: v.string(), title: v.string(), file: v.record(v.string(), v.unknown()) }),
]);
export type MadeItem = Readonly<v.InferOutput<typeof itemSchema>>;

const shelfSchema = v.object({ version: v.literal(VERSION), items: v.pipe(v.array(v.unknown()), v.maxLength(MOST)) });

export interface MadeList {
  /** The latest first. */
  readonly items: readonly MadeItem[];
  /** Those that cannot be read. They stay where they are. */
  readonly unreadable: readonly unknown[];
  /** The whole record cannot be read; it is put aside when the next one is kept. */
  readonly isBroken: boolean;
}

export function readMade(shelf: Shelf | null, game: string): MadeList {
  const kept = readText(shelf, madeKey(game));
  const read = v.safeParse(shelfSchema, parseJson(kept ?? ''));
  const all = (read.success ? read.output.items : []).map((one) => ({ one, item: v.safeParse(itemSchema, one) }));
  return {
    items: all.flatMap(({ item }) => (item.success ? [item.output] : [])),
    unreadable: all.flatMap(({ one, item }) => (item.success ? [] : [one])),
    isBroken: kept !== null && !read.success,
  };
}

/** At its place where it is there already, else before all others. */
export function keepMade(shelf: Shelf | null, game: string, item: MadeItem): Keeping {
  const { items, unreadable } = readMade(shelf, game);
  const isNew = items.every(({ id }) => id !== item.id);
  if (isNew && items.length + unreadable.length >= MOST) return 'full';
  return change(shelf, game, (items) =>
    items.some(({ id }) => id === item.id) ? items.map((one) => (one.id === item.id ? item : one)) : [item, ...items],
  );
}

export function dropMade(shelf: Shelf | null, game: string, id: string): Keeping {
  return change(shelf, game, (items) => items.filter((one) => one.id !== id));
}

function change(shelf: Shelf | null, game: string, next: (items: readonly MadeItem[]) => readonly MadeItem[]): Keeping {
  const { items, unreadable, isBroken } = readMade(shelf, game);
  if (isBroken && isOfNewer(readText(shelf, madeKey(game)), VERSION)) return 'refused';
  if (isBroken && !putAside(shelf, madeKey(game))) return 'full';
  return writeText(shelf, madeKey(game), JSON.stringify({ version: VERSION, items: [...next(items), ...unreadable] }));
}
