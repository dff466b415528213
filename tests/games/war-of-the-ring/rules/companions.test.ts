// R4–R13, R21–R32, R42, R54, R55 (rulebook p. 24): Companions on the map with a Character result.

import { describe, expect, test } from 'vitest';
import type { RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type Asked, distancesOf, legalOf, whereTo } from '../../../helpers/ask.ts';

const beyondMoria = [
  'cardolan 2',
  'dimrill-dale 1',
  'fords-of-bruinen 2',
  'gladden-fields 2',
  'hollin 1',
  'lorien 2',
  'north-anduin-vale 2',
  'north-dunland 1',
  'parth-celebrant 2',
  'south-anduin-vale 2',
  'south-downs 2',
  'south-dunland 2',
  'tharbad 2',
  'trollshaws 2',
];
const twoFromHollin = [
  'bree 2',
  'buckland 2',
  'cardolan 2',
  'ettenmoors 2',
  'fords-of-bruinen 1',
  'high-pass 2',
  'moria 1',
  'north-dunland 1',
  'rivendell 2',
  'south-downs 1',
  'south-dunland 2',
  'tharbad 2',
  'trollshaws 1',
  'weather-hills 2',
];
const threeFromHollin = [
  ...twoFromHollin,
  'angmar 3',
  'arnor 3',
  'enedwaith 3',
  'evendim 3',
  'gap-of-rohan 3',
  'goblins-gate 3',
  'minhiriath 3',
  'mount-gram 3',
  'north-downs 3',
  'old-forest 3',
  'south-ered-luin 3',
  'the-shire 3',
].sort();
const twoFromBree = [
  'arnor 2',
  'buckland 1',
  'cardolan 2',
  'ettenmoors 2',
  'evendim 2',
  'hollin 2',
  'north-downs 1',
  'north-dunland 2',
  'old-forest 2',
  'south-downs 1',
  'the-shire 2',
  'trollshaws 2',
  'weather-hills 1',
];

