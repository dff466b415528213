// The rules of War of the Ring as a book: what the help shows, in its order. Fetched with the help.
import type { RuleBook } from '../../movement/rule-book.ts';
import { RULE_EXAMPLES } from './help-examples.ts';
import { pageOf, RULE_SECTIONS, type RuleId } from './rule-list.ts';
import { CARDS, RULINGS } from './vocabulary.ts';

export const RULE_BOOK: RuleBook = {
  sections: RULE_SECTIONS,
  pageOf: (rule) => pageOf(rule as RuleId),
  exampleOf: (rule) => RULE_EXAMPLES[rule as RuleId] ?? null,
  rulings: RULINGS,
  cards: CARDS,
};
