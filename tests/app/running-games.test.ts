// Running games on the shelf: written bit by bit, never half, and old ones let go before a new one is lost.
import { describe, expect, it } from 'vitest';
import { listRuns, readRun } from '../../src/app/keeping/runs.ts';
import type { Shelf } from '../../src/app/keeping/shelf.ts';
import { createRunWriter } from '../../src/app/keeping/write-run.ts';
import { type History, record, startHistory, stepOf } from '../../src/app/state/history.ts';
import { tapRegion } from './steps.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';
import { closedShelf, type OpenShelf, openShelf } from './toy-shelf.ts';
import { keptNotations, NOON, openTab } from './toy-tab.ts';

const breathe = () => Promise.resolve();

function longGame(steps: number): History<ToyPosition> {
  let history = startHistory(toyGame.start);
  for (let step = 1; step <= steps; step++) history = oneMore(history, step);
  return history;
}

function oneMore(history: History<ToyPosition>, step: number): History<ToyPosition> {
  const position = { ...stepOf(history).position, moon: step % 10 };
  return record(history, { position, turn: null }, { kind: 'counter', counter: 'moon', value: step % 10 });
}

function writerOn(shelf: Shelf | null, prefix = 'run') {
  let made = 0;
  return createRunWriter({ shelf, game: toyGame, newId: () => `${prefix}${++made}`, now: () => NOON });
}

/** Notes which keys are written. */
function watched(shelf: OpenShelf): { readonly shelf: Shelf; readonly written: string[] } {
  const written: string[] = [];
  const setItem = (key: string, text: string) => {
    shelf.setItem(key, text);
    written.push(key);
  };
  return { shelf: { ...shelf, setItem, length: 0 }, written };
}

const longest = (shelf: OpenShelf): number => Math.max(...Object.values(shelf.texts()).map((text) => text.length));

describe('a long game', () => {
  it('is written in chunks, of which a step writes the last one alone, and the head after it', async () => {
    const { shelf, written } = watched(openShelf());
    const writer = writerOn(shelf);
    const history = longGame(1000);
    expect(writer.write(history)).toBe('kept');
    expect(written).toHaveLength(21 + 2);
    written.length = 0;
    writer.write(oneMore(history, 1001));
    expect(written).toEqual(['sendas.run.run1/20', 'sendas.run.run1', 'sendas.latest']);
  });

  it('has no chunk that would be slow to write, and is read back whole', async () => {
    const shelf = openShelf();
    const history = longGame(1000);
    writerOn(shelf).write(history);
    expect(longest(shelf)).toBeLessThan(10_000);
    const reading = await readRun(shelf, toyGame, 'run1', breathe);
    expect(reading).toEqual({ kind: 'game', history, whole: true });
  });

  it.each(['sendas.run.run1/1', 'sendas.run.run1'])('is as it was where the writing of %s was cut off', async (cut) => {
    const shelf = openShelf();
    const history = longGame(70);
    let fails = false;
    const setItem = (key: string, text: string) => {
      if (fails && key === cut) throw new DOMException('gone', 'UnknownError');
      shelf.setItem(key, text);
    };
    const writer = writerOn({ ...shelf, setItem, length: 0 });
    writer.write(history);
    fails = true;
    expect(writer.write(oneMore(history, 71))).toBe('refused');
    expect(await readRun(shelf, toyGame, 'run1', breathe)).toEqual({ kind: 'game', history, whole: true });
    fails = false;
    const later = oneMore(oneMore(history, 71), 72);
    expect(writer.write(later)).toBe('kept');
    expect(await readRun(shelf, toyGame, 'run1', breathe)).toEqual({ kind: 'game', history: later, whole: true });
  });

  it.each([
    ['a chunk is missing', (shelf: OpenShelf) => shelf.removeItem('sendas.run.run1/0')],
    ['a chunk is short', (shelf: OpenShelf) => shelf.setItem('sendas.run.run1/1', '[]')],
    ['a chunk is another thing', (shelf: OpenShelf) => shelf.setItem('sendas.run.run1/1', '{"0":1}')],
    ['a step is none', (shelf: OpenShelf) => shelf.setItem('sendas.run.run1/0', '[{"position":7}]')],
  ])('falls back to its last position where %s', async (_what, harm) => {
    const shelf = openShelf();
    writerOn(shelf).write(longGame(70));
    harm(shelf);
    const position = { ...toyGame.start, moon: 0 };
    const reading = await readRun(shelf, toyGame, 'run1', breathe);
    expect(reading).toEqual({ kind: 'game', history: startHistory(position), whole: false });
  });
});

