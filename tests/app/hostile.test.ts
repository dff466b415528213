// Files that are huge, deep or sly are refused, and words from outside stay words. What is small and broken is tried in
// `tests/fuzz`.
import { expect, test } from 'vitest';
import { parseGameFile } from '../../src/app/keeping/game-file.ts';
import { causeText } from '../../src/app/model/notice-model.ts';
import { saveItems } from '../../src/app/model/saves-model.ts';
import { setScene } from '../../src/app/model/scene.ts';
import { createState, DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { startHistory } from '../../src/app/state/history.ts';
import { warOfTheRing as game } from '../../src/games/war-of-the-ring/index.ts';
import { createTextSync } from '../../src/text/index.ts';
import { loadPagePart } from '../../src/text/page-parts.ts';
import { toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const text = createTextSync('es', game.id);
text.add(await loadPagePart('es', 'table'));
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

test('names and words from outside stay words', () => {
  const name = '<img src=x onerror=alert(1)>{{figures, list}}$t(menu.title)';
  const notation = toyGame.format(toyGame.start);
  const entry = { version: 2 as const, game: 'toy', name, time: 0, order: 1, notation, history: null };
  const [item] = saveItems({ game: toyGame, text: toyText }, [{ id: 'a', entry }], '');
  expect(item?.name).toBe(name);
  const state = createState(startHistory(game.start), DEFAULT_PREFERENCES);
  expect(causeText(setScene(game, state, text), { kind: 'save', name })).toBe(`Se abre la partida guardada «${name}».`);
});
