// Storage and clock as they should not be, and pages that are closed in the midst of writing: the game goes on, and what
// was there is there.
import { describe, expect, it } from 'vitest';
import { keepPreferences } from '../../../src/app/keeping/keep-preferences.ts';
import { readPreferences } from '../../../src/app/keeping/preferences.ts';
import { putAside } from '../../../src/app/keeping/put-aside.ts';
import { listRuns } from '../../../src/app/keeping/runs.ts';
import type { Shelf } from '../../../src/app/keeping/shelf.ts';
import { keepDone, readProgress } from '../../../src/app/lessons/progress.ts';
import { DEFAULT_PREFERENCES } from '../../../src/app/state/app-state.ts';
import { newDraft } from '../../../src/app/workshop/draft.ts';
import { keepMade } from '../../../src/app/workshop/made-shelf.ts';
import { tapFigures, tapRegion } from '../steps.ts';
import { toyGame } from '../toy-game.ts';
import { type OpenShelf, openShelf } from '../toy-shelf.ts';
import { keptNotations, NOON, openTab } from '../toy-tab.ts';

const EXAMPLE = 'toy1:hill:hill:tower:lake:blue:3';
const ONE = 'toy1:mill:hill:tower:lake:blue:3';
const TWO = 'toy1:mill:mill:tower:lake:blue:3';
const goOne = tapRegion('mill');
const goTwo = [tapFigures('bo'), tapRegion('mill')];

/** The shelf with some of its ways in and out broken. */
function faulty(shelf: OpenShelf, faults: Partial<Shelf>): Shelf {
  return {
    getItem: shelf.getItem,
    setItem: shelf.setItem,
    removeItem: shelf.removeItem,
    key: shelf.key,
    get length() {
      return shelf.length;
    },
    ...faults,
  };
}

function fail(name: string): () => never {
  return () => {
    throw new DOMException('no', name);
  };
}

/** Writes to such keys fail as long as it is on. */
function breakable(shelf: OpenShelf, name: string, breaks: (key: string) => boolean) {
  const fault = { isOn: false };
  const setItem = (key: string, text: string): void => {
    if (fault.isOn && breaks(key)) throw new DOMException('no', name);
    shelf.setItem(key, text);
  };
  return { fault, shelf: faulty(shelf, { setItem }) };
}

const isHead = (key: string): boolean => /^sendas\.run\.\w+$/.test(key);
const isChunk = (key: string): boolean => /^sendas\.run\.\w+\/\d+$/.test(key);

describe('storage', () => {
  it('that can be read and not written shows the kept game, says so once, and plays on', async () => {
    const shelf = openShelf();
    (await openTab(shelf)).do(goOne);
    const before = shelf.texts();
    const tab = await openTab(faulty(shelf, { setItem: fail('SecurityError') }));
    expect(tab.notation()).toBe(ONE);
    tab.do(...goTwo);
    await expect.poll(() => tab.state().notice).toEqual({ kind: 'storageRefused' });
    tab.do({ type: 'undo' }, { type: 'undo' });
    expect([tab.notation(), shelf.texts()]).toEqual([EXAMPLE, before]);
  });

  it('that can be written and not read back says so once, and does not fill up', async () => {
    const shelf = openShelf();
    const tab = await openTab(faulty(shelf, { getItem: fail('SecurityError') }));
    tab.do(goOne);
    await expect.poll(() => tab.state().notice).toEqual({ kind: 'storageRefused' });
    tab.do(...goTwo, { type: 'undo' }, { type: 'redo' });
    expect(tab.notation()).toBe(TWO);
    expect(Object.keys(shelf.texts()).filter(isHead).length).toBeLessThanOrEqual(1);
  });

  it('that forgets what is written says so', async () => {
    const tab = await openTab(faulty(openShelf(), { setItem: () => undefined }));
    tab.do(goOne);
    await expect.poll(() => tab.state().notice).toEqual({ kind: 'storageRefused' });
  });

  it.each([
    ['the steps', isChunk],
    ['the head', isHead],
  ])(
    'that is full in the midst of a game, at %s, keeps what was kept, and all of it once there is room',
    async (_what, breaks) => {
      const kept = openShelf();
      const { fault, shelf } = breakable(kept, 'QuotaExceededError', breaks);
      const tab = await openTab(shelf);
      tab.do(goOne);
      fault.isOn = true;
      tab.do(...goTwo);
      await expect.poll(() => tab.state().notice).toEqual({ kind: 'storageFull' });
      expect(keptNotations(kept)).toEqual([ONE]);
      expect((await openTab(kept)).notation()).toBe(ONE);
      fault.isOn = false;
      tab.do(tapFigures('ada'), tapRegion('hill'));
      const again = await openTab(kept);
      again.do({ type: 'undo' });
      expect(again.notation()).toBe(TWO);
      again.do({ type: 'undo' }, { type: 'undo' });
      expect(again.notation()).toBe(EXAMPLE);
    },
  );
});

