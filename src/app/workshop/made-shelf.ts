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
  /**
   * Why the whole record cannot be read: `broken`, and put aside when the next one is kept, or of a `newer` version of
   * the page, and left alone.
   */
  readonly trouble: 'broken' | 'newer' | null;
}

export function readMade(shelf: Shelf | null, game: string): MadeList {
  const kept = readText(shelf, madeKey(game));
  const read = v.safeParse(shelfSchema, parseJson(kept ?? ''));
  const all = (read.success ? read.output.items : []).map((one) => ({ one, item: v.safeParse(itemSchema, one) }));
  return {
    items: all.flatMap(({ item }) => (item.success ? [item.output] : [])),
    unreadable: all.flatMap(({ one, item }) => (item.success ? [] : [one])),
    trouble: kept === null || read.success ? null : isOfNewer(kept, VERSION) ? 'newer' : 'broken',
  };
}

/** What became of a change, and the list as it stands after it. */
export interface MadeChange {
  readonly keeping: Keeping;
  readonly list: MadeList;
}

/** At its place where it is there already, else before all others. */
export function keepMade(shelf: Shelf | null, game: string, item: MadeItem): MadeChange {
  const list = readMade(shelf, game);
  const { items, unreadable } = list;
  const isNew = items.every(({ id }) => id !== item.id);
  if (isNew && items.length + unreadable.length >= MOST) return { keeping: 'full', list };
  const next = isNew ? [item, ...items] : items.map((one) => (one.id === item.id ? item : one));
  return change(shelf, game, list, next);
}

export function dropMade(shelf: Shelf | null, game: string, id: string): Keeping {
  const list = readMade(shelf, game);
  const next = list.items.filter((one) => one.id !== id);
  return change(shelf, game, list, next).keeping;
}

function change(shelf: Shelf | null, game: string, list: MadeList, items: readonly MadeItem[]): MadeChange {
  const { unreadable, trouble } = list;
  if (trouble === 'newer') return { keeping: 'refused', list };
  if (trouble === 'broken' && !putAside(shelf, madeKey(game))) return { keeping: 'full', list };
  const record = JSON.stringify({ version: VERSION, items: [...items, ...unreadable] });
  const keeping = writeText(shelf, madeKey(game), record);
  return { keeping, list: keeping === 'kept' ? { items, unreadable, trouble: null } : list };
}
