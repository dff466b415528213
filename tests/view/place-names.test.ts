import { expect, test } from 'vitest';
import { interiorOf } from '../../src/view/interior.ts';
import { type NameRequest, placeNames, type Sheet } from '../../src/view/place-names.ts';

const square = (left: number, top: number, size: number) =>
  interiorOf([
    [left, top],
    [left + size, top],
    [left + size, top + size],
    [left, top + size],
  ]);
const sheet: Sheet = { scale: 1, frame: { x: 200, y: 200, width: 400, height: 400 }, blackPoints: [] };
const request = (changes: Partial<NameRequest>): NameRequest => ({
  id: 'moria',
  home: [50, 50],
  interior: square(0, 0, 100),
  rank: 2,
  overhang: 0,
  settings: [{ lines: ['Moria'], size: 13, width: 40 }],
  ...changes,
});

test('a name with room stands at its home', () => {
  const placed = placeNames([request({})], sheet, []);
  expect(placed.get('moria')?.box).toMatchObject({ x: 50, y: 50, width: 40 });
});

test('a name gives way to a token', () => {
  const token = { x: 50, y: 50, width: 30, height: 30 };
  const box = placeNames([request({})], sheet, [token]).get('moria')?.box;
  expect(box?.x).toBe(50);
  expect(box?.y).toBe(73);
});

test('a name that does not fit at its size is set smaller', () => {
  const settings = [
    { lines: ['Minas Morgul'], size: 14, width: 120 },
    { lines: ['Minas Morgul'], size: 11, width: 84 },
  ];
  expect(placeNames([request({ settings })], sheet, []).get('moria')?.size).toBe(11);
});

test('a name that does not fit at all is left out', () => {
  const settings = [{ lines: ['Minas Morgul'], size: 14, width: 160 }];
  expect(placeNames([request({ settings })], sheet, []).size).toBe(0);
});

test('of two names for one place the lower rank stays', () => {
  const settings = [{ lines: ['Moria'], size: 60, width: 90 }];
  const both = [request({ id: 'second', rank: 5, settings }), request({ id: 'first', rank: 1, settings })];
  expect([...placeNames(both, sheet, []).keys()]).toEqual(['first']);
});

test('a name may reach over a passable border where it is allowed to, but never over a black one', () => {
  const wide = request({ overhang: 0.3, settings: [{ lines: ['Ered Luin'], size: 13, width: 120 }], home: [50, 50] });
  expect(placeNames([wide], sheet, []).size).toBe(1);
  const wall = Array.from({ length: 50 }, (_, step) => [100, step * 2] as const);
  const left = Array.from({ length: 50 }, (_, step) => [0, step * 2] as const);
  expect(placeNames([wide], { ...sheet, blackPoints: [...wall, ...left] }, []).size).toBe(0);
});