const reaches: readonly (readonly [string, Asked, number, readonly string[]])[] = [
  [
    'R7: Level 1 goes to the neighbours',
    { position: { figures: { meriadoc: 'bree' } }, figures: ['meriadoc'] },
    1,
    ['buckland 1', 'north-downs 1', 'south-downs 1', 'weather-hills 1'],
  ],
  ['R7: Level 2 goes two regions', { position: { figures: { gimli: 'bree' } }, figures: ['gimli'] }, 2, twoFromBree],
  [
    'R7, R11: Level 3 goes three, into Moria and not past it',
    { position: { figures: { strider: 'hollin' } }, figures: ['strider'] },
    3,
    threeFromHollin,
  ],
  [
    'R8: the highest Level carries the group',
    {
      position: { figures: { meriadoc: 'bree', gimli: 'bree', peregrin: 'bree' } },
      figures: ['meriadoc', 'gimli', 'peregrin'],
    },
    2,
    twoFromBree,
  ],
  [
    'R9: who stays behind lends nothing',
    { position: { figures: { meriadoc: 'bree', gimli: 'bree' } }, figures: ['meriadoc'] },
    1,
    ['buckland 1', 'north-downs 1', 'south-downs 1', 'weather-hills 1'],
  ],
  [
    'R10: Shadow Armies are no obstacle',
    {
      position: {
        figures: { gimli: 'bree' },
        armies: {
          bree: [{ side: 'shadow', nations: ['sauron'] }],
          buckland: [{ side: 'shadow', nations: ['sauron'] }],
          'south-downs': [{ side: 'shadow', nations: ['isengard'] }],
        },
      },
      figures: ['gimli'],
    },
    2,
    twoFromBree,
  ],
  [
    'R11, R28: he stops in a Shadow Stronghold, and may end there',
    { position: { figures: { gimli: 'hollin' } }, figures: ['gimli'] },
    2,
    twoFromHollin,
  ],
  [
    'R27: starting in a Shadow Stronghold is no obstacle',
    { position: { figures: { gimli: 'moria' } }, figures: ['gimli'] },
    2,
    beyondMoria,
  ],
  [
    'R29: Moria in Free Peoples hands stops nobody',
    {
      position: { figures: { gimli: 'hollin' }, settlements: { moria: { controller: 'freePeoples' } } },
      figures: ['gimli'],
    },
    2,
    [...twoFromHollin, 'dimrill-dale 2'].sort(),
  ],
  [
    'R31: a besieged Shadow Stronghold stops by the first reading',
    { position: { figures: { gimli: 'hollin' }, settlements: { moria: { besieged: true } } }, figures: ['gimli'] },
    2,
    twoFromHollin,
  ],
  [
    'R31: and lets pass by the other',
    {
      position: {
        figures: { gimli: 'hollin' },
        settlements: { moria: { besieged: true } },
        rulings: { 'stop-at-besieged-shadow-stronghold': 'other' },
      },
      figures: ['gimli'],
    },
    2,
    [...twoFromHollin, 'dimrill-dale 2'].sort(),
  ],
  [
    'R31: the other reading frees from no Stronghold that is not besieged',
    {
      position: { figures: { gimli: 'hollin' }, rulings: { 'stop-at-besieged-shadow-stronghold': 'other' } },
      figures: ['gimli'],
    },
    2,
    twoFromHollin,
  ],
  [
    'R12, R32: a besieged friendly Stronghold is a wall',
    {
      position: { figures: { gimli: 'forlindon' }, settlements: { 'grey-havens': { besieged: true } } },
      figures: ['gimli'],
    },
    2,
    [],
  ],
  [
    'R32: without the siege it is a way',
    { position: { figures: { gimli: 'forlindon' } }, figures: ['gimli'] },
    2,
    ['ered-luin 2', 'grey-havens 1', 'harlindon 2', 'tower-hills 2'],
  ],
  [
    'R12: nobody leaves a besieged friendly Stronghold',
    {
      position: { figures: { strider: 'minas-tirith' }, settlements: { 'minas-tirith': { besieged: true } } },
      figures: ['strider'],
    },
    3,
    [],
  ],
  [
    'R12, R29: a captured Stronghold under siege is a friendly one',
    {
      position: { figures: { gimli: 'hollin' }, settlements: { moria: { controller: 'freePeoples', besieged: true } } },
      figures: ['gimli'],
    },
    2,
    twoFromHollin.filter((region) => region !== 'moria 1'),
  ],
  [
    'R12: a lost Stronghold that friends besiege is not sealed; he stops there',
    {
      position: {
        figures: { gimli: 'fords-of-isen' },
        settlements: { 'helms-deep': { controller: 'shadow', besieged: true } },
      },
      figures: ['gimli'],
    },
    2,
    [
      'andrast 2',
      'druwaith-iaur 1',
      'eastemnet 2',
      'edoras 2',
      'enedwaith 2',
      'fangorn 1',
      'folde 2',
      'gap-of-rohan 1',
      'helms-deep 1',
      'orthanc 1',
      'parth-celebrant 2',
      'south-dunland 2',
      'westemnet 1',
    ],
  ],
  [
    'R13: no black border is crossed',
    { position: { figures: { legolas: 'lorien' } }, figures: ['legolas'] },
    2,
    [
      'dimrill-dale 1',
      'gladden-fields 2',
      'moria 2',
      'north-anduin-vale 2',
      'parth-celebrant 1',
      'south-anduin-vale 2',
      'western-brown-lands 2',
      'fangorn 2',
      'eastemnet 2',
    ].sort(),
  ],
  [
    'R54: Cities, Towns and Fortifications stop nobody, whoever holds them',
    {
      position: {
        figures: { gimli: 'bree' },
        settlements: { bree: { controller: 'shadow' }, 'the-shire': { controller: 'shadow' } },
      },
      figures: ['gimli'],
    },
    2,
    twoFromBree,
  ],
  [
    'R55: through Morannon into Mordor goes only who starts there',
    { position: { figures: { boromir: 'morannon' } }, figures: ['boromir'] },
    2,
    [
      'ash-mountains 2',
      'barad-dur 2',
      'dagorlad 1',
      'eastern-emyn-muil 2',
      'gorgoroth 1',
      'minas-morgul 2',
      'noman-lands 2',
      'north-ithilien 2',
      'nurn 2',
    ],
  ],
  [
    'R4: Strider, Boromir and the Hobbits are each their own mover; Gandalf the Grey walks as printed',
    {
      position: {
        figures: { 'gandalf-the-grey': 'forlindon' },
        settlements: { 'grey-havens': { controller: 'shadow' } },
      },
      figures: ['gandalf-the-grey'],
    },
    3,
    ['grey-havens 1'],
  ],
];

