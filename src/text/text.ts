// What the words room gives: messages, names and sentences of the page in one language.
import type { InputIssue } from '../movement/game.ts';
import type { Fact, Message } from '../movement/message.ts';
import type { Help } from './help.ts';
import type { Sentences } from './words.ts';

/** Spanish first, then English. */
export const LANGUAGES = ['es', 'en'] as const;
/** A language that the words are there in. */
export type Language = (typeof LANGUAGES)[number];

/** A message in words: the sentence, where the rule stands, and the parts of a joint cause. */
export interface Sentence {
  readonly text: string;
  /** Such as «Regla R11 · reglamento, pág. 24»; null where nothing is cited. */
  readonly citation: string | null;
  /** Ids of the rules that the citation names, such as `R11`. */
  readonly rules: readonly string[];
  readonly parts: readonly Sentence[];
}

/** The words of a game in one language. Ids that do not exist throw. */
export interface Text {
  readonly language: Language;
  /**
   * A sentence of the page's own locale `ui`; its figures, or a fact called `count`, pick the plural form. A name in it
   * that runs from right to left comes isolated (U+2068 … U+2069).
   */
  ui(key: string, facts?: Readonly<Record<string, string | number | Fact>>): string;
  /** A message of the game. */
  sentence(message: Message): Sentence;
  /** Input that cannot be taken, for people. */
  issue(issue: InputIssue): string;
  /** Bare name for lists and the map, such as «Abismo de Helm». */
  region(id: string): string;
  figure(id: string): string;
  /** Short name for tight places, such as «Gandalf». */
  figureShort(id: string): string;
  /** One or two letters. */
  initials(id: string): string;
  nation(id: string): string;
  side(id: string): string;
  settlement(id: string): string;
  card(id: string): string;
  /** Names of ranges, waters, rivers and lands on the map. */
  place(id: string): string;
  /** Name of a ready position. */
  scenario(id: string): string;
  /** A list in words: «Gandalf, Legolas y Gimli»; as a choice, «Gandalf, Legolas o Gimli». */
  list(items: readonly string[], kind?: 'all' | 'choice'): string;
  /** Name lines for the map: one, or two where the name is long. */
  regionLines(id: string): readonly string[];
  /** All that a search should find a region or figure by: names and aliases, as written. */
  searchTerms(kind: 'region' | 'figure', id: string): readonly string[];
  /** Fetches the other language's names; from then on `searchTerms` gives those as well. */
  loadOtherNames(): Promise<void>;
  /** Words for `ui` beside those that are there, such as of a part of the page that is opened later. */
  add(words: Sentences): void;
  /** Fetches the texts of the help. */
  loadHelp(): Promise<Help>;
}
