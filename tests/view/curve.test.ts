import { expect, test } from 'vitest';
import { pointsAlong, smoothPath, smoothRing } from '../../src/view/curve.ts';

const bent = [
  [0, 0],
  [10, 0],
  [20, 10],
  [20, 30],
] as const;

test('a line keeps its ends and is rounded at the middles between its points', () => {
  expect(smoothPath(bent)).toBe('M0 0Q10 0 15 5Q20 10 20 30');
});

test('the same line backwards lies on the same curve', () => {
  expect(smoothPath(bent.toReversed())).toBe('M20 30Q20 10 15 5Q10 0 0 0');
});

test('a line of two points stays straight', () => {
  expect(smoothPath([bent[0], bent[3]])).toBe('M0 0L20 30');
});

test('a ring is made of its lines, each with its ends fixed, so that neighbours share them', () => {
  const closing = [
    [20, 30],
    [0, 30],
    [0, 0],
  ] as const;
  expect(smoothRing([bent, closing])).toBe('M0 0Q10 0 15 5Q20 10 20 30Q0 30 0 0Z');
});

test('the points of a line lie on its curve', () => {
  expect(pointsAlong(bent)).toEqual([
    [0, 0],
    [8.75, 1.25],
    [15, 5],
    [18.75, 13.75],
    [20, 30],
  ]);
});
