// The help as a book: what stands in it, what refers to what, and what a search finds and marks.
import { describe, expect, it } from 'vitest';
import { createBook, type Piece } from '../../../src/app/help/book.ts';
import { findInBook, runsOf, wordsOf } from '../../../src/app/help/find.ts';
import { toyText } from '../toy-text.ts';
import { toyBook, toyHelp } from './toy-book.ts';

const chapters = createBook(toyBook, toyHelp, toyText);
const entries = chapters.flatMap((chapter) => chapter.entries);
const piecesOf = (id: string): readonly Piece[] =>
  entries.find((entry) => entry.id === id)?.paragraphs.flatMap(({ pieces }) => pieces) ?? [];
const plain = (text: string): Piece => ({ text, to: null, before: '', after: '' });

describe('the book', () => {
  it('has the rules by section, then the disputed points, then the cards', () => {
    expect(chapters.map(({ id, entries: own }) => [id, ...own.map((entry) => entry.id)])).toEqual([
      ['walking', 'T1', 'T2'],
      ['flying', 'T12'],
      ['rulings', 'night'],
      ['cardTexts', 'wind'],
    ]);
  });

  it('says on which page a rule is printed, where that is known', () => {
    expect(entries.map(({ page }) => page)).toEqual([
      'helpDialog.page(page=7)',
      null,
      'helpDialog.pages(page=7–8)',
      null,
      null,
    ]);
  });

  it('leads from a rule that is named to that rule, brackets and stops with it', () => {
    expect(piecesOf('T1')).toEqual([
      plain('Walkers go two regions '),
      { text: 'T2', to: 'T2', before: '(', after: '' },
      plain(' and '),
      { text: 'T12', to: 'T12', before: '', after: ').' },
    ]);
  });

  it('leads from a quoted name to the disputed point or the card', () => {
    expect(piecesOf('T2')).toEqual([
      plain('Nobody has to. The point '),
      { text: '“By night”', to: 'night', before: '', after: '' },
      plain(' is open; see '),
      { text: '“Wind”', to: 'wind', before: '', after: '.' },
    ]);
  });

  it('leaves out what a card does not say', () => {
    expect(entries.at(-1)?.paragraphs.map(({ label }) => label)).toEqual([
      'helpDialog.label.when',
      'helpDialog.label.what',
    ]);
  });
});

describe('a search', () => {
  const found = (typed: string) =>
    findInBook(chapters, wordsOf(typed)).flatMap((chapter) => chapter.entries.map(({ id }) => id));

  it.each([
    ['nothing typed leaves all', '  ', ['T1', 'T2', 'T12', 'night', 'wind']],
    ['the beginning of a word', 'walk', ['T1']],
    ['but not its middle', 'alkers', []],
    ['accents and case do not matter', 'STROM emile', ['T12']],
    ['nor accents that are typed', 'bírds', ['T12', 'night', 'wind']],
    ['apostrophes are none', 'emiles', ['T12']],
    ['every word has to be there', 'birds ström', ['T12']],
    ['an id, where it stands and where it is named', 't2', ['T1', 'T2', 'T12']],
    ['an id is not the beginning of another', 't1', ['T1']],
    ['titles are searched too', 'by night', ['T2', 'night']],
  ])('%s', (_, typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it('leaves out chapters without anything', () => {
    expect(findInBook(chapters, wordsOf('walkers')).map(({ id }) => id)).toEqual(['walking']);
  });

  it('marks what was found, as it is written', () => {
    const marked = (text: string, typed: string) =>
      runsOf(text, wordsOf(typed))
        .map((run) => (run.hit ? `[${run.text}]` : run.text))
        .join('');
    expect(marked('Over the Ström to Émile’s Mill', 'strom EMILES')).toBe('Over the [Ström] to [Émile’s] Mill');
    expect(marked('Millers mill', 'mill')).toBe('[Mill]ers [mill]');
    expect(marked('T1 and T12', 't1')).toBe('[T1] and T12');
    expect(marked('Nothing here', '(')).toBe('Nothing here');
  });

  it('takes whatever is typed', () => {
    for (const typed of ['(', '\\', '[a-', '*', '«»', '🦅', 'ß', 'İ']) expect(Array.isArray(found(typed))).toBe(true);
  });
});