test.each(reaches)('%s', (_, request, range, expected) => {
  const answer = whereTo(request);
  expect(answer.range).toBe(range);
  expect(distancesOf(answer)).toEqual([...expected].sort());
  expect(answer.stay).toEqual({ legal: true, notes: [] });
  expect(Object.keys(answer.destinations).length + Object.keys(answer.refusals).length).toBe(104);
});

describe('R42: Shadowfax', () => {
  const ride = { code: 'levelCountsAs', level: 4, because: 'shadowfax' };
  const fangorn = {
    'gandalf-the-white': 'fangorn',
    meriadoc: 'fangorn',
    peregrin: 'fangorn',
    gimli: 'fangorn',
    boromir: 'bree',
  } as const;
  const rows: readonly (readonly [string, Asked['figures'], number, number])[] = [
    ['alone', ['gandalf-the-white'], 4, 44],
    ['with one Hobbit', ['gandalf-the-white', 'meriadoc'], 4, 44],
    ['with the other Hobbit, whoever is named first', ['peregrin', 'gandalf-the-white'], 4, 44],
    ['not with two Hobbits', ['gandalf-the-white', 'meriadoc', 'peregrin'], 3, 28],
    ['not with anybody else', ['gandalf-the-white', 'gimli'], 3, 28],
    ['not with a Hobbit and somebody else', ['gandalf-the-white', 'meriadoc', 'gimli'], 3, 28],
  ];
  test.each(rows)('%s', (_, figures, range, count) => {
    const answer = whereTo({ position: { figures: fangorn }, figures });
    expect(answer.range).toBe(range);
    const legal = legalOf(answer);
    expect(legal).toHaveLength(count);
    for (const region of legal) {
      const told = answer.destinations[region]?.notes.filter(({ code }) => code === 'levelCountsAs');
      expect(told).toEqual(range === 4 ? [ride] : []);
    }
  });

  test('Hobbits do not ride without him, nor Gandalf the Grey', () => {
    const position = { figures: { 'gandalf-the-grey': 'fangorn', meriadoc: 'fangorn' } } as const;
    expect(whereTo({ position, figures: ['gandalf-the-grey', 'meriadoc'] }).range).toBe(3);
    expect(whereTo({ position, figures: ['meriadoc'] }).range).toBe(1);
  });
});

describe('routes', () => {
  test('are told from the origin to the destination', () => {
    const { destinations } = whereTo({ position: { figures: { gimli: 'fords-of-isen' } }, figures: ['gimli'] });
    expect(destinations['helms-deep']?.route).toEqual(['fords-of-isen', 'helms-deep']);
    expect(destinations['parth-celebrant']?.route).toEqual(['fords-of-isen', 'fangorn', 'parth-celebrant']);
  });
});

