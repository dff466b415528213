// The shape of one language's words for one game, as the locale files hold them.

/** In the built page words may still be on their way when their module is there: `await` them. */
export type Coming<T> = T | Promise<T>;

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

export type RuleHelp = { readonly title: string; readonly text: string };

export type RulingHelp = {
  /** Short, for the switch and for the rules that name it. */
  readonly title: string;
  readonly question: string;
  /** What each position of the switch means. */
  readonly default: string;
  readonly other: string;
  /** Why the rules leave it open. */
  readonly why: string;
};

export type CardHelp = {
  /** When the card may be played. */
  readonly when: string;
  /** What it moves, and how. */
  readonly what: string;
  /** What it does once all have moved; left out where it does nothing more. */
  readonly afterwards?: string;
};

/** Fetched only when somebody opens the help. */
export interface HelpWords {
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, RuleHelp>>;
  readonly rulings: Readonly<Record<string, RulingHelp>>;
  readonly cards: Readonly<Record<string, CardHelp>>;
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