describe('a page that is closed in the midst of saving', () => {
  it.each([
    ['before the steps are written, its address behind', isChunk, ONE, ONE],
    ['before the steps are written, its address ahead', isChunk, TWO, TWO],
    ['after the steps and before the head, its address behind', isHead, ONE, ONE],
    ['after the steps and before the head, its address ahead', isHead, TWO, TWO],
  ])('%s, comes back where its address is', async (_when, breaks, address, shown) => {
    const kept = openShelf();
    const { fault, shelf } = breakable(kept, 'UnknownError', breaks);
    const own = openShelf();
    const tab = await openTab(shelf, '', own);
    tab.do(goOne);
    const record = own.texts();
    fault.isOn = true;
    tab.do(...goTwo);
    const again = await openTab(kept, `#${address}`, openShelf(record));
    expect(again.notation()).toBe(shown);
    if (address === TWO) again.do({ type: 'undo' });
    expect(again.notation()).toBe(ONE);
    again.do({ type: 'undo' });
    expect(again.notation()).toBe(EXAMPLE);
  });

  it('leaves the other tab of the same game whole', async () => {
    const kept = openShelf();
    const { fault, shelf } = breakable(kept, 'UnknownError', isHead);
    const one = await openTab(shelf);
    one.do(goOne);
    const two = await openTab(kept);
    fault.isOn = true;
    one.do(...goTwo);
    two.do(tapFigures('ada'), tapRegion('lake'));
    const again = await openTab(kept);
    expect(again.notation()).toBe('toy1:lake:hill:tower:lake:blue:3');
    again.do({ type: 'undo' });
    expect(again.notation()).toBe(ONE);
    again.do({ type: 'undo' });
    expect([again.notation(), listRuns(kept, toyGame).length]).toEqual([EXAMPLE, 1]);
  });
});

describe('two tabs', () => {
  it('that write in turn each keep their own line whole', async () => {
    const shelf = openShelf();
    const one = await openTab(shelf);
    one.do(goOne);
    const two = await openTab(shelf);
    for (const region of ['lake', 'mill', 'lake']) {
      one.do(tapFigures('ada'), tapRegion(region));
      two.do(tapFigures('bo'), tapRegion(region === 'lake' ? 'mill' : 'hill'));
    }
    expect(keptNotations(shelf)).toEqual([two.notation(), one.notation()]);
    for (const tab of [await one.reload(), await two.reload()]) {
      tab.do({ type: 'undo' }, { type: 'undo' }, { type: 'undo' });
      expect(tab.notation()).toBe(ONE);
    }
  });

  it('of which one takes away all that is kept: the other keeps its whole game with its next step', async () => {
    const shelf = openShelf();
    const tab = await openTab(shelf);
    tab.do(goOne);
    for (const key of Object.keys(shelf.texts())) shelf.removeItem(key);
    tab.hear();
    tab.do(...goTwo);
    const again = await openTab(shelf);
    again.do({ type: 'undo' }, { type: 'undo' });
    expect([keptNotations(shelf)[0], again.notation()]).toEqual([EXAMPLE, EXAMPLE]);
  });
});

