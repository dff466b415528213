// Messages of a game into sentences, with their citation and their parts.
import type { Citation, Fact, Message } from '../movement/message.ts';
import type { Translate, Value } from './i18n.ts';
import { joinWords, type NounFormer } from './nouns.ts';
import type { Sentence } from './text.ts';

export function createSentence(locale: string, translate: Translate, nouns: NounFormer) {
  const citation = ({ rules, page }: Citation): string => {
    const facts = { rules: joinWords(locale, rules, 'conjunction'), page: page ?? '' };
    return translate('ui', `citation.${citationKey(page)}`, facts, rules.length);
  };

  return function sentence(message: Message): Sentence {
    return {
      text: translate(
        'game',
        message.key,
        message.facts,
        listCount(Object.values(message.facts), nouns) ?? message.count,
      ),
      citation: message.citation === null ? null : citation(message.citation),
      parts: message.parts.map(sentence),
    };
  };
}

function citationKey(page: string | null): string {
  if (page === null) return 'rules';
  return /^\d+$/.test(page) ? 'rulesAndPage' : 'rulesAndPages';
}

/** A list of figures or regions decides between singular and plural, before any number of the message. */
export function listCount(facts: readonly Value[], nouns: NounFormer): number | undefined {
  const list = facts.find(isList);
  return list && nouns.count(list);
}

function isList(fact: Value): fact is Extract<Fact, { ids: readonly string[] }> {
  return typeof fact === 'object' && 'ids' in fact;
}
