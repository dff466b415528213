import { expect, test } from 'vitest';
import { fanOut, rowsOf } from '../../src/view/fan.ts';

test.each([
  [0, []],
  [1, [1]],
  [3, [3]],
  [4, [2, 2]],
  [5, [2, 3]],
  [7, [3, 4]],
  [9, [3, 3, 3]],
  [11, [3, 4, 4]],
])('%i tokens stand in rows of %j', (count, rows) => {
  expect(rowsOf(count)).toEqual(rows);
});

test('one token stands on the anchor', () => {
  expect(fanOut(1, 30, 74)).toMatchObject({ spots: [[0, 0]], width: 30, height: 30 });
});

test('three tokens share the room evenly, in the middle', () => {
  const { spots, width, height } = fanOut(3, 30, 80);
  expect(spots).toEqual([
    [-25, 0],
    [0, 0],
    [25, 0],
  ]);
  expect([width, height]).toEqual([80, 30]);
});

test('however narrow the room, no token covers more than a fifth of the next in its row', () => {
  expect(fanOut(9, 30, 20).pitch).toBeCloseTo(24);
});

test('nine tokens all stand apart', () => {
  const spots = fanOut(9, 30, 74).spots.map(String);
  expect(new Set(spots).size).toBe(9);
});
