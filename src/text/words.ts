// The shape of one language's words for one game, as the locale files hold them.

/** The forms of a noun. Each is stored whole in the locale; the code derives none. */
export const NOUN_FORMS = ['name', 'full', 'de', 'a', 'en', 'the', 'short', 'original'] as const;
export type NounForm = (typeof NOUN_FORMS)[number];

export interface Noun {
  /** Bare, for lists, buttons and the map. */
  readonly name: string;
  /** Spanish: with its article, and after the prepositions that may contract with it. */
  readonly full?: string;
  readonly de?: string;
  readonly a?: string;
  readonly en?: string;
  /** English: as it stands in running text, with an article where it takes one. */
  readonly the?: string;
  /** For tight places. */
  readonly short?: string;
  readonly initials?: string;
  /** The name printed on the English component. */
  readonly original?: string;
  /** The name broken into lines for the map. */
  readonly lines?: readonly string[];
  /** Further names under which people look for it. */
  readonly aliases?: readonly string[];
  /** Of interchangeable figures: one of them, two of them, and so on. */
  readonly counted?: readonly string[];
  /** The verb takes its plural although the figure is one. */
  readonly plural?: boolean;
}

export type Nouns = Readonly<Record<string, Noun>>;

/** The part that a search also wants of the languages that are not on show. */
export interface Names {
  readonly regions: Nouns;
  readonly figures: Nouns;
  readonly sides: Nouns;
  readonly nations: Nouns;
  readonly settlements: Nouns;
  readonly cards: Nouns;
}

export interface Sentences {
  readonly [key: string]: string | Sentences;
}

export interface Words {
  /** For lists and capitals, as `Intl` names it. */
  readonly locale: string;
  readonly names: Names;
  /** Names of ranges, waters, rivers and lands on the map. */
  readonly places: Readonly<Record<string, string>>;
  /** The form that a noun has in running text. */
  readonly runningForm: 'full' | 'the';
  readonly ui: Sentences;
  readonly game: Sentences;
}
