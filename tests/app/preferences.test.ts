// Preferences survive whatever else stands on the shelf.
import { expect, it } from 'vitest';
import { keepPreferences } from '../../src/app/keeping/keep-preferences.ts';
import { readPreferences } from '../../src/app/keeping/preferences.ts';
import { DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { closedShelf, fullShelf, openShelf } from './toy-shelf.ts';

it('are read back as they were kept', () => {
  const shelf = openShelf();
  const chosen = { ...DEFAULT_PREFERENCES, language: 'en', help: 'legal', shortcuts: false, labelScale: 1.5 } as const;
  expect(keepPreferences(shelf, chosen)).toBe('kept');
  expect(readPreferences(shelf)).toEqual(chosen);
});

it('fall back one by one', () => {
  const shelf = openShelf({ 'sendas.preferences': '{"language":"tlh","theme":"dark","help":3,"tick":"no","x":1}' });
  expect(readPreferences(shelf)).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
});

it.each(['', '{', 'null', '7', '"theme"', '[]', '{"__proto__":{"theme":"dark"}}'])(
  'are the usual ones where %j is kept',
  (text) => {
    expect(readPreferences(openShelf({ 'sendas.preferences': text }))).toEqual(DEFAULT_PREFERENCES);
  },
);

it('are the usual ones where the shelf refuses, and say what became of them', () => {
  expect(readPreferences(closedShelf)).toEqual(DEFAULT_PREFERENCES);
  expect([keepPreferences(closedShelf, DEFAULT_PREFERENCES), keepPreferences(fullShelf, DEFAULT_PREFERENCES)]).toEqual([
    'refused',
    'full',
  ]);
});
