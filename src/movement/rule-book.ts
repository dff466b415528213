// What a game tells about its rules to those who open the help. The words are in the locales, by the ids named here.
import type { GroupMove } from './game.ts';

/** A rule at work: a position, figures, and a region to ask about. */
export interface RuleExample {
  readonly notation: string;
  /** Id of the action under way; null for the one that the figures take of themselves. */
  readonly action: string | null;
  /** Moves that the action has made already; they stand in the order in which they were made. */
  readonly moves: readonly GroupMove[];
  readonly figures: readonly string[];
  readonly region: string;
  /** Key of the message among the answer's that the example is about; null where it is that they may go. */
  readonly shows: string | null;
}

export interface RuleBook {
  readonly sections: readonly { readonly id: string; readonly rules: readonly string[] }[];
  /** Page or pages of the printed rules, such as `24–25`; null where none is known. */
  pageOf(rule: string): string | null;
  /** Null for rules that judge no move. */
  exampleOf(rule: string): RuleExample | null;
  readonly rulings: readonly string[];
  readonly cards: readonly string[];
}
