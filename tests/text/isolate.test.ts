// A sentence keeps its order, whatever the names in it.
import { expect, test } from 'vitest';
import { createTextSync } from '../../src/text/index.ts';
import { isolated } from '../../src/text/isolate.ts';

test.each([
  ['a plain name', 'Hacia Lórien', 'Hacia Lórien'],
  ['letters of other alphabets that run as ours do', 'Мория 山', 'Мория 山'],
  ['Arabic', 'موريا', '\u2068موريا\u2069'],
  ['Hebrew beside Latin', 'Moria מוריה', '\u2068Moria מוריה\u2069'],
  ['an override', '\u202Enigol', '\u2068nigol\u2069'],
  ['embeddings and isolates that never end', '\u202B\u2067\u2066abc', '\u2068abc\u2069'],
  ['the end of an isolate that nobody began', 'a\u2069b\u202E', '\u2068ab\u2069'],
  ['an isolate that never ends', 'a\u2068b', '\u2068ab\u2069'],
  ['an isolate in an isolate', '\u2068موريا\u2069, 2', '\u2068\u2068موريا\u2069, 2\u2069'],
])('%s', (_, words, taken) => {
  expect(isolated(words)).toBe(taken);
});

test('a sentence isolates the names that are put into it, and those of a sentence within it', () => {
  const text = createTextSync('es', 'war-of-the-ring');
  const opened = text.ui('cause.save', { name: '\u202Eموريا' });
  expect(opened).toBe('Se abre la partida guardada «\u2068موريا\u2069».');
  expect(text.ui('notice.undone', { what: opened })).toBe(
    'Deshecho: \u2068Se abre la partida guardada «\u2068موريا\u2069».\u2069',
  );
  expect(text.ui('cause.save', { name: 'Moria' })).toBe('Se abre la partida guardada «Moria».');
});
