import { describe, expect, test } from 'vitest';
import { atLeast, atMost, type Figure } from '../../perf/figure.ts';
import { pageTable, quantity, terminalTable } from '../../perf/table.ts';

const FIGURES: readonly Figure[] = [
  { part: 'Visit', name: 'Requests', value: 9, unit: '', of: 'one visit' },
  { part: 'Visit', name: 'Largest paint', value: 2140.4, unit: 'ms', of: 'median of 7', limit: atMost(2000) },
  {
    part: 'Clicks',
    name: 'Choose',
    value: 61.25,
    unit: 'ms',
    of: 'p95 of 30',
    limit: atMost(50),
    limitHere: atMost(75),
  },
  { part: 'Motion', name: 'Pan', value: 58.7, unit: 'frames/s', of: 'median of 7', limit: atLeast(50) },
];

test.each([
  [0.0007, '', '0.001'],
  [12, '', '12'],
  [61.25, 'ms', '61.3 ms'],
  [2140.4, 'ms', '2140 ms'],
  [-1.25, 'MB', '-1.3 MB'],
  [Number.NaN, 'ms', 'not measured'],
])('quantity of %s %s is «%s»', (value, unit, wanted) => {
  expect(quantity(value, unit)).toBe(wanted);
});

describe('the table', () => {
  test('of the terminal has a column for each thing, and a heading for each part', () => {
    expect(terminalTable(FIGURES)).toBe(
      [
        '  what                measured  of           limit          limit here',
        '',
        'Visit',
        '  Requests                   9  one visit',
        '  Largest paint        2140 ms  median of 7  ≤ 2000 ms                  MISSED',
        '',
        'Clicks',
        '  Choose               61.3 ms  p95 of 30    ≤ 50 ms        ≤ 75 ms     met',
        '',
        'Motion',
        '  Pan            58.7 frames/s  median of 7  ≥ 50 frames/s              met',
        '',
      ].join('\n'),
    );
  });

  test('of the page says the same', () => {
    expect(pageTable(FIGURES)).toBe(
      [
        '### Visit',
        '',
        '| what | measured | of | limit | limit here | |',
        '| --- | --- | --- | --- | --- | --- |',
        '| Requests | 9 | one visit | | | |',
        '| Largest paint | 2140 ms | median of 7 | ≤ 2000 ms | | MISSED |',
        '',
        '### Clicks',
        '',
        '| what | measured | of | limit | limit here | |',
        '| --- | --- | --- | --- | --- | --- |',
        '| Choose | 61.3 ms | p95 of 30 | ≤ 50 ms | ≤ 75 ms | met |',
        '',
        '### Motion',
        '',
        '| what | measured | of | limit | limit here | |',
        '| --- | --- | --- | --- | --- | --- |',
        '| Pan | 58.7 frames/s | median of 7 | ≥ 50 frames/s | | met |',
        '',
      ].join('\n'),
    );
  });
});
