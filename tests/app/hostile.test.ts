// Whatever stands in a link, in a file or on the shelf: the page opens, says what is wrong, and loses nothing.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readAddress } from '../../src/app/keeping/address.ts';
import { brokenLink } from '../../src/app/keeping/find-beginning.ts';
import { parseGameFile } from '../../src/app/keeping/game-file.ts';
import { openingState } from '../../src/app/keeping/opening.ts';
import { readPreferences } from '../../src/app/keeping/preferences.ts';
import { listSaves } from '../../src/app/keeping/saves.ts';
import { historyEntry } from '../../src/app/keeping/step-entry.ts';
import { causeText } from '../../src/app/model/notice-model.ts';
import { faultText, saveItems } from '../../src/app/model/saves-model.ts';
import { setScene } from '../../src/app/model/scene.ts';
import type { Action } from '../../src/app/state/action.ts';
import { createState, DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { goTo, type History, startHistory, stepOf } from '../../src/app/state/history.ts';
import { update } from '../../src/app/state/update.ts';
import { warOfTheRing } from '../../src/games/war-of-the-ring/index.ts';
import { createTextSync } from '../../src/text/index.ts';
import { loadPagePart } from '../../src/text/page-parts.ts';
import { anyBrokenLine, broken, rubbish } from '../helpers/arbitraries/broken.ts';
import { stepped, tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { openShelf } from './toy-shelf.ts';
import { keptNotations, openTab } from './toy-tab.ts';
import { toyText } from './toy-text.ts';

/** A seeded tenth of what `npm run fuzz` tries, which gives both numbers. */
const runs = Number(process.env.FUZZ_RUNS ?? 10_000) / 5;
const seed = Number(process.env.SEED ?? 5);
vi.setConfig({ testTimeout: 60_000 + runs * 60 });

const game = warOfTheRing;
type Position = typeof game.start;
const text = createTextSync('es', game.id);
text.add(await loadPagePart('es', 'table'));
const breathe = () => Promise.resolve();

const way = fc.array(fc.nat(40), { minLength: 1, maxLength: 8 });
/** Half of them valid JSON with a piece that is wrong, half not even that. */
function anyBrokenJson(good: unknown): fc.Arbitrary<string> {
  const whole = JSON.stringify(good);
  const inner = fc.tuple(way, fc.oneof(rubbish, fc.jsonValue())).map(([turns, piece]) => {
    const harmed = broken(good, turns, piece);
    return JSON.stringify(harmed, (_, value: unknown) => (typeof value === 'bigint' ? null : value)) ?? '';
  });
  const outer = fc.tuple(fc.nat(whole.length), fc.nat(9), fc.string({ maxLength: 6 })).map(([at, length, piece]) => {
    return whole.slice(0, at) + piece + whole.slice(at + length);
  });
  return fc.oneof({ weight: 3, arbitrary: inner }, { weight: 1, arbitrary: outer });
}

function playedGame(): History<Position> {
  const actions: readonly Action<Position>[] = [
    { type: 'choose', figures: ['strider', 'legolas'] },
    { type: 'begin', action: 'characterDieFreePeoples' },
    { type: 'choose', figures: ['strider', 'legolas'] },
    { type: 'move', to: 'folde' },
    { type: 'edit', edit: { type: 'setting', region: 'minas-tirith', setting: 'besieged', value: 'yes' } },
    { type: 'edit', edit: { type: 'counter', counter: 'progress', value: 4 } },
    { type: 'edit', edit: { type: 'place', figure: 'gimli', place: 'eliminated' } },
    { type: 'end' },
    { type: 'undo' },
    { type: 'undo' },
    { type: 'edit', edit: { type: 'place', figure: 'gimli', place: 'moria' } },
  ];
  const example = game.scenarios.find(({ id }) => id === 'example');
  const position = game.parse(example?.notation ?? '');
  const first = createState(startHistory(position.ok ? position.value : game.start), DEFAULT_PREFERENCES);
  return actions.reduce((state, action) => update(game, state, action), first).history;
}

/** Everything that the page would do with it: each step in words, judged, taken back. */
function useHistory(history: History<Position>): void {
  for (const at of history.steps.keys()) {
    const state = createState(goTo(history, at), DEFAULT_PREFERENCES);
    const { cause, turn } = stepOf(state.history);
    if (cause !== null) expect(causeText(setScene(game, state, text), cause)).not.toContain('{{');
    if (turn === null) continue;
    game.movable(turn);
    update(game, state, { type: 'takeBack', move: 0 });
    update(game, state, { type: 'end' });
  }
}

const FILE = {
  format: 'sendas',
  version: 1,
  game: game.id,
  games: [{ name: 'Mía', time: 1e12, history: historyEntry(game, playedGame()) }],
};

test('the good file is read, and was played as it says', async () => {
  expect(playedGame().steps).toHaveLength(8);
  const read = await parseGameFile(game, JSON.stringify(FILE), breathe);
  expect(read).toEqual({ ok: true, value: [{ name: 'Mía', time: 1e12, history: playedGame() }] });
});

test('files', async () => {
  await fc.assert(
    fc.asyncProperty(anyBrokenJson(FILE), async (json) => {
      const read = await parseGameFile(game, json, breathe);
      if (read.ok) for (const { history } of read.value) useHistory(history);
      else for (const fault of read.issues) expect(faultText(text, fault)).not.toBe('');
    }),
    { seed, numRuns: runs },
  );
});

test('links', () => {
  const anyFragment = fc.oneof(
    anyBrokenLine,
    fc.string({ maxLength: 80, unit: 'binary' }),
    fc.tuple(anyBrokenLine, fc.string({ maxLength: 30 })).map(([line, chosen]) => `${line}&selected=${chosen}`),
  );
  fc.assert(
    fc.property(anyFragment, (fragment) => {
      const address = readAddress(`https://example.org/#${fragment}`);
      const state = openingState(game, address, 'wotr1', DEFAULT_PREFERENCES);
      const parsed = address.notation === null ? null : game.parse(address.notation);
      const position = game.format(stepOf(state.history).position);
      if (parsed?.ok) expect(position).toBe(game.format(parsed.value));
      else expect(position).toBe('wotr1');
      if (parsed?.ok === false) for (const issue of parsed.issues) expect(text.issue(issue)).not.toBe('');
      if (parsed?.ok === false) expect(brokenLink(fragment, parsed.issues)).toMatchObject({ text: fragment });
    }),
    { seed: seed + 1, numRuns: runs * 2 },
  );
});

const OWN = { version: 1, game: 'toy', notation: 'toy1:mill:mill:tower:tower:red:7' };

async function goodShelf(): Promise<Readonly<Record<string, string>>> {
  const shelf = openShelf();
  const tab = await openTab(shelf);
  tab.do(tapRegion('mill'), tapFigures('bo'), tapRegion('mill'));
  const { history } = stepped([tapFigures('ada'), tapRegion('mill')]);
  const named = { version: 2, game: 'toy', name: 'Mía', time: 1, order: 1, notation: OWN.notation };
  const save = JSON.stringify({ ...named, history: historyEntry(toyGame, history) });
  const preferences = JSON.stringify(DEFAULT_PREFERENCES);
  return {
    ...shelf.texts(),
    'sendas.save.a': save,
    'sendas.preferences': preferences,
    'sendas.former': JSON.stringify([OWN]),
  };
}

test('the shelf', async () => {
  const good = await goodShelf();
  const anyHarm = fc.constantFrom(...Object.keys(good), 'sendas.tab', 'sendas.game').chain((key) => {
    const text = good[key] ?? JSON.stringify(key === 'sendas.tab' ? { run: 'x', shown: OWN.notation } : OWN);
    const parsed: unknown = key === 'sendas.latest' ? text : JSON.parse(text);
    return fc.tuple(fc.constant(key), anyBrokenJson(parsed));
  });
  await fc.assert(
    fc.asyncProperty(anyHarm, async ([key, harmed]) => {
      const texts: Record<string, string> = { ...good, [key]: harmed };
      const shelf = openShelf(texts);
      const tab = await openTab(shelf, '', openShelf(key === 'sendas.tab' ? { [key]: harmed } : {}));
      expect(readPreferences(shelf).language).toMatch(/^(es|en)$/);
      saveItems({ game: toyGame, text: toyText }, listSaves(shelf, toyGame).saves, '');
      tab.do(tapFigures('bird-1'), tapRegion('hill'), { type: 'undo' });
      expect(keptNotations(shelf)).toContain(tab.notation());
      // What was there is there, under its key or put aside; what is this tab's own goes on, and list and latest with it.
      const kept = new Set(Object.values(shelf.texts()));
      const isOwn = (one: string): boolean => /^sendas\.(run\.|latest|tab|former|preferences|game$)/.test(one);
      for (const [one, was] of Object.entries(texts)) if (!isOwn(one)) expect(shelf.texts()[one]).toBe(was);
      if (key.startsWith('sendas.run.') && tab.keeper.presentRun() !== key.split(/[./]/)[2]) {
        expect(kept.has(harmed)).toBe(true);
      }
    }),
    { seed: seed + 2, numRuns: runs },
  );
});

test.each([
  ['deep nesting', '['.repeat(100_000)],
  [
    'deep nesting in its place',
    `{"format":"sendas","version":1,"game":"toy","games":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ],
  ['a million games', `{"format":"sendas","version":1,"game":"toy","games":[${'{},'.repeat(300_000)}{}]}`],
  ['a huge name', JSON.stringify({ ...FILE, game: 'toy', games: [{ name: 'x'.repeat(5_000_000), time: 1 }] })],
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
