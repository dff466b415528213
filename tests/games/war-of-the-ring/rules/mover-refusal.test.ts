// R1–R5, R8, R18, R25: figures that as a whole may not move by an action, and the one reason on every region.

import { expect, test } from 'vitest';
import type { RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type Asked, whereTo } from '../../../helpers/ask.ts';

const orthanc = {
  figures: { saruman: 'orthanc', 'witch-king': 'orthanc', 'mouth-of-sauron': 'orthanc', 'nazgul-1': 'orthanc' },
} as const;
const rows: readonly (readonly [string, Asked, RegionId | null, object])[] = [
  ['R1: out of play', { figures: ['aragorn'] }, null, { code: 'notInPlay', figures: ['aragorn'] }],
  [
    'R2: dead',
    { position: { figures: { 'witch-king': 'eliminated' } }, figures: ['witch-king'] },
    null,
    { code: 'notInPlay', figures: ['witch-king'] },
  ],
  [
    'only the absent are named',
    { position: { figures: { strider: 'bree' } }, figures: ['strider', 'gandalf-the-white', 'nazgul-5'] },
    null,
    { code: 'notInPlay', figures: ['gandalf-the-white', 'nazgul-5'] },
  ],
  [
    'R4, R5: both sides',
    { position: { figures: { strider: 'morannon' } }, figures: ['strider', 'nazgul-4'] },
    'morannon',
    { code: 'mixedSides', figures: ['strider', 'nazgul-4'] },
  ],
  ['R4: in the Fellowship', { figures: ['strider'] }, null, { code: 'inFellowship', figures: ['strider'] }],
  [
    'R4: only those in the Fellowship are named',
    { position: { figures: { gimli: 'rivendell' } }, figures: ['gimli', 'strider'] },
    null,
    { code: 'inFellowship', figures: ['strider'] },
  ],
  [
    'R8: in two regions',
    { position: { figures: { strider: 'bree', gimli: 'dale' } }, figures: ['strider', 'gimli'] },
    null,
    { code: 'notTogether', figures: ['strider', 'gimli'] },
  ],
  [
    'R14: Nazgûl in two regions',
    { figures: ['nazgul-1', 'nazgul-2'] },
    null,
    { code: 'notTogether', figures: ['nazgul-1', 'nazgul-2'] },
  ],
  [
    'R18: the Mouth in company',
    { position: orthanc, figures: ['mouth-of-sauron', 'nazgul-1'] },
    'orthanc',
    { code: 'cannotMoveTogether', figures: ['mouth-of-sauron', 'nazgul-1'] },
  ],
  [
    'R17: Saruman, whoever is with him',
    { position: orthanc, figures: ['saruman', 'mouth-of-sauron'] },
    'orthanc',
    { code: 'neverLeavesOrthanc' },
  ],
  ['R17: Saruman', { position: orthanc, figures: ['saruman'] }, 'orthanc', { code: 'neverLeavesOrthanc' }],
  [
    'R3: the Ring-bearers by a Character result',
    { figures: ['ring-bearers'] },
    'rivendell',
    { code: 'notMovedByThis', figures: ['ring-bearers'] },
  ],
  [
    'R3: the Ring-bearers with an Army',
    { action: { type: 'withArmy' }, figures: ['ring-bearers'] },
    'rivendell',
    { code: 'notMovedByThis', figures: ['ring-bearers'] },
  ],
  [
    'R3: the Ring-bearers in company, being of one side with it',
    { position: { figures: { strider: 'rivendell' } }, figures: ['strider', 'ring-bearers'] },
    'rivendell',
    { code: 'notMovedByThis', figures: ['ring-bearers'] },
  ],
  [
    'R6: Gollum never separates, in company neither',
    {
      position: { figures: { gollum: 'fellowship' } },
      action: { type: 'separation' },
      figures: ['strider', 'gollum'],
    },
    'rivendell',
    { code: 'levelZero' },
  ],
  [
    'a Companion of the Fellowship with an Army',
    { action: { type: 'withArmy' }, figures: ['strider'] },
    null,
    { code: 'inFellowship', figures: ['strider'] },
  ],
];

test.each(rows)('%s', (_, request, origin, cause) => {
  const answer = whereTo(request);
  expect(answer).toMatchObject({
    origin,
    range: null,
    destinations: {},
    stay: { legal: false, notes: [] },
    rulings: {},
  });
  expect(Object.keys(answer.refusals)).toHaveLength(origin === null ? 105 : 104);
  for (const causes of Object.values(answer.refusals)) expect(causes).toEqual([cause]);
});

test('R16: the Witch-king flies with Nazgûl, in any order', () => {
  for (const figures of [
    ['witch-king', 'nazgul-1'],
    ['nazgul-1', 'witch-king'],
  ] as const) {
    expect(whereTo({ position: orthanc, figures }).range).toBe('unlimited');
  }
});
