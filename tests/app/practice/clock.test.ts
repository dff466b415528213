// Practice while the clock does what clocks do: midnight passes, the zone changes, the time is set back or is none.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDesk } from '../../../src/app/practice/desk.ts';
import { practiceKey, readRecord } from '../../../src/app/practice/record-shelf.ts';
import { dateOf } from '../../../src/app/practice/result-text.ts';
import { createState, DEFAULT_PREFERENCES } from '../../../src/app/state/app-state.ts';
import { startHistory } from '../../../src/app/state/history.ts';
import { createStore } from '../../../src/app/state/store.ts';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';
import { PRACTICE } from '../../../src/games/war-of-the-ring/practice/source.ts';
import { dailyAnswer } from '../../../src/practice/record.ts';
import { openShelf } from '../toy-shelf.ts';

let shelf = openShelf();
const panel = { Head: () => null, Body: () => null };
const DAILY = { topic: null, difficulty: 1, date: null, seed: null } as const;
const zone = process.env.TZ;

beforeEach(() => {
  shelf = openShelf();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('window', { addEventListener: () => undefined, localStorage: shelf, sessionStorage: openShelf() });
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null });
  vi.stubGlobal('requestAnimationFrame', () => 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (zone === undefined) Reflect.deleteProperty(process.env, 'TZ');
  else process.env.TZ = zone;
});

function openDesk() {
  const store = createStore(game, createState(startHistory(game.start), DEFAULT_PREFERENCES));
  const keeping = () => Promise.reject(new Error('nothing is kept here'));
  return createDesk({ game, store, keeping, showRegion: () => undefined }, PRACTICE);
}

/** Whatever may be answered, answered somehow. */
function answer(desk: ReturnType<typeof openDesk>): void {
  desk.change((state) => ({ ...state, regions: ['bree'], choice: 0 }));
  desk.check();
}

const given = () => readRecord(shelf, game.id).record;

describe('the exercise of the day', () => {
  it('that is begun before midnight and answered after it counts for the day on which it was begun', async () => {
    vi.setSystemTime(new Date(2026, 2, 3, 23, 59));
    const desk = openDesk();
    await desk.begin({ ...DAILY, date: desk.today() }, panel);
    vi.setSystemTime(new Date(2026, 2, 4, 0, 1));
    answer(desk);
    expect(given().map(({ date }) => date)).toEqual(['2026-03-03']);
    expect([desk.today(), dailyAnswer(given(), desk.today())]).toEqual(['2026-03-04', null]);
    await desk.begin({ ...DAILY, date: desk.today() }, panel);
    answer(desk);
    expect(given().map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-04']);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-04'],
    ['Europe/Madrid', '2026-03-03'],
    ['Pacific/Pago_Pago', '2026-03-02'],
  ])('is that of the calendar on the wall in %s', (place, date) => {
    process.env.TZ = place;
    vi.setSystemTime(Date.UTC(2026, 2, 3, 10, 30));
    expect(openDesk().today()).toBe(date);
  });

  it('is still answered where one travels back over midnight', async () => {
    process.env.TZ = 'Europe/Madrid';
    vi.setSystemTime(Date.UTC(2026, 2, 3, 10, 30));
    const desk = openDesk();
    await desk.begin({ ...DAILY, date: desk.today() }, panel);
    answer(desk);
    process.env.TZ = 'Pacific/Pago_Pago';
    expect(dailyAnswer(given(), desk.today())).toBeNull();
    process.env.TZ = 'Europe/Madrid';
    expect(dailyAnswer(given(), desk.today())?.date).toBe('2026-03-03');
  });

  it('has a date of ten letters on the days on which clocks are changed', () => {
    process.env.TZ = 'Europe/Madrid';
    const days = [new Date(2026, 2, 29, 2, 30), new Date(2026, 9, 25, 2, 30), new Date(2028, 1, 29)];
    expect(days.map(dateOf)).toEqual(['2026-03-29', '2026-10-25', '2028-02-29']);
  });
});

describe('a clock', () => {
  it.each([
    ['no number', Number.NaN],
    ['before all times', -1e15],
    ['beyond all times', 8.64e15],
  ])('that tells %s stops nobody from practising, and spoils no record', async (_what, time) => {
    vi.spyOn(Date, 'now').mockReturnValue(time);
    const desk = openDesk();
    await desk.begin({ ...DAILY, date: desk.today() }, panel);
    answer(desk);
    desk.next();
    answer(desk);
    expect([desk.today(), given().length, desk.kept.peek().trouble]).toEqual([dateOf(new Date(0)), 2, null]);
  });

  it('that is set back by a year loses no answer', async () => {
    vi.setSystemTime(new Date(2027, 2, 3));
    const desk = openDesk();
    await desk.begin({ ...DAILY }, panel);
    answer(desk);
    vi.setSystemTime(new Date(2026, 2, 3));
    desk.next();
    answer(desk);
    const years = given().map(({ at }) => new Date(at).getFullYear());
    expect([years, shelf.getItem(practiceKey(game.id)) === null]).toEqual([[2026, 2027], false]);
  });
});

it.each(['', '__proto__', '\ud800', 'x'.repeat(100_000), '../<b>'])(
  'an address may name any seed: %.20j',
  async (seed) => {
    const desk = openDesk();
    await desk.begin({ ...DAILY, topic: desk.topics[0] ?? '', seed }, panel);
    expect(desk.run.peek()?.exercise.seed).toBe(seed);
  },
);

type Begin = () => Promise<void>;

it.each([
  ['at once', (first: Begin, second: Begin) => Promise.all([first(), second()])],
  ['while it is on', (first: Begin, second: Begin) => first().then(second)],
])('an exercise that is begun over another, %s, is on and can be answered', async (_when, both) => {
  const desk = openDesk();
  const begin = (seed: string) => () => desk.begin({ ...DAILY, topic: desk.topics[0] ?? '', seed }, panel);
  await both(begin('one'), begin('two'));
  expect(desk.run.peek()?.exercise.seed).toBe('two');
  answer(desk);
  expect(given().map(({ seed }) => seed)).toEqual(['two']);
  desk.leave();
  expect(desk.run.peek()).toBe(null);
});
