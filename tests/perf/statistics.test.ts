import { describe, expect, test } from 'vitest';
import { median, percentile } from '../../bench/measuring/statistics.ts';

describe('median', () => {
  test.each([
    ['the one in the middle, whatever the order', [9, 1, 5], 5],
    ['half way between the two in the middle', [4, 1, 10, 2], 3],
    ['the only one', [7], 7],
    ['of nothing there is none', [], Number.NaN],
  ])('%s', (_, values, wanted) => {
    expect(median(values)).toBe(wanted);
  });

  test('leaves the values as they are', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('percentile', () => {
  const twenty = [20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
  test.each([
    ['of twenty, the 95th is the last but one', twenty, 0.95, 19],
    ['of ten, the 95th is the greatest', [1, 2, 3, 4, 5, 6, 7, 8, 9, 100], 0.95, 100],
    ['the half of four is the second', [40, 10, 30, 20], 0.5, 20],
    ['the smallest where the share is nothing', [3, 1, 2], 0, 1],
    ['of nothing there is none', [], 0.95, Number.NaN],
  ])('%s', (_, values, share, wanted) => {
    expect(percentile(values, share)).toBe(wanted);
  });
});
