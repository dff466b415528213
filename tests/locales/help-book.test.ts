// The book of this game's rules, as the help shows it: whole, and with its references leading somewhere.
import { describe, expect, it } from 'vitest';
import { createBook } from '../../src/app/help/book.ts';
import { findInBook, wordsOf } from '../../src/app/help/find.ts';
import { RULE_BOOK } from '../../src/games/war-of-the-ring/rule-book.ts';
import { createTextSync, LANGUAGES } from '../../src/text/index.ts';
import { words as helpEn } from '../../src/text/words/page/help-en.ts';
import { words as helpEs } from '../../src/text/words/page/help-es.ts';
import type { Sentences } from '../../src/text/words.ts';

const WORDS: Readonly<Record<string, Sentences>> = { es: helpEs, en: helpEn };

describe.each(LANGUAGES)('the help in %s', (language) => {
  const text = createTextSync(language, 'war-of-the-ring');
  text.add(WORDS[language] ?? {});
  const chapters = createBook(RULE_BOOK, text.help(), text);
  const entries = chapters.flatMap((chapter) => chapter.entries);
  const referencesOf = (id: string) =>
    entries
      .find((entry) => entry.id === id)
      ?.paragraphs.flatMap(({ pieces }) => pieces.flatMap(({ to }) => (to === null ? [] : [to])));
  const found = (typed: string) =>
    findInBook(chapters, wordsOf(typed)).flatMap((chapter) => chapter.entries.map(({ id }) => id));

  it('has twelve sections of 62 rules, six disputed points and thirteen cards', () => {
    expect(chapters.map((chapter) => chapter.entries.length)).toEqual([7, 9, 3, 6, 10, 4, 5, 5, 6, 2, 4, 1, 6, 13]);
  });

  it('leads from rules to rules, to disputed points and to cards', () => {
    expect(referencesOf('R10')).toEqual(['R11', 'R12', 'R13']);
    expect(referencesOf('R31')).toEqual(['R11', 'stop-at-besieged-shadow-stronghold']);
    expect(referencesOf('R37')).toEqual(['the-book-of-mazarbul', 'fear-fire-foes']);
    expect(referencesOf('gwaihir-the-windlord')).toEqual(['event-lets-leave-siege']);
    expect(referencesOf('event-lets-leave-siege')).toEqual(['gwaihir-the-windlord', 'we-prove-the-swifter']);
  });

  it('leads nowhere that is not there, and from no entry to itself', () => {
    const ids = new Set(entries.map(({ id }) => id));
    for (const { id } of entries) {
      expect(referencesOf(id)?.filter((to) => !ids.has(to) || to === id)).toEqual([]);
    }
  });

  it('finds a rule by its id alone', () => {
    expect(found('R54')).toEqual(['R54']);
    expect(found('r1')).toEqual(['R1']);
  });

  it('finds regions and figures without their accents', () => {
    expect(found('barad dur')).toEqual(['R55', 'R56', 'declare-inside-mordor']);
    expect(found('nazgul')).toContain('R14');
  });
});

it('a card is found by the name that is printed on it, in Spanish too', () => {
  const text = createTextSync('es', 'war-of-the-ring');
  text.add(helpEs);
  const chapters = createBook(RULE_BOOK, text.help(), text);
  const ids = findInBook(chapters, wordsOf('windlord')).flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).toEqual(['R36', 'event-lets-leave-siege', 'gwaihir-the-windlord']);
});
