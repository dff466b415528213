// What a game wants said, without words: a key of the locales and facts by their kind.

/** A fact in a message. The kind tells the words room which noun or number form to use. */
export type Fact =
  | { readonly kind: 'region' | 'figure' | 'side' | 'nation' | 'card' | 'ruling'; readonly id: string }
  | { readonly kind: 'regions' | 'figures' | 'nations'; readonly ids: readonly string[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'notation'; readonly text: string };

/** Where a rule is written down. */
export interface Citation {
  /** Rule ids in the game's own list, such as `R11`. */
  readonly rules: readonly string[];
  /** Pages of the rulebook where the rule list gives them, such as `24`, `24–25` or `24, 31`; null where it gives none. */
  readonly page: string | null;
}

/** A sentence without words: which one, its facts, the rule behind it. */
export interface Message {
  /** Key below the game's namespace in the locales, such as `reasons.tooFar`. */
  readonly key: string;
  readonly facts: Readonly<Record<string, Fact>>;
  /** The number that picks the plural form, where the sentence has one. */
  readonly count?: number;
  readonly citation: Citation | null;
  /** The parts of a joint cause, to be listed below the sentence. */
  readonly parts: readonly Message[];
}
