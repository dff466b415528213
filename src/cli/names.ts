// Names as people type them: ids, names and aliases of both languages, with or without accents and capitals.
import { distance } from 'fastest-levenshtein';
import type { Text } from '../text/text.ts';

/** Letters and digits alone: «Vados del Isen», `vados-del-isen` and `VADOS DEL ISEN` are the same name. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

export interface Named<Id extends string> {
  readonly id: Id;
  readonly names: readonly string[];
}

export type Found<Id extends string> =
  | { readonly ok: true; readonly id: Id }
  | { readonly ok: false; readonly nearest: readonly string[] };

const NEAREST = 3;
const COMPARED_LENGTH = 40;

/** The first thing that goes by this name, the only one whose name begins so, or the names written most like it. */
export function findByName<Id extends string>(typed: string, things: readonly Named<Id>[]): Found<Id> {
  const wanted = plain(typed);
  const match = things.find(({ id, names }) => [id, ...names].some((name) => plain(name) === wanted));
  if (match) return { ok: true, id: match.id };
  const begins = (thing: Named<Id>): boolean =>
    wanted !== '' && [thing.id, ...thing.names].some((name) => plain(name).startsWith(`${wanted} `));
  const beginning = things.filter(begins);
  const [only, second] = beginning;
  if (only && !second) return { ok: true, id: only.id };
  const start = wanted.slice(0, COMPARED_LENGTH);
  const nearest = (second ? beginning : things)
    .map((thing) => ({
      name: thing.names[0] ?? thing.id,
      letters: Math.min(...[thing.id, ...thing.names].map((name) => distance(start, plain(name)))),
    }))
    .sort((a, b) => a.letters - b.letters)
    .slice(0, NEAREST)
    .map(({ name }) => name);
  return { ok: false, nearest: [...new Set(nearest)] };
}

export function namedThings<Id extends string>(
  ids: readonly Id[],
  kind: 'region' | 'figure',
  text: Text,
  nounOf: (id: Id) => string = (id) => id,
): readonly Named<Id>[] {
  return ids.map((id) => ({ id, names: text.searchTerms(kind, nounOf(id)) }));
}
