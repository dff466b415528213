// What people type, and what they mean by it.
import { describe, expect, it } from 'vitest';
import { findInGame } from '../../src/app/model/search.ts';
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
    ['mall', ['mill']],
    ['milll', ['mill']],
    ['Émill', ['mill']],
    ['contess', ['ada']],
    ['gran charka', ['lake']],
    ['lk', []],
  ])('offers what %j may have been meant for', (typed, ids) => {
    const found = findInGame(toyGame, toyText, typed);
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found.every(({ guessed }) => guessed)).toBe(true);
  });

  it('offers no slips where something bears the name', () => {
    expect(findInGame(toyGame, toyText, 'mill').map(({ id, guessed }) => [id, guessed])).toEqual([['mill', false]]);
  });
});
