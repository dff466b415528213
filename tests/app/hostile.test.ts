// Files that are huge, deep or sly are refused. What is small and broken is tried in `tests/fuzz`.
import { expect, test } from 'vitest';
import { parseGameFile } from '../../src/app/keeping/game-file.ts';
import { toyGame } from './toy-game.ts';

const breathe = () => Promise.resolve();

test.each([
  ['deep nesting', '['.repeat(100_000)],
  [
    'deep nesting in its place',
    `{"format":"sendas","version":1,"game":"toy","games":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ],
  ['a million games', `{"format":"sendas","version":1,"game":"toy","games":[${'{},'.repeat(300_000)}{}]}`],
  [
    'a huge name',
    `{"format":"sendas","version":1,"game":"toy","games":[{"name":"${'x'.repeat(5_000_000)}","time":1}]}`,
  ],
  ['more than is read at all', ' '.repeat(8_000_001)],
  ['a prototype', '{"__proto__":{"format":"sendas","version":1,"game":"toy","games":[]}}'],
])('%s is refused, and soon', { timeout: 20_000 }, async (_, file) => {
  const read = await parseGameFile(toyGame, file, breathe);
  expect(read.ok).toBe(false);
  expect(Object.hasOwn(Object.prototype, 'format')).toBe(false);
});
