// Messages of a game into sentences, with their citation and their parts.
import type { Citation, Fact, Message } from '../movement/message.ts';
import type { Translate } from './i18n.ts';
import { joinWords, type NounFormer } from './nouns.ts';
import type { Sentence } from './text.ts';

export function createSentence(language: string, translate: Translate, nouns: NounFormer) {
  const citation = ({ rules, page }: Citation): string => {
    const facts = { rules: joinWords(language, rules, 'conjunction'), page: page ?? '' };
    return translate('ui', `citation.${citationKey(page)}`, facts, rules.length);
  };

  return function sentence(message: Message): Sentence {
    return {
      text: translate('game', message.key, message.facts, message.count ?? figureCount(message.facts, nouns)),
      citation: message.citation === null ? null : citation(message.citation),
      parts: message.parts.map(sentence),
    };
  };
}

function citationKey(page: string | null): string {
  if (page === null) return 'rules';
  return /^\d+$/.test(page) ? 'rulesAndPage' : 'rulesAndPages';
}

/** Figures that are the subject of their sentence decide the number of its verb. */
function figureCount(facts: Message['facts'], nouns: NounFormer): number | undefined {
  const figures = Object.values(facts).find((fact: Fact) => fact.kind === 'figures');
  return figures?.kind === 'figures' ? nouns.count(figures) : undefined;
}
