import { expect, test } from 'vitest';
import { interiorOf, isInside, shareInside } from '../../src/view/interior.ts';

/** Eighty wide and sixty high, with a bay cut into its right half. */
const cove = interiorOf([
  [0, 0],
  [80, 0],
  [80, 20],
  [40, 20],
  [40, 40],
  [80, 40],
  [80, 60],
  [0, 60],
]);

test.each([
  ['well inside', { x: 20, y: 30, width: 30, height: 20 }, 1],
  ['in the bay', { x: 62, y: 30, width: 20, height: 10 }, 0],
  ['half in the bay', { x: 40, y: 30, width: 40, height: 10 }, 0.5],
  ['half over the left edge', { x: 0, y: 30, width: 40, height: 10 }, 0.5],
  ['outside', { x: 200, y: 30, width: 40, height: 10 }, 0],
])('a box %s', (_, box, share) => {
  expect(shareInside(cove, box)).toBeCloseTo(share, 5);
});

test('a point in the bay is outside, one beside it inside', () => {
  expect(isInside(cove, [62, 30])).toBe(false);
  expect(isInside(cove, [20, 30])).toBe(true);
});
