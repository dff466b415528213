// Names as people type them, and the slips they make.
import { describe, expect, it } from 'vitest';
import { isSlipOf, plainName } from '../../src/base/nearest.ts';

it.each([
  ['Lórien', 'lorien'],
  ['Barad-Dûr', 'barad dur'],
  ['  Khazad-dûm ', 'khazad dum'],
  ['Helm’s Deep', 'helms deep'],
  ['vados-del-isen', 'vados del isen'],
])('reads %j as %j', (typed, plain) => {
  expect(plainName(typed)).toBe(plain);
});

describe('a slip', () => {
  it.each([
    ['gandlaf', 'gandalf', true],
    ['lorein', 'lorien', true],
    ['bre', 'bree', true],
    ['moriaa', 'moria', true],
    ['mria', 'moria', true],
    ['br', 'bree', false],
    ['rohan', 'gondor', false],
    ['aran', 'moria', false],
    ['edras', 'eregion', false],
    ['x'.repeat(1000), 'x'.repeat(999), false],
  ])('%s for %s: %s', (typed, name, isSlip) => {
    expect(isSlipOf(typed, name)).toBe(isSlip);
  });
});
