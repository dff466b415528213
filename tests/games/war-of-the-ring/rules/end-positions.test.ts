// How many positions one Character result can lead to, as literal numbers. ../counted-end-positions.test.ts writes each
// one down.

import { describe, expect, test } from 'vitest';
import { countEndPositions } from '../../../../src/games/war-of-the-ring/rules/end-positions.ts';
import { parseNotation } from '../../../../src/games/war-of-the-ring/state/notation.ts';
import type { PositionJson } from '../../../../src/games/war-of-the-ring/state/position-json.ts';
import { SCENARIOS } from '../../../../src/games/war-of-the-ring/state/scenarios.ts';
import { NAZGUL, type Side } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { positionOf } from '../../../helpers/arbitraries/requests.ts';

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
  [
    'R57 by the other reading: whoever is shut in only stays',
    {
      figures: { ...noNazgul, 'nazgul-1': 'morannon', 'nazgul-2': 'morannon', 'witch-king': 'morannon' },
      settlements: { morannon: { besieged: true } },
      rulings: { 'nazgul-leave-siege': 'other' },
    },
    'shadow',
    1n,
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
    ['example', 9_644_250n, 8_162_583_660n],
    ['moriaTaken', 225n, 3_764_376n],
    ['helmsDeepBesieged', 1_513n, 400_126_650n],
    ['minasTirithBesieged', 1_160n, 400_126_650n],
    ['rivendellLost', 201n, 400_126_650n],
    ['whiteAndHeir', 687_159n, 380_358_825n],
    ['allMinions', 3_741_036n, 449_726_863_515_930n],
  ];
  test('every one is here', () => {
    expect(counts.map(([id]) => id)).toEqual(SCENARIOS.map(({ id }) => id));
  });
  test.each(counts)('%s', (id, freePeoples, shadow) => {
    const parsed = parseNotation(SCENARIOS.find((scenario) => scenario.id === id)?.notation ?? '');
    if (!parsed.ok) throw new Error('not read');
    expect(countEndPositions(parsed.value, 'freePeoples')).toBe(freePeoples);
    expect(countEndPositions(parsed.value, 'shadow')).toBe(shadow);
  });
});
