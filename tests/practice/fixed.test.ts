// What a seed and a date give stays what it is: links, sheets and days are shared. A change here changes them for all.
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../../src/games/war-of-the-ring/index.ts';
import { PRACTICE } from '../../src/games/war-of-the-ring/practice/source.ts';
import { dailyWish } from '../../src/practice/daily.ts';
import { makeExercise } from '../../src/practice/generate.ts';
import { sheetWishes } from '../../src/practice/sheet.ts';

const TOPICS = PRACTICE.topics.map(({ id }) => id);

function shown(topic: string, difficulty: 1 | 2 | 3, seed: string) {
  const { position, figures, origin, task } = makeExercise(game, PRACTICE, { topic, difficulty, seed });
  return { notation: game.format(position), figures, origin, task };
}

describe('exercises of fixed seeds', () => {
  test('stops', () => {
    const far = {
      key: 'reasons.tooFar',
      facts: { distance: { kind: 'number', value: 5 }, range: { kind: 'number', value: 3 } },
      citation: { rules: ['R7'], page: '24' },
      parts: [],
      count: 5,
    };
    const stops = {
      key: 'reasons.mustStop',
      facts: { at: { kind: 'region', id: 'morannon' } },
      citation: { rules: ['R11'], page: '24' },
      parts: [],
    };
    expect(shown('stops', 1, 'moria')).toEqual({
      notation: 'wotr1;p=dag:gg;f=lor0',
      figures: ['gandalf-the-grey'],
      origin: 'dagorlad',
      task: {
        kind: 'why',
        region: 'gorgoroth',
        choices: [
          { legal: true, message: null },
          { legal: false, message: far },
          { legal: false, message: stops },
        ],
        answer: 2,
      },
    });
  });

  test('groups', () => {
    const far = { 'gandalf-the-grey': 'erebor', gimli: 'dale' };
    expect(shown('groups', 2, 'x')).toEqual({
      notation: 'wotr1;p=rho:gggimepe;f=wem0',
      figures: ['gandalf-the-grey', 'gimli', 'meriadoc', 'peregrin'],
      origin: 'rhosgobel',
      task: {
        kind: 'groups',
        orders: [
          { region: 'dale', count: 1 },
          { region: 'erebor', count: 2 },
        ],
        answers: [
          { ...far, meriadoc: 'erebor', peregrin: 'rhosgobel' },
          { ...far, meriadoc: 'rhosgobel', peregrin: 'erebor' },
        ],
      },
    });
  });
});

test('the exercises of a week', () => {
  const dates = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-12-${day}`);
  const week = dates.map((date) => dailyWish(game.id, TOPICS, date));
  expect(week.map(({ topic, difficulty }) => `${topic} ${difficulty}`)).toEqual([
    'sieges 1',
    'groups 2',
    'minions 1',
    'nazgul 2',
    'cards 3',
    'minions 3',
    'entry 2',
  ]);
  expect(week[0]?.seed).toBe('daily/2026-12-01');
});

test('a day has another exercise in another game, and a date must be one', () => {
  const one = dailyWish('one', TOPICS, '2026-12-01');
  const days = Array.from({ length: 9 }, (_, day) => dailyWish('other', TOPICS, `2026-12-0${day + 1}`));
  expect(days.some(({ topic }) => topic !== one.topic)).toBe(true);
  expect(() => dailyWish('one', TOPICS, 'today')).toThrow('a date such as 2026-11-30 was expected, got today');
});

test('a sheet takes the topics in turn', () => {
  const wish = { topics: ['a', 'b', 'c'], difficulty: 2, count: 7, seed: 'class' } as const;
  const wishes = sheetWishes(wish);
  expect(wishes.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `sheet/class/${number}`));
  const topics = wishes.map(({ topic }) => topic);
  expect([...topics.slice(0, 3)].sort()).toEqual(['a', 'b', 'c']);
  expect([...topics.slice(3, 6)].sort()).toEqual(['a', 'b', 'c']);
  expect(sheetWishes(wish)).toEqual(wishes);
});