const refusals: readonly (readonly [string, Asked, RegionId, readonly object[]])[] = [
  [
    'R7: too far',
    { position: { figures: { meriadoc: 'bree' } }, figures: ['meriadoc'] },
    'the-shire',
    [{ code: 'tooFar', distance: 2, range: 1 }],
  ],
  [
    'R7: much too far',
    { position: { figures: { meriadoc: 'bree' } }, figures: ['meriadoc'] },
    'minas-tirith',
    [{ code: 'tooFar', distance: 9, range: 1 }],
  ],
  [
    'R11: the stop, or the long way round',
    { position: { figures: { gimli: 'hollin' } }, figures: ['gimli'] },
    'dimrill-dale',
    [
      { code: 'mustStop', at: 'moria' },
      { code: 'tooFar', distance: 6, range: 2 },
    ],
  ],
  [
    'R11: a longer range finds shorter ways over the mountains too; they are told last',
    { position: { figures: { strider: 'hollin' } }, figures: ['strider'] },
    'dimrill-dale',
    [
      { code: 'mustStop', at: 'moria' },
      { code: 'tooFar', distance: 6, range: 3 },
      { code: 'impassableBorder', between: ['lorien', 'north-dunland'], around: 6 },
      { code: 'impassableBorder', between: ['north-dunland', 'parth-celebrant'], around: 6 },
    ],
  ],
  [
    'what shuts a way is told before the stop on a nearer one, and both before the mountains',
    {
      position: {
        figures: { strider: 'dagorlad' },
        settlements: { 'minas-morgul': { controller: 'freePeoples', besieged: true } },
      },
      figures: ['strider'],
    },
    'gorgoroth',
    [
      { code: 'besiegedFriendlyStronghold', region: 'minas-morgul', how: 'passThrough' },
      { code: 'mustStop', at: 'morannon' },
      { code: 'impassableBorder', between: ['gorgoroth', 'south-rhun'], around: null },
      { code: 'impassableBorder', between: ['gorgoroth', 'south-ithilien'], around: null },
    ],
  ],
  [
    'R12: the door of a besieged friendly Stronghold',
    {
      position: { figures: { gimli: 'westemnet' }, settlements: { 'helms-deep': { besieged: true } } },
      figures: ['gimli'],
    },
    'helms-deep',
    [{ code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'enter' }],
  ],
  [
    'R12: the door, and it is too far away besides',
    {
      position: { figures: { meriadoc: 'edoras' }, settlements: { 'helms-deep': { besieged: true } } },
      figures: ['meriadoc'],
    },
    'helms-deep',
    [
      {
        code: 'joint',
        of: [
          { code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'enter' },
          { code: 'tooFar', distance: 2, range: 1 },
        ],
      },
    ],
  ],
  [
    'R12: the way out of one',
    {
      position: { figures: { gimli: 'helms-deep' }, settlements: { 'helms-deep': { besieged: true } } },
      figures: ['gimli'],
    },
    'westemnet',
    [{ code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'leave' }],
  ],
  [
    'R12: the way out, and the way is long besides',
    {
      position: { figures: { meriadoc: 'helms-deep' }, settlements: { 'helms-deep': { besieged: true } } },
      figures: ['meriadoc'],
    },
    'edoras',
    [
      {
        code: 'joint',
        of: [
          { code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'leave' },
          { code: 'tooFar', distance: 2, range: 1 },
        ],
      },
    ],
  ],
  [
    'R32: the siege that shuts the way there is, told before the black borders',
    {
      position: { figures: { gimli: 'forlindon' }, settlements: { 'grey-havens': { besieged: true } } },
      figures: ['gimli'],
    },
    'ered-luin',
    [
      { code: 'besiegedFriendlyStronghold', region: 'grey-havens', how: 'passThrough' },
      { code: 'impassableBorder', between: ['ered-luin', 'forlindon'], around: null },
      { code: 'impassableBorder', between: ['forlindon', 'north-ered-luin'], around: null },
    ],
  ],
  [
    'R13: the black border right before his feet, and how long the way round is',
    { position: { figures: { legolas: 'lorien' } }, figures: ['legolas'] },
    'north-dunland',
    [
      { code: 'impassableBorder', between: ['lorien', 'north-dunland'], around: 6 },
      { code: 'tooFar', distance: 6, range: 2 },
      { code: 'impassableBorder', between: ['north-dunland', 'parth-celebrant'], around: 6 },
    ],
  ],
  [
    'R55: from outside nobody enters inner Mordor in one move while the Shadow holds both gates',
    { position: { figures: { strider: 'dagorlad' } }, figures: ['strider'] },
    'gorgoroth',
    [
      { code: 'mustStop', at: 'morannon' },
      { code: 'mustStop', at: 'minas-morgul' },
      { code: 'impassableBorder', between: ['gorgoroth', 'south-rhun'], around: null },
      { code: 'impassableBorder', between: ['gorgoroth', 'south-ithilien'], around: null },
    ],
  ],
];

test.each(refusals)('%s', (_, request, region, causes) => {
  expect(whereTo(request).refusals[region]).toEqual(causes);
});

test('order in a group is irrelevant, in every answer', () => {
  const position = { figures: { gimli: 'moria', meriadoc: 'moria', legolas: 'moria' } } as const;
  const once = whereTo({ position, figures: ['gimli', 'meriadoc', 'legolas'] });
  expect(whereTo({ position, figures: ['legolas', 'gimli', 'meriadoc'] })).toEqual(once);
});
