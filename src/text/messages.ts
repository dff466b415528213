// Messages of a game into sentences, with their citation and their parts.
import type { Citation, Message } from '../movement/message.ts';
import type { Translate, Value } from './i18n.ts';
import { joinWords, type NounFact, type NounFormer } from './nouns.ts';
import type { Sentence } from './text.ts';

export function createSentence(locale: string, translate: Translate, nouns: NounFormer) {
  const citation = ({ rules, page }: Citation): string => {
    const facts = { rules: joinWords(locale, rules, 'conjunction'), page: page ?? '' };
    return translate('ui', `citation.${citationKey(page)}`, facts, rules.length);
  };

  return function sentence(message: Message): Sentence {
    return {
      text: translate('game', message.key, message.facts, nounCount(message.facts, nouns) ?? message.count),
      citation: message.citation === null ? null : citation(message.citation),
      rules: message.citation?.rules ?? [],
      parts: message.parts.map(sentence),
    };
  };
}

function citationKey(page: string | null): string {
  if (page === null) return 'rules';
  return /^\d+$/.test(page) ? 'rulesAndPage' : 'rulesAndPages';
}

/** Figures, or a list of regions, decide between singular and plural before any number that is given. */
export function nounCount(facts: Readonly<Record<string, Value>>, nouns: NounFormer): number | undefined {
  const counted = Object.values(facts).find(isCounted);
  return counted && nouns.count(counted);
}

function isCounted(fact: Value): fact is NounFact {
  return typeof fact === 'object' && ('ids' in fact || fact.kind === 'figure');
}
