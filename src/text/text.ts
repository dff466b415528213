// Messages into words of one language. The only room with i18next.
import type { Message } from '../movement/message.ts';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message in words: the sentence, where the rule stands, and the parts of a joint cause. */
export interface Sentence {
  readonly text: string;
  /** Such as «Regla R11 · reglamento, pág. 24»; null where nothing is cited. */
  readonly citation: string | null;
  readonly parts: readonly Sentence[];
}

export interface Text {
  readonly language: Language;
  /** A sentence of the page's own locale `ui`; facts are interpolated by the template. */
  ui(key: string, facts?: Readonly<Record<string, string | number>>): string;
  /** A message of the game. */
  sentence(message: Message): Sentence;
  /** Bare name for lists and the map, such as «Abismo de Helm». */
  region(id: string): string;
  figure(id: string): string;
  /** Short name for tight places, such as «Gandalf». */
  figureShort(id: string): string;
  /** One or two letters. */
  initials(id: string): string;
  nation(id: string): string;
  side(id: string): string;
  /** Names of ranges, waters, rivers and lands on the map. */
  place(id: string): string;
  /** A list in words: «Gandalf, Legolas y Gimli». */
  list(items: readonly string[]): string;
  /** Name lines for the map: one, or two where the name is long. */
  regionLines(id: string): readonly string[];
  /** All that a search should find a region or figure by, both languages and aliases. */
  searchTerms(kind: 'region' | 'figure', id: string): readonly string[];
}
