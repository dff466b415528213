// Choices and harm as arbitraries of fast-check, which remembers the numbers behind them.
import fc from 'fast-check';
import { Choices } from './choices.ts';
import { harmValue } from './harm.ts';
import { CODE_PIECES } from './pieces.ts';

/** Enough numbers for a good input to be chosen and harmed in two places. */
export const anyChoices = fc
  .noBias(fc.array(fc.nat(0xffffff), { minLength: 24, maxLength: 24 }))
  .map((numbers) => new Choices(numbers));

/** Good values with one thing wrong. */
export function anyHarmed(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(good, anyChoices).map(([value, choices]) => harmValue(value, choices, CODE_PIECES));
}
