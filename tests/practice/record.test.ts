// Score, series and what is due follow from the list of answers, in whichever tabs they were given.
import { describe, expect, test } from 'vitest';
import { createChance } from '../../src/practice/chance.ts';
import {
  dailyAnswer,
  freeMoment,
  type Given,
  LONGEST_RECORD,
  mergeRecords,
  type PracticeRecord,
  scoreOf,
} from '../../src/practice/record.ts';
import { nextTopic, standingsOf } from '../../src/practice/schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function given(at: number, topic: string, score = 1, more: Partial<Given> = {}): Given {
  return { at, topic, difficulty: 1, seed: `s${at}`, score, date: null, answer: null, ...more };
}

describe('the record', () => {
  test('two tabs that went on by themselves lose nothing when they are put together', () => {
    const common = [given(1, 'a')];
    const one = [...common, given(2, 'b', 0), given(5, 'a')];
    const other = [...common, given(3, 'c'), given(4, 'c', 0.5)];
    const merged = mergeRecords(one, other);
    expect(merged.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5]);
    expect(mergeRecords(other, one)).toEqual(merged);
    expect(mergeRecords(merged, one)).toEqual(merged);
  });

  test('of two answers at the same moment both stay, in the same order from either side', () => {
    const [one, other] = [given(1, 'a', 1, { seed: 'x' }), given(1, 'b', 0, { seed: 'y' })];
    expect(mergeRecords([one], [other])).toEqual([one, other]);
    expect(mergeRecords([other], [one])).toEqual([one, other]);
  });

  test('a clock that stands still gives every answer a moment of its own', () => {
    const record = [given(5, 'a'), given(6, 'a'), given(8, 'a')];
    expect([4, 5, 7, 8].map((now) => freeMoment(record, now))).toEqual([4, 7, 7, 9]);
  });

  test('the oldest are forgotten when there are too many', () => {
    const long = Array.from({ length: LONGEST_RECORD }, (_, at) => given(at, 'a'));
    const merged = mergeRecords(long, [given(LONGEST_RECORD, 'b')]);
    expect([merged.length, merged[0]?.at, merged.at(-1)?.topic]).toEqual([1000, 1, 'b']);
  });

  test('the series ends with an answer that is not wholly right', () => {
    const scores = [1, 1, 1, 0.9, 1, 1];
    const record = scores.map((score, at) => given(at, 'a', score));
    expect(scoreOf(record)).toEqual({ given: 6, right: 5, series: 2, longest: 3 });
    expect(scoreOf([])).toEqual({ given: 0, right: 0, series: 0, longest: 0 });
  });

  test('an exercise that is answered twice counts once, by its first answer', () => {
    const again = { seed: 'same' };
    const record = [given(1, 'a', 0, again), given(2, 'a', 1, again), given(3, 'a', 1), given(4, 'b', 1, again)];
    expect(scoreOf(record)).toEqual({ given: 3, right: 2, series: 2, longest: 2 });
    expect(standingsOf(record, ['a'])).toMatchObject([{ given: 2, right: 1 }]);
  });

  test('of a daily exercise the first answer counts', () => {
    const record = [
      given(1, 'a', 0, { date: '2026-05-03' }),
      given(2, 'a', 1, { date: '2026-05-03' }),
      given(3, 'b', 1, { date: '2026-05-04' }),
    ];
    expect(dailyAnswer(record, '2026-05-03')?.at).toBe(1);
    expect(dailyAnswer(record, '2026-05-05')).toBeNull();
  });
});

describe('the boxes', () => {
  const boxOf = (record: PracticeRecord) => standingsOf(record, ['a'])[0];

  test('a right answer when it is due moves a topic on, and the rests grow', () => {
    const times = [0, 10 * MINUTE, DAY + 10 * MINUTE, 4 * DAY + 10 * MINUTE, 12 * DAY, 40 * DAY, 80 * DAY];
    const record = times.map((at) => given(at, 'a'));
    const standings = times.map((_, count) => boxOf(record.slice(0, count + 1)));
    expect(standings.map((standing) => standing?.box)).toEqual([1, 2, 3, 4, 5, 5, 5]);
    expect(standings.map((standing, at) => (standing?.due ?? 0) - (times[at] ?? 0))).toEqual([
      10 * MINUTE,
      DAY,
      3 * DAY,
      7 * DAY,
      21 * DAY,
      21 * DAY,
      21 * DAY,
    ]);
  });

  test('right answers before it is due count, but move it no further', () => {
    expect(boxOf([given(0, 'a'), given(MINUTE, 'a'), given(2 * MINUTE, 'a')])).toEqual({
      topic: 'a',
      box: 1,
      due: 10 * MINUTE,
      given: 3,
      right: 3,
    });
  });

  test('a wrong answer sends it back to the first box, due at once', () => {
    expect(boxOf([given(0, 'a'), given(HOUR, 'a'), given(2 * HOUR, 'a', 0.8)])).toEqual({
      topic: 'a',
      box: 0,
      due: 2 * HOUR,
      given: 3,
      right: 2,
    });
  });
});

describe('the next topic', () => {
  const next = (record: PracticeRecord, now: number, seed = 'any'): string =>
    nextTopic(record, ['a', 'b', 'c'], now, createChance(seed));

  test('is one of those that are known least', () => {
    const record = [given(0, 'a'), given(1, 'b')];
    expect(next(record, MINUTE)).toBe('c');
  });

  test.each([
    ['a year ahead', 366 * DAY],
    ['two days ahead', 2 * DAY + MINUTE],
  ])('is not kept away by answers that were given while the clock was %s', (_what, ahead) => {
    const wrong = [given(ahead, 'a'), given(ahead + 1, 'b'), given(ahead + 2, 'c')];
    const topics = ['x', 'y', 'z', 'w', 'v'].map((seed) => next(wrong, MINUTE, seed));
    expect(new Set(topics)).toEqual(new Set(['a', 'b', 'c']));
    expect(next([given(0, 'a'), given(1, 'c'), ...wrong], MINUTE)).toBe('b');
  });

  test('is asked for by a clock that was set back to the beginning', () => {
    expect(['a', 'b', 'c']).toContain(next([given(40 * DAY, 'a'), given(41 * DAY, 'b')], 0));
  });

  test('comes back after a wrong answer, but not twice in a row', () => {
    const record = [given(0, 'a', 0), given(1, 'b'), given(2, 'c')];
    expect(next(record, MINUTE)).toBe('a');
    expect(next([...record, given(MINUTE, 'a', 0)], 2 * MINUTE)).not.toBe('a');
  });

  test('is the one that is due first where none is due', () => {
    const record = [given(0, 'b'), given(MINUTE, 'a'), given(2 * MINUTE, 'c')];
    expect(next(record, 3 * MINUTE)).toBe('b');
  });

  test('is any of them for who begins', () => {
    const begun = new Set(Array.from({ length: 30 }, (_, seed) => next([], 0, `${seed}`)));
    expect(begun).toEqual(new Set(['a', 'b', 'c']));
  });

  test('is the only one where there is one', () => {
    expect(nextTopic([given(0, 'a')], ['a'], 1, createChance('one'))).toBe('a');
  });
});