describe('on a shelf', () => {
  it('are twelve beside the own one, the oldest go', () => {
    const shelf = openShelf({ 'sendas.save.named': 'x' });
    for (let game = 1; game <= 15; game++) writerOn(shelf, `g${game}-`).write(longGame(60));
    expect(listRuns(shelf, toyGame).map(({ id }) => id)).toEqual(
      [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((game) => `g${game}-1`),
    );
    const keys = Object.keys(shelf.texts());
    expect(keys.filter((key) => key.startsWith('sendas.run.'))).toHaveLength(13 * 3);
    expect(shelf.texts()['sendas.save.named']).toBe('x');
  });

  it('without room the oldest make way for the one on the board', () => {
    const shelf = openShelf({}, 16_000);
    for (let game = 1; game <= 5; game++) {
      expect(writerOn(shelf, `g${game}-`).write(longGame(60))).toBe('kept');
    }
    expect(listRuns(shelf, toyGame)[0]?.id).toBe('g5-1');
    expect(listRuns(shelf, toyGame).length).toBeLessThan(5);
  });

  it('that has no room at all nothing is left behind', () => {
    const shelf = openShelf({}, 5_000);
    const writer = writerOn(shelf);
    expect(writer.write(longGame(90))).toBe('full');
    expect([shelf.texts(), writer.id]).toEqual([{}, null]);
    expect(writerOn(closedShelf).write(longGame(1))).toBe('refused');
  });

  it('keep their order though the clock goes backwards', () => {
    const shelf = openShelf();
    for (const [at, now] of [9000, 5000, -1].entries()) {
      const position = { ...toyGame.start, moon: at };
      createRunWriter({ shelf, game: toyGame, newId: () => `t${at}`, now: () => now }).write(startHistory(position));
    }
    expect(listRuns(shelf, toyGame).map(({ head }) => head.time)).toEqual([0, 5000, 9000]);
  });
});

describe('games of the first version', () => {
  const OWN = 'toy1:mill:mill:tower:tower:red:7';
  const entry = (notation: string, more = {}) => ({ version: 1, game: 'toy', notation, ...more });
  const [first, second] = ['toy1:hill:mill:tower:tower:red:1', 'toy1:hill:mill:tower:tower:red:2'];

  it('become running games, the former ones with their dates', async () => {
    const shelf = openShelf({
      'sendas.game': JSON.stringify(entry(OWN)),
      'sendas.former': JSON.stringify([entry(second, { time: 2000 }), entry(first, { time: 'noon' })]),
      'sendas.game.unreadable': '{"of":"before"}',
    });
    const tab = await openTab(shelf);
    expect(tab.notation()).toBe(OWN);
    expect(listRuns(shelf, toyGame).map(({ head }) => [head.notation, head.time])).toEqual([
      [OWN, NOON],
      [second, 2000],
      [first, NOON],
    ]);
    expect(Object.keys(shelf.texts()).filter((key) => !/^sendas\.(run\.|latest)/.test(key))).toEqual([
      'sendas.game.unreadable',
    ]);
  });

  it.each([
    ['is unreadable', entry('rubbish')],
    ['is of another game', entry('e4', { game: 'chess' })],
  ])('are put aside as they were where one of them %s, and the others become running games', async (_what, odd) => {
    const former = JSON.stringify([entry(second), odd, entry(first)]);
    const shelf = openShelf({ 'sendas.former': former });
    await openTab(shelf);
    expect(keptNotations(shelf)).toEqual([second, first]);
    expect(shelf.texts()['sendas.aside.sendas.former']).toBe(former);
    expect(shelf.getItem('sendas.former')).toBeNull();
  });

  it('written by an older page beside this one are kept beside its own', async () => {
    const shelf = openShelf();
    const tab = await openTab(shelf);
    tab.do(tapRegion('mill'));
    shelf.setItem('sendas.game', JSON.stringify(entry(OWN)));
    expect((await openTab(shelf)).notation()).toBe(tab.notation());
    expect(keptNotations(shelf)).toEqual([OWN, tab.notation()]);
  });

  it.each([
    ['storageBroken', '{"version":1,"game":"toy","nota'],
    ['storageBroken', '{"version":1,"game":"toy","notation":"rubbish"}'],
    ['storageBroken', '[1,2]'],
    ['storageForeign', '{"version":1,"game":"chess","notation":"e4"}'],
  ])('%s: %s is put aside and told once', async (kind, text) => {
    const shelf = openShelf({ 'sendas.game': text });
    expect((await openTab(shelf)).state().notice).toEqual({ kind });
    expect(shelf.texts()).toEqual({ 'sendas.aside.sendas.game': text });
    expect((await openTab(shelf)).state().notice).toBeNull();
  });

  it('that name no list are put aside', async () => {
    const shelf = openShelf({ 'sendas.former': '{' });
    await openTab(shelf);
    expect(shelf.texts()).toEqual({ 'sendas.aside.sendas.former': '{' });
  });
});
