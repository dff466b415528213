import { describe, expect, test } from 'vitest';
import { atLeast, atMost, type Figure, limitBeside, verdictOn } from '../../perf/figure.ts';

const figure = (value: number, more: Partial<Figure> = {}): Figure => ({
  part: 'Clicks',
  name: 'Choose a figure',
  value,
  unit: 'ms',
  of: 'p95 of 30',
  ...more,
});

describe('verdictOn', () => {
  test.each([
    ['at the limit it is met', figure(50, { limit: atMost(50) }), 'met'],
    ['over the limit it is missed', figure(50.1, { limit: atMost(50) }), 'missed'],
    ['a least is met from there up', figure(50, { limit: atLeast(50) }), 'met'],
    ['below a least it is missed', figure(49.9, { limit: atLeast(50) }), 'missed'],
    ['the limit of this machine is what counts', figure(60, { limit: atMost(50), limitHere: atMost(75) }), 'met'],
    ['and can be missed too', figure(80, { limit: atMost(50), limitHere: atMost(75) }), 'missed'],
    ['without a limit there is no verdict', figure(1000), 'none'],
    ['what was not measured has not met its limit', figure(Number.NaN, { limit: atMost(50) }), 'missed'],
  ])('%s', (_, one, wanted) => {
    expect(verdictOn(one)).toBe(wanted);
  });
});

describe('the limit beside an empty click', () => {
  test.each([
    ['is the limit where an empty click takes less than a frame', 12, 50],
    ['keeps its ratio to an empty click of two frames', 100 / 3, 100],
    ['keeps its ratio to an empty click of three', 50, 150],
  ])('%s', (_, empty, wanted) => {
    expect(limitBeside(empty, atMost(50)).value).toBeCloseTo(wanted, 9);
  });

  test('counts for nothing where the empty click was not measured', () => {
    const limitHere = limitBeside(Number.NaN, atMost(50));
    expect(verdictOn(figure(10, { limit: atMost(50), limitHere }))).toBe('missed');
  });
});