describe('what another version keeps', () => {
  const newer = '{"version":2,"all":"else"}';

  it('is left alone where it is newer: progress, lessons', () => {
    const shelf = openShelf({ 'sendas.lessons.toy': newer, 'sendas.made.toy': newer });
    expect(keepDone(shelf, 'toy', 'first')).toBe('refused');
    expect(keepMade(shelf, 'toy', { id: 'a', draft: newDraft('a', 'es') }).keeping).toBe('refused');
    expect(shelf.texts()).toEqual({ 'sendas.lessons.toy': newer, 'sendas.made.toy': newer });
  });

  it('stays beside the preferences that this one knows', () => {
    const shelf = openShelf({ 'sendas.preferences': '{"theme":"dark","sound":"loud"}' });
    keepPreferences(shelf, { ...readPreferences(shelf), turned: true });
    expect(JSON.parse(shelf.getItem('sendas.preferences') ?? '')).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      turned: true,
      sound: 'loud',
    });
  });

  it.each(['', '{', '[1]', 'null', '7'])('is put aside where it is nothing that can be read: %j', (text) => {
    const shelf = openShelf({ 'sendas.preferences': text, 'sendas.lessons.toy': text });
    keepPreferences(shelf, DEFAULT_PREFERENCES);
    expect(keepDone(shelf, 'toy', 'first')).toBe('kept');
    expect([...readProgress(shelf, 'toy')]).toEqual(['first']);
    const { 'sendas.aside.sendas.preferences': one, 'sendas.aside.sendas.lessons.toy': other } = shelf.texts();
    expect([one, other]).toEqual([text, text]);
  });

  it('is put aside beside what was put aside before', () => {
    const shelf = openShelf();
    for (const text of ['{1', '{2', '{1']) {
      shelf.setItem('sendas.lessons.toy', text);
      expect(putAside(shelf, 'sendas.lessons.toy')).toBe(true);
    }
    expect(shelf.texts()).toEqual({
      'sendas.aside.sendas.lessons.toy': '{1',
      'sendas.aside.sendas.lessons.toy.2': '{2',
    });
  });

  it('stays in its place where there is no room to put it aside', () => {
    const shelf = openShelf({ 'sendas.lessons.toy': '{' }, 30);
    expect([putAside(shelf, 'sendas.lessons.toy'), keepDone(shelf, 'toy', 'first')]).toEqual([false, 'full']);
    expect(shelf.texts()).toEqual({ 'sendas.lessons.toy': '{' });
  });
});

describe('a clock', () => {
  it.each([
    ['no number', Number.NaN, 0],
    ['before all times', -1, 0],
    ['beyond all times', 1e20, 0],
    ['endless', Number.POSITIVE_INFINITY, 0],
    ['between two milliseconds', 1.5, 1],
  ])('that tells %s: the game is kept and found again', async (_what, time, told) => {
    const shelf = openShelf();
    const tab = await openTab(shelf, '', openShelf(), () => time);
    tab.do(goOne);
    expect(listRuns(shelf, toyGame).map(({ head }) => head.time)).toEqual([told]);
    expect(new Date(tab.keeper.now()).toISOString()).toBe(new Date(told).toISOString());
    const again = await tab.reload();
    expect([again.notation(), again.state().notice]).toEqual([ONE, null]);
    again.do({ type: 'undo' });
    expect(again.notation()).toBe(EXAMPLE);
  });

  it('that goes back a year in the midst of a game changes no order', async () => {
    const shelf = openShelf();
    let now = NOON;
    const first = await openTab(shelf, '', openShelf(), () => now);
    first.do(goOne);
    now -= 366 * 86_400_000;
    const second = await openTab(shelf, '#toy1:lake:hill:cave:tower:blue:5', openShelf(), () => now);
    second.do(tapFigures('ada'), tapRegion('tower'));
    first.do(...goTwo);
    second.do(tapFigures('bo'), tapRegion('mill'));
    expect(keptNotations(shelf)).toEqual([second.notation(), first.notation()]);
    expect((await openTab(shelf)).notation()).toBe(second.notation());
  });
});
