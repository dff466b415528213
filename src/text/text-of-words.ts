// Puts the parts of the words room together for one language whose words are at hand.
import { present } from '../base/assert.ts';
import type { InputIssue } from '../movement/game.ts';
import { createTranslator } from './i18n.ts';
import { createSentence, nounCount } from './messages.ts';
import { createNounFormer, findNoun, joinWords } from './nouns.ts';
import type { Language, Text } from './text.ts';
import type { HelpWords, Names, Noun, Words } from './words.ts';

export function textOfWords(
  language: Language,
  words: Words,
  others: { readonly known: readonly Names[]; readonly load: () => Promise<readonly Names[]> },
  loadHelpWords: () => Promise<HelpWords>,
): Text {
  const { names, locale } = words;
  const nouns = createNounFormer(words);
  const { translate, add } = createTranslator(language, words, nouns);
  const figure = (id: string): Noun => findNoun(names.figures, id);
  let searched: readonly Names[] = [names, ...others.known];

  const issue = ({ code, nearest = [], why, found, about }: InputIssue): string => {
    if (why !== undefined) return translate('game', `issues.${code}.${why}`, {});
    if (nearest.length > 0) {
      return translate('game', `issues.${code}Nearest`, { nearest: joinWords(locale, nearest, 'disjunction') });
    }
    if (found !== undefined && about !== undefined) return translate('game', `issues.${code}About`, { found, about });
    if (found !== undefined) return translate('game', `issues.${code}Found`, { found });
    return translate('game', `issues.${code}`, {});
  };

  return {
    language,
    add,
    ui(key, facts = {}) {
      const given = typeof facts.count === 'number' ? facts.count : undefined;
      return translate('ui', key, facts, nounCount(facts, nouns) ?? given);
    },
    sentence: createSentence(locale, translate, nouns),
    issue,
    region: (id) => findNoun(names.regions, id).name,
    figure: (id) => figure(id).name,
    figureShort: (id) => figure(id).short ?? figure(id).name,
    initials: (id) => present(figure(id).initials, `initials of ${id}`),
    nation: (id) => findNoun(names.nations, id).name,
    side: (id) => findNoun(names.sides, id).name,
    settlement: (id) => findNoun(names.settlements, id).name,
    card: (id) => findNoun(names.cards, id).name,
    place: (id) => present(words.places[id], `name of the place ${id}`),
    scenario: (id) => translate('game', `scenarios.${id}`, {}),
    list: (items, kind = 'all') => joinWords(locale, items, kind === 'all' ? 'conjunction' : 'disjunction'),
    regionLines(id) {
      const noun = findNoun(names.regions, id);
      return noun.lines ?? [noun.name];
    },
    searchTerms(kind, id) {
      const table = kind === 'region' ? 'regions' : 'figures';
      return [...new Set(searched.flatMap((one) => termsOf(findNoun(one[table], id))))];
    },
    async loadOtherNames() {
      searched = [names, ...(await others.load())];
    },
    async loadHelp() {
      const [{ createHelp }, help] = await Promise.all([import('./help.ts'), loadHelpWords()]);
      return createHelp(language, words, help, nouns);
    },
  };
}

function termsOf({ name, short, aliases = [] }: Noun): readonly string[] {
  return [name, ...(short === undefined ? [] : [short]), ...aliases];
}
