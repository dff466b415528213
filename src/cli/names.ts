// Names as people type them: ids, names and aliases of both languages, with or without accents and capitals.
import { nearestOf, plainName } from '../base/nearest.ts';
import { createTextSync, LANGUAGES } from '../text/index.ts';
import type { Text } from '../text/text.ts';

/** One thing, or interchangeable ones that share their names. */
export interface Named<Id extends string> {
  readonly ids: readonly Id[];
  /** The first is the one to show. */
  readonly names: readonly string[];
  readonly aliases: readonly string[];
}

export type Found<Id extends string> =
  | { readonly ok: true; readonly ids: readonly [Id, ...Id[]] }
  | { readonly ok: false; readonly nearest: readonly string[] };

const NEAREST = 3;

function spellings({ ids, names, aliases }: Named<string>): readonly string[] {
  return [...ids, ...names, ...aliases];
}

function foundIf<Id extends string>([first, ...others]: readonly Id[] = []): Found<Id> | null {
  return first === undefined ? null : { ok: true, ids: [first, ...others] };
}

/**
 * What goes by this name: by its id, or else its name, or else an alias, or as the only one whose name begins so.
 * Otherwise the names most like it.
 */
export function findByName<Id extends string>(typed: string, things: readonly Named<Id>[]): Found<Id> {
  const wanted = plainName(typed);
  const isMeant = (name: string): boolean => plainName(name) === wanted;
  const begins = (name: string): boolean => wanted !== '' && plainName(name).startsWith(`${wanted} `);
  const beginning = things.filter((thing) => spellings(thing).some(begins));
  const found =
    foundIf(things.flatMap(({ ids }) => ids).filter(isMeant)) ??
    foundIf(things.find(({ names }) => names.some(isMeant))?.ids) ??
    foundIf(things.find(({ aliases }) => aliases.some(isMeant))?.ids) ??
    foundIf(beginning.length === 1 ? beginning[0]?.ids : []);
  if (found) return found;
  const nearest = nearestOf(typed, beginning.length > 0 ? beginning : things, spellings, NEAREST);
  return { ok: false, nearest: nearest.map(({ ids, names }) => names[0] ?? ids[0] ?? '') };
}

/** The language on show first, so that its names are the ones to show. */
function inEveryLanguage(text: Text, game: string): readonly Text[] {
  return [text, ...LANGUAGES.filter((other) => other !== text.language).map((other) => createTextSync(other, game))];
}

/** Reads the names of the things of a game. */
export function namesOf(game: string, text: Text) {
  const texts = inEveryLanguage(text, game);
  return {
    regions: <Id extends string>(ids: readonly Id[]): readonly Named<Id>[] =>
      ids.map((id) => ({
        ids: [id],
        names: texts.map((one) => one.region(id)),
        aliases: text.searchTerms('region', id),
      })),
    /** Figures with the same noun are interchangeable. */
    figures<Id extends string>(ids: readonly Id[], nounOf: (id: Id) => string): readonly Named<Id>[] {
      return [...new Set(ids.map(nounOf))].map((noun) => ({
        ids: ids.filter((id) => nounOf(id) === noun),
        names: texts.flatMap((one) => [one.figure(noun), one.figureShort(noun)]),
        aliases: text.searchTerms('figure', noun),
      }));
    },
    cards: <Id extends string>(ids: readonly Id[]): readonly Named<Id>[] =>
      ids.map((id) => ({ ids: [id], names: texts.map((one) => one.card(id)), aliases: [] })),
  };
}
