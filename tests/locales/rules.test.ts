// The help explains every rule, every point with two readings and every card, in both languages.
import { describe, expect, it } from 'vitest';
import { pageOf, RULE_SECTIONS, type RuleId } from '../../src/games/war-of-the-ring/rule-list.ts';
import { CARD_RULES } from '../../src/games/war-of-the-ring/rules/cards.ts';
import { CARDS, RULINGS } from '../../src/games/war-of-the-ring/vocabulary.ts';
import { createText } from '../../src/text/create-text.ts';
import { createTextSync, LANGUAGES } from '../../src/text/index.ts';
import { help as helpEn } from '../../src/text/words/war-of-the-ring/help-en.ts';
import { help as helpEs } from '../../src/text/words/war-of-the-ring/help-es.ts';

const WORDS = { es: helpEs, en: helpEn };
const RULES: readonly RuleId[] = RULE_SECTIONS.flatMap(({ rules }) => rules);
const ALL_62 = Array.from({ length: 62 }, (_, index) => `R${index + 1}`);

/** Points that the sources dispute, and where the rules speak of them. */
const DISPUTED = [
  ['stop-at-besieged-shadow-stronghold', 'R31'],
  ['event-lets-leave-siege', 'R36'],
  ['gandalf-white-enters-despite-enemy', 'R46'],
  ['nazgul-leave-siege', 'R57'],
  ['declare-inside-mordor', 'R56'],
  ['mouth-walks-through-strongholds', 'R58'],
] as const;

const helps = {
  es: createTextSync('es', 'war-of-the-ring').help(),
  en: createTextSync('en', 'war-of-the-ring').help(),
};

function textsOf(language: 'es' | 'en'): readonly (readonly [string, string])[] {
  const help = helps[language];
  return [
    ...RULES.map((id) => [id, help.rule(id).text] as const),
    ...RULINGS.flatMap((id) => {
      const { question, default: usual, other, why } = help.ruling(id);
      return [question, usual, other, why].map((text) => [id, text] as const);
    }),
    ...CARDS.flatMap((id) => {
      const { when, what, afterwards } = help.card(id);
      return [when, what, ...(afterwards === undefined ? [] : [afterwards])].map((text) => [id, text] as const);
    }),
  ];
}

function titlesOf(language: 'es' | 'en'): readonly string[] {
  const help = helps[language];
  return [...RULES.map((id) => help.rule(id).title), ...RULINGS.map((id) => help.ruling(id).title)];
}

const wordCount = (text: string) => text.split(/\s+/).length;
const sorted = (ids: readonly string[]) => [...ids].sort();

describe('the list of rules', () => {
  it('has each of the 62 in exactly one section', () => {
    expect(sorted(RULES)).toEqual(sorted(ALL_62));
  });

  it.each([
    ['R1', '24'],
    ['R13', '24'],
    ['R14', '24–25'],
    ['R20', '24–25'],
    ['R21', '10'],
    ['R23', '27'],
    ['R29', '11, 32'],
    ['R34', '39'],
    ['R48', '34'],
    ['R52', '24, 31'],
    ['R53', '8, 10, 30'],
    ['R59', '20–21'],
    ['R62', '45–46'],
  ] as const)('has %s on page %s', (rule, page) => {
    expect(pageOf(rule)).toBe(page);
  });

  it('names no page for what is inferred, disputed or printed on a card', () => {
    expect(RULES.filter((rule) => pageOf(rule) === null).sort()).toEqual(
      sorted(
        ['R22', 'R26', 'R27', 'R28', 'R31', 'R32', 'R35', 'R37', 'R38', 'R40', 'R41', 'R42'].concat([
          'R43',
          'R44',
          'R45',
          'R46',
          'R47',
          'R49',
          'R57',
          'R58',
          'R60',
        ]),
      ),
    );
  });
});

