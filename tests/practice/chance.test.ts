// Chance is the same for everybody: literal numbers hold it fast.
import { expect, test } from 'vitest';
import { createChance } from '../../src/practice/chance.ts';

const draw = (seed: string, count: number, times: number): readonly number[] => {
  const chance = createChance(seed);
  return Array.from({ length: times }, () => chance.below(count));
};

test('the same seed draws the same numbers, another seed others', () => {
  expect(draw('sendas', 1000, 8)).toEqual([231, 826, 462, 932, 93, 331, 651, 738]);
  expect(draw('sendat', 1000, 8)).toEqual([907, 125, 650, 134, 778, 668, 849, 874]);
  expect(draw('sendas', 2 ** 32, 2)).toEqual([1546964231, 4163917826]);
});

test('every number of the range comes up, and none outside of it', () => {
  const counts = new Map<number, number>();
  for (const number of draw('often', 6, 6000)) counts.set(number, (counts.get(number) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  // Six times a thousand, give or take what chance allows: five standard deviations.
  expect([...counts.values()].filter((count) => Math.abs(count - 1000) > 145)).toEqual([]);
});

test('shuffling loses and doubles nothing, and leaves the list alone', () => {
  const list = Object.freeze(['a', 'b', 'c', 'd', 'e']);
  const shuffled = createChance('cards').shuffle(list);
  expect([...shuffled].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(shuffled).not.toEqual(list);
});

test('a choice among none is a mistake of the program', () => {
  expect(() => createChance('none').pick([])).toThrow('a choice among 0');
});
