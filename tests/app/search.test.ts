// What people type, and what they mean by it.
import { describe, expect, it } from 'vitest';
import { findInGame, foldForSearch } from '../../src/app/model/search.ts';
import { toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const find = (typed: string) => findInGame(toyGame, toyText, typed).map(({ id, also }) => [id, also]);

describe('a search', () => {
  it.each([
    ['émile', [['mill', null]]],
    ['EMILE', [['mill', null]]],
    ['emiles mill', [['mill', null]]],
    ['mill', [['mill', null]]],
    ['gran charca', [['lake', 'Gran Charca']]],
    ['charca', [['lake', 'Gran Charca']]],
    ['countess', [['ada', 'Countess']]],
    ['  ', []],
    ['xyz', []],
  ])('%j', (typed, found) => {
    expect(find(typed)).toEqual(found);
  });

  it('finds equals once', () => {
    expect(find('bird')).toEqual([['bird-1', null]]);
  });

  it('puts names that begin so before names that hold it', () => {
    expect(find('l').map(([id]) => id)).toEqual(['lake', 'mill', 'hill']);
  });

  it('puts whoever bears a name before whoever only answers to it', () => {
    const searchTerms: typeof toyText.searchTerms = (kind, id) =>
      id === 'ada' ? ['Ada', toyText.region('mill')] : toyText.searchTerms(kind, id);
    const found = findInGame(toyGame, { ...toyText, searchTerms }, toyText.region('mill'));
    expect(found.map(({ id }) => id)).toEqual(['mill', 'ada']);
  });

  it.each([
    ['Lórien', 'lorien'],
    ['Barad-Dûr', 'barad dur'],
    ['  Khazad-dûm ', 'khazad dum'],
  ])('reads %j as %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });
});
