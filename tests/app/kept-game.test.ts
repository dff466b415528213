// What is on the shelf may be broken, foreign or out of reach; none of it costs the user anything.
import { describe, expect, it } from 'vitest';
import { keepFormer, readFormer } from '../../src/app/keeping/former-games.ts';
import { keepGame, readGame } from '../../src/app/keeping/kept-game.ts';
import { keepPreferences, readPreferences } from '../../src/app/keeping/preferences.ts';
import { DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { toyGame } from './toy-game.ts';
import { closedShelf, fullShelf, openShelf } from './toy-shelf.ts';

const own = { ...toyGame.start, moon: 7 };

describe('the own game', () => {
  it('is read back as it was kept', () => {
    const shelf = openShelf();
    expect(keepGame(shelf, toyGame, own)).toBe('kept');
    expect(readGame(shelf, toyGame)).toEqual({ kind: 'game', position: own });
  });

  it.each([
    ['none', openShelf()],
    ['refused', closedShelf],
    ['refused', null],
  ])('%s where there is nothing to read', (kind, shelf) => {
    expect(readGame(shelf, toyGame)).toEqual({ kind });
  });

  it.each([
    ['broken', '{"version":1,"game":"toy","nota'],
    ['broken', '{"version":1,"game":"toy","notation":"rubbish"}'],
    ['broken', '{"version":99,"game":"toy","notation":"toy1"}'],
    ['broken', '[1,2]'],
    ['foreign', '{"version":1,"game":"chess","notation":"e4"}'],
  ])('%s: %s is put aside, not lost', (kind, text) => {
    const shelf = openShelf({ 'sendas.game': text });
    expect(readGame(shelf, toyGame)).toEqual({ kind });
    keepGame(shelf, toyGame, own);
    expect(shelf.texts()['sendas.game.unreadable']).toBe(text);
  });

  it('says when it could not be kept', () => {
    expect(keepGame(fullShelf, toyGame, own)).toBe('full');
    expect(keepGame(closedShelf, toyGame, own)).toBe('refused');
    expect(keepGame(null, toyGame, own)).toBe('refused');
  });
});

describe('former games', () => {
  const withMoon = (moon: number) => ({ ...toyGame.start, moon });

  it('are five at most, the latest first, none twice', () => {
    const shelf = openShelf();
    for (const moon of [1, 2, 3, 4, 5, 6, 3]) keepFormer(shelf, toyGame, withMoon(moon), moon * 1000);
    expect(readFormer(shelf, toyGame).map(({ position, time }) => [position.moon, time])).toEqual([
      [3, 3000],
      [6, 6000],
      [5, 5000],
      [4, 4000],
      [2, 2000],
    ]);
  });

  it.each(['', ',"time":"noon"', ',"time":9e99'])('are read without a time that is none: %s', (time) => {
    const entry = `{"version":1,"game":"toy","notation":"${toyGame.format(own)}"${time}}`;
    expect(readFormer(openShelf({ 'sendas.former': `[${entry}]` }), toyGame)).toEqual([{ position: own, time: null }]);
  });

  it('are none where they cannot be read', () => {
    expect(readFormer(openShelf({ 'sendas.former': '{' }), toyGame)).toEqual([]);
    expect(readFormer(closedShelf, toyGame)).toEqual([]);
  });
});

describe('preferences', () => {
  it('are read back as they were kept', () => {
    const shelf = openShelf();
    const chosen = { ...DEFAULT_PREFERENCES, language: 'en', help: 'legal', shortcuts: false } as const;
    keepPreferences(shelf, chosen);
    expect(readPreferences(shelf)).toEqual(chosen);
  });

  it('fall back one by one', () => {
    const shelf = openShelf({ 'sendas.preferences': '{"language":"tlh","theme":"dark","help":3}' });
    expect(readPreferences(shelf)).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
  });

  it('are the usual ones where nothing can be read', () => {
    expect(readPreferences(closedShelf)).toEqual(DEFAULT_PREFERENCES);
  });
});