describe.each(LANGUAGES)('the help in %s', (language) => {
  const help = helps[language];
  const words = WORDS[language];

  it('has all rules, sections, rulings and cards, and no others', () => {
    expect(sorted(Object.keys(words.rules))).toEqual(sorted(ALL_62));
    expect(sorted(Object.keys(words.sections))).toEqual(sorted(RULE_SECTIONS.map(({ id }) => id)));
    expect(sorted(Object.keys(words.rulings))).toEqual(sorted(RULINGS));
    expect(sorted(Object.keys(words.cards))).toEqual(sorted(CARDS));
  });

  it('heads every section with a title of its own', () => {
    const titles = RULE_SECTIONS.map(({ id }) => help.section(id));
    expect(new Set(titles).size).toBe(12);
    for (const title of titles) expect(title).toMatch(/^\p{Lu}.*[\p{L}]$/u);
  });

  it('gives every rule and ruling a title of two to six words, unlike any other', () => {
    const titles = titlesOf(language);
    expect(titles.filter((title) => wordCount(title) < 2 || wordCount(title) > 6)).toEqual([]);
    expect(titles.filter((title) => !/^\p{Lu}[^.{}]*[\p{L}\d]$/u.test(title))).toEqual([]);
    expect(new Set(RULES.map((id) => help.rule(id).title)).size).toBe(62);
  });

  it('speaks in whole sentences of a sane length', () => {
    const texts = textsOf(language);
    expect(texts.filter(([, text]) => !/^[«“¿¡]*\p{Lu}[^{}_]*[.?]$/u.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => text.length < 15 || text.length > 420)).toEqual([]);
    const sentences = texts.map(([id, text]) => [id, text.split(/[.?:]\s/).length] as const);
    expect(sentences.filter(([, count]) => count > 5)).toEqual([]);
  });

  it('quotes with the marks of the language', () => {
    const marks = language === 'es' ? /["'“”‘’]/ : /["'«»]/;
    expect(textsOf(language).filter(([, text]) => marks.test(text))).toEqual([]);
  });

  it('points only at rules that exist, and never at itself', () => {
    for (const [id, text] of textsOf(language)) {
      const named = [...text.matchAll(/\bR\d+\b/g)].map(([rule]) => rule);
      expect(named.filter((rule) => !ALL_62.includes(rule) || rule === id)).toEqual([]);
    }
    expect(help.rule('R11').text).toContain('R27');
  });

  it.each(DISPUTED)('names the switch of %s where %s speaks of it', (ruling, rule) => {
    const { title } = help.ruling(ruling);
    expect(help.rule(rule).text).toContain(language === 'es' ? `«${title}»` : `“${title}”`);
  });

  it('answers the two sides of a switch with yes and no', () => {
    const yesAndNo = language === 'es' ? ['No:', 'Sí:'] : ['No:', 'Yes:'];
    for (const id of RULINGS) {
      const ruling = help.ruling(id);
      const answers = [ruling.default, ruling.other].map((answer) => answer.split(' ')[0]);
      expect(answers.sort()).toEqual(yesAndNo);
      expect(ruling.question.endsWith('?')).toBe(true);
    }
  });

  it('says what a card does afterwards wherever the game follows it', () => {
    const followed = CARDS.filter((id) => CARD_RULES[id].afterwards !== null);
    expect(followed).toEqual(['there-and-back-again', 'the-book-of-mazarbul', 'fear-fire-foes']);
    expect(followed.filter((id) => help.card(id).afterwards === undefined)).toEqual([]);
    expect(help.card('we-prove-the-swifter').afterwards).toBeUndefined();
  });

  it('is the same for the page, which fetches it only when asked', async () => {
    const text = await createText(language, 'war-of-the-ring');
    const fetched = await text.loadHelp();
    expect(RULES.map((id) => fetched.rule(id))).toEqual(RULES.map((id) => help.rule(id)));
    expect(fetched.ruling('nazgul-leave-siege')).toEqual(help.ruling('nazgul-leave-siege'));
    expect(fetched.card('gwaihir-the-windlord')).toEqual(help.card('gwaihir-the-windlord'));
  });
});

describe('the two languages', () => {
  it('share no sentence and no title', () => {
    const spanish = new Set([...textsOf('es').map(([, text]) => text), ...titlesOf('es')]);
    const english = [...textsOf('en').map(([, text]) => text), ...titlesOf('en')];
    expect(english.filter((text) => spanish.has(text))).toEqual([]);
  });

  it('name the same rules in each text', () => {
    const named = (language: 'es' | 'en') =>
      textsOf(language).map(([id, text]) => [id, ...sorted(text.match(/\bR\d+\b/g) ?? [])].join(' '));
    expect(named('es')).toEqual(named('en'));
  });

  it('name a card as each language does', () => {
    expect(helps.es.rule('R37').text).toContain('«¡Miedo! ¡Fuego! ¡Enemigos!» (Fear! Fire! Foes!)');
    expect(helps.en.rule('R37').text).toContain('“Fear! Fire! Foes!”');
  });
});
