// R51, R52 (rulebook p. 27, 24): figures that go along with their own Army.

import { expect, test } from 'vitest';
import type { RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type Asked, distancesOf, legalOf, whereTo } from '../../../helpers/ask.ts';

const action = { type: 'withArmy' } as const;
const army = { code: 'armyRulesNotJudged' };

const rows: readonly (readonly [string, Asked['position'], Asked['figures'], readonly string[]])[] = [
  [
    'one region over open borders, whatever the Level',
    { figures: { strider: 'edoras' } },
    ['strider'],
    ['folde 1', 'westemnet 1'],
  ],
  [
    'into a Shadow Stronghold',
    { figures: { meriadoc: 'hollin' } },
    ['meriadoc'],
    ['fords-of-bruinen 1', 'moria 1', 'north-dunland 1', 'south-downs 1', 'trollshaws 1'],
  ],
  [
    'Nazgûl do not fly with an Army, and may follow it into a Free Peoples Stronghold',
    { figures: { 'nazgul-1': 'fords-of-isen' } },
    ['nazgul-1'],
    ['druwaith-iaur 1', 'fangorn 1', 'gap-of-rohan 1', 'helms-deep 1', 'orthanc 1', 'westemnet 1'],
  ],
  [
    'the Mouth goes along with others',
    { figures: { 'mouth-of-sauron': 'orthanc', 'witch-king': 'orthanc' } },
    ['mouth-of-sauron', 'witch-king'],
    ['fords-of-isen 1', 'gap-of-rohan 1'],
  ],
  [
    'a sealed siege keeps everybody in',
    { figures: { 'nazgul-1': 'orthanc' }, settlements: { orthanc: { besieged: true } } },
    ['nazgul-1'],
    [],
  ],
  [
    'and out',
    { figures: { strider: 'westemnet' }, settlements: { 'helms-deep': { besieged: true } } },
    ['strider'],
    ['eastemnet 1', 'edoras 1', 'fangorn 1', 'folde 1', 'fords-of-isen 1'],
  ],
];

test.each(rows)('%s', (_, position, figures, expected) => {
  const answer = whereTo({ ...(position === undefined ? {} : { position }), action, figures });
  expect(answer.range).toBe(1);
  expect(distancesOf(answer)).toEqual(expected);
  for (const destination of Object.values(answer.destinations)) expect(destination?.notes).toEqual([army]);
  expect(answer.stay).toEqual({ legal: true, notes: [army] });
});

test('R48: whoever ends in a City wakes its Nation, whoever stays does not', () => {
  const answer = whereTo({ position: { figures: { meriadoc: 'edoras' } }, action, figures: ['meriadoc'] });
  expect(answer.stay.notes).toEqual([army]);
  const there = whereTo({ position: { figures: { meriadoc: 'westemnet' } }, action, figures: ['meriadoc'] });
  expect(there.destinations.edoras?.notes).toEqual([{ code: 'activates', nation: 'rohan' }, army]);
});

const refused: readonly (readonly [string, Asked['position'], Asked['figures'], RegionId, readonly object[]])[] = [
  ['two regions away', { figures: { strider: 'edoras' } }, ['strider'], 'helms-deep', [{ code: 'notAdjacent' }]],
  [
    'across a black border',
    { figures: { strider: 'lorien' } },
    ['strider'],
    'moria',
    [{ code: 'impassableBorder', between: ['lorien', 'moria'], around: 2 }, { code: 'notAdjacent' }],
  ],
  [
    'the door of a sealed Stronghold',
    { figures: { strider: 'westemnet' }, settlements: { 'helms-deep': { besieged: true } } },
    ['strider'],
    'helms-deep',
    [{ code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'enter' }],
  ],
];

test.each(refused)('refused: %s', (_, position, figures, region, causes) => {
  const { refusals } = whereTo({ ...(position === undefined ? {} : { position }), action, figures });
  expect(refusals[region]).toEqual(causes);
});

test('R52: Level 0 stays, in company too', () => {
  const position = { figures: { saruman: 'orthanc', 'nazgul-1': 'orthanc' } } as const;
  for (const figures of [['saruman'], ['nazgul-1', 'saruman']] as const) {
    const answer = whereTo({ position, action, figures });
    expect(legalOf(answer)).toEqual([]);
    expect(answer.refusals['gap-of-rohan']).toEqual([{ code: 'neverLeavesOrthanc' }]);
  }
});
