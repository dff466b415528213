// Facts into nouns of one language. Picks among the stored forms and counts figures; derives nothing.
import { invariant, present } from '../base/assert.ts';
import type { Fact } from '../movement/message.ts';
import type { Names, Noun, NounForm, Nouns, Words } from './words.ts';

export type NounFact = Exclude<Fact, { kind: 'number' | 'notation' }>;
type OneKind = Extract<NounFact, { id: string }>['kind'];
type ManyKind = Extract<NounFact, { ids: readonly string[] }>['kind'];

const SINGULAR: Readonly<Record<ManyKind, OneKind>> = { regions: 'region', figures: 'figure', nations: 'nation' };

const TABLES: Readonly<Partial<Record<OneKind, keyof Names>>> = {
  region: 'regions',
  figure: 'figures',
  side: 'sides',
  nation: 'nations',
  card: 'cards',
};

export interface NounFormer {
  /** One stored form of the noun of a fact. */
  form(fact: NounFact, form: NounForm): string;
  /** The nouns of a fact in running text: «Legolas, Gimli y dos Nazgûl». */
  list(fact: NounFact, type: Intl.ListFormatType): string;
  /** Figures side by side in few letters, as in the notes of a game: «Gandalf el Gris + Pippin». */
  joined(fact: NounFact): string;
  /** What decides between singular and plural of the verb. */
  count(fact: NounFact): number;
}

/**
 * Finds a noun. Interchangeable figures share one: their ids are its id with a number behind,
 * such as `nazgul-3`.
 */
export function findNoun(nouns: Nouns, id: string): Noun {
  return present(nouns[id] ?? nouns[sharedId(id)], `noun of ${id}`);
}

function sharedId(id: string): string {
  return id.replace(/-\d+$/, '');
}

const listFormats = new Map<string, Intl.ListFormat>();

export function joinWords(locale: string, items: readonly string[], type: Intl.ListFormatType): string {
  const key = `${locale} ${type}`;
  // Making one takes longer than a whole list; the page words every region at each step.
  const format = listFormats.get(key) ?? new Intl.ListFormat(locale, { type });
  listFormats.set(key, format);
  return format.format(items);
}

export function createNounFormer(words: Words): NounFormer {
  const find = (kind: OneKind, id: string): Noun =>
    findNoun(words.names[present(TABLES[kind], `nouns of kind ${kind}`)], id);

  const formOf = (noun: Noun, form: NounForm): string => present(noun[form], `form "${form}" of "${noun.name}"`);

  const nounsOf = (fact: NounFact): readonly Noun[] =>
    'ids' in fact ? fact.ids.map((id) => find(SINGULAR[fact.kind], id)) : [find(fact.kind, fact.id)];

  return {
    form(fact, form) {
      invariant(!('ids' in fact), `a list of ${fact.kind} has no form "${form}": use "list" in the template`);
      return formOf(find(fact.kind, fact.id), form);
    },
    list(fact, type) {
      const items = countEqual(nounsOf(fact)).map(([noun, count]) =>
        noun.counted ? counted(noun, count) : formOf(noun, words.runningForm),
      );
      return joinWords(words.locale, items, type);
    },
    joined(fact) {
      return countEqual(nounsOf(fact))
        .map(([noun, count]) => (count > 1 ? counted(noun, count) : briefly(noun, Object.values(words.names.figures))))
        .join(' + ');
    },
    count(fact) {
      const nouns = nounsOf(fact);
      return nouns.length === 1 && nouns[0]?.plural ? 2 : nouns.length;
    },
  };
}

function counted(noun: Noun, count: number): string {
  return present(noun.counted?.[count - 1], `${count} of "${noun.name}" in words`);
}

/** The short name, unless it might as well be another's. */
function briefly({ name, short }: Noun, all: readonly Noun[]): string {
  return short !== undefined && all.filter((other) => other.short === short).length === 1 ? short : name;
}

/** The same nouns once each, in order of first mention, with how often they came. */
function countEqual(nouns: readonly Noun[]): readonly (readonly [Noun, number])[] {
  const counts = new Map<Noun, number>();
  for (const noun of nouns) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  return [...counts];
}
