// How many positions one Character result can lead to: literal numbers, and the second opinion that writes each one down.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countEndPositions } from '../../../../src/games/war-of-the-ring/rules/end-positions.ts';
import { parseNotation } from '../../../../src/games/war-of-the-ring/state/notation.ts';
import type { PositionJson } from '../../../../src/games/war-of-the-ring/state/position-json.ts';
import { SCENARIOS } from '../../../../src/games/war-of-the-ring/state/scenarios.ts';
import { NAZGUL, type Place, type Side } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { anyRegion, anyStronghold } from '../../../helpers/arbitraries/positions.ts';
import { positionOf } from '../../../helpers/arbitraries/requests.ts';
import { countEndPositions as countSlowly } from '../../../helpers/oracle/oracle.ts';

const noNazgul = Object.fromEntries(NAZGUL.map((id) => [id, 'outOfPlay' as const]));

const rows: readonly (readonly [string, PositionJson, Side, bigint])[] = [
  ['nobody is on the map', {}, 'freePeoples', 1n],
  ['one Companion: where he stands and where he goes', { figures: { gimli: 'bree' } }, 'freePeoples', 14n],
  ['two in different places multiply', { figures: { gimli: 'bree', meriadoc: 'lorien' } }, 'freePeoples', 14n * 3n],
  [
    'one who is shut in only stays',
    { figures: { gimli: 'lorien' }, settlements: { lorien: { besieged: true } } },
    'freePeoples',
    1n,
  ],
  // 5 · 14 each on his own, and the 9 farther regions to which both go together.
  ['a Hobbit goes far in company only', { figures: { gimli: 'bree', meriadoc: 'bree' } }, 'freePeoples', 79n],
  ['Saruman alone', { figures: { ...noNazgul, saruman: 'orthanc' } }, 'shadow', 1n],
  ['one Nazgûl: 97 open regions', { figures: { ...noNazgul, 'nazgul-1': 'bree' } }, 'shadow', 97n],
  [
    'the Witch-king and one Nazgûl are told apart',
    { figures: { ...noNazgul, 'nazgul-1': 'bree', 'witch-king': 'bree' } },
    'shadow',
    97n * 97n,
  ],
  // 97 + 4 − 1 over 4.
  ['the four Nazgûl of the start are alike', {}, 'shadow', 3_921_225n],
  ['a Nazgûl in a closed Stronghold may stay there', { figures: { ...noNazgul, 'nazgul-1': 'lorien' } }, 'shadow', 98n],
];

test.each(rows)('%s', (_, json, side, count) => {
  expect(countEndPositions(positionOf(json), side)).toBe(count);
});

describe('the ready positions, as numbers to keep', () => {
  const counts: readonly (readonly [string, bigint, bigint])[] = [
    ['start', 1n, 3_921_225n],
    ['empty', 1n, 1n],
  ];
  test.each(counts)('%s', (id, freePeoples, shadow) => {
    const parsed = parseNotation(SCENARIOS.find((scenario) => scenario.id === id)?.notation ?? '');
    if (!parsed.ok) throw new Error('not read');
    expect(countEndPositions(parsed.value, 'freePeoples')).toBe(freePeoples);
    expect(countEndPositions(parsed.value, 'shadow')).toBe(shadow);
  });
});

test('the second opinion counts the same Companions', { timeout: 60_000 }, () => {
  const someone = fc.subarray(['gimli', 'meriadoc', 'gandalf-the-white', 'peregrin', 'boromir'] as const, {
    minLength: 1,
    maxLength: 3,
  });
  const siege = fc.record(
    { controller: fc.constantFrom<Side>('freePeoples', 'shadow'), besieged: fc.boolean() },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(someone, anyRegion, anyStronghold, siege, (figures, region, stronghold, state) => {
      const places: Record<string, Place> = Object.fromEntries(figures.map((figure) => [figure, region]));
      const json = { figures: places, settlements: { [stronghold]: state } };
      expect(countEndPositions(positionOf(json), 'freePeoples')).toBe(countSlowly(json, 'freePeoples'));
    }),
    { seed: 11, numRuns: 12 },
  );
});

test('the second opinion counts the same figures of the Shadow', { timeout: 60_000 }, () => {
  const readings = fc.constantFrom('default' as const, 'other' as const);
  fc.assert(
    fc.property(anyRegion, anyStronghold, anyStronghold, readings, (region, home, other, reading) => {
      const json = {
        figures: { ...noNazgul, 'nazgul-1': home, 'nazgul-2': other, 'mouth-of-sauron': region } as Record<
          string,
          Place
        >,
        settlements: { [home]: { besieged: true } },
        rulings: { 'nazgul-leave-siege': reading },
      };
      expect(countEndPositions(positionOf(json), 'shadow')).toBe(countSlowly(json, 'shadow'));
    }),
    { seed: 12, numRuns: 10 },
  );
});
