// The texts of the help: the rules by id, the points with two readings, and the cards.
import { createTranslator } from './i18n.ts';
import type { NounFormer } from './nouns.ts';
import type { CardHelp, HelpWords, RuleHelp, RulingHelp, Words } from './words.ts';

/** The texts of the help: every rule, ruling and card in words. */
export interface Help {
  /** Title of a section of the rule list. */
  section(id: string): string;
  /** A rule by its id, such as `R11`. Its text may name other rules by theirs. */
  rule(id: string): RuleHelp;
  /** A point with two readings, as a switch shows it. Rules name it by its title. */
  ruling(id: string): RulingHelp;
  card(id: string): CardHelp;
}

export function createHelp(language: string, words: Words, help: HelpWords, nouns: NounFormer): Help {
  const { sections, rules, rulings, cards } = help;
  const { translate } = createTranslator(
    language,
    { ...words, ui: {}, game: { sections, rules, rulings, cards } },
    nouns,
  );
  // A text names a card by its id, {{fear-fire-foes, name}}, so that every card's name stands in one place.
  const named = Object.fromEntries(Object.keys(words.names.cards).map((id) => [id, { kind: 'card', id } as const]));
  const say = (key: string): string => translate('game', key, named);

  return {
    section: (id) => say(`sections.${id}`),
    rule: (id) => ({ title: say(`rules.${id}.title`), text: say(`rules.${id}.text`) }),
    ruling: (id) => ({
      title: say(`rulings.${id}.title`),
      question: say(`rulings.${id}.question`),
      default: say(`rulings.${id}.default`),
      other: say(`rulings.${id}.other`),
      why: say(`rulings.${id}.why`),
    }),
    card: (id) => ({
      when: say(`cards.${id}.when`),
      what: say(`cards.${id}.what`),
      ...(cards[id]?.afterwards === undefined ? {} : { afterwards: say(`cards.${id}.afterwards`) }),
    }),
  };
}
