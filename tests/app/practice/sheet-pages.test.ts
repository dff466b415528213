// Which exercises share a page of a class sheet.
import { describe, expect, it } from 'vitest';
import { sheetPages } from '../../../src/app/practice/sheet-pages.ts';

const ROOMS = { first: 250, other: 260 };
const of = (...heights: readonly number[]) => heights.map((height) => ({ height, map: 100 }));
const orders = (...heights: readonly number[]) =>
  sheetPages(of(...heights), ROOMS).map((page) => page.map(({ at }) => at));
const maps = (...heights: readonly number[]) =>
  sheetPages(of(...heights), ROOMS).map((page) => page.map(({ map }) => map));

describe('a class sheet', () => {
  it('puts the tallest beside the lowest, pages and exercises in their order', () => {
    expect(orders(110, 150, 120, 140)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(orders(150, 140, 110, 120)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('has the two that take least on the first page, which holds the head as well', () => {
    expect(orders(171, 146, 140, 141)).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it('leaves equals as they are asked', () => {
    expect(orders(120, 120)).toEqual([[0, 1]]);
  });

  it('has the one that stands alone last', () => {
    expect(orders(120, 110, 150)).toEqual([[1, 2], [0]]);
    expect(orders(120)).toEqual([[0]]);
    expect(orders()).toEqual([]);
  });

  it('makes maps as much smaller as two need to fit, the first page holding less', () => {
    expect(maps(130, 140, 130, 140)).toEqual([
      [90, 90],
      [95, 95],
    ]);
    expect(maps(100, 150)).toEqual([[100, 100]]);
  });

  it('leaves maps as they are where two do not fit even so', () => {
    expect(maps(200, 150)).toEqual([[100, 100]]);
  });
});
