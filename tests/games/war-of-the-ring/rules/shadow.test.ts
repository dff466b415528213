// R5, R14–R20, R29, R57, R58 (rulebook p. 24–25): Nazgûl, Witch-king, Saruman and the Mouth of Sauron with a Character result.

import { describe, expect, test } from 'vitest';
import { board } from '../../../../src/games/war-of-the-ring/board.ts';
import type { RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type Asked, distancesOf, legalOf, whereTo } from '../../../helpers/ask.ts';

const freePeoplesStrongholds = [
  'dol-amroth',
  'erebor',
  'grey-havens',
  'helms-deep',
  'lorien',
  'minas-tirith',
  'rivendell',
  'woodland-realm',
];

describe('R14, R15: Nazgûl', () => {
  const rows: readonly (readonly [string, Asked, RegionId, readonly string[]])[] = [
    ['anywhere but the eight Free Peoples Strongholds', { figures: ['nazgul-4'] }, 'morannon', freePeoplesStrongholds],
    [
      'R16: the Witch-king is one of them',
      { position: { figures: { 'witch-king': 'angmar' } }, figures: ['witch-king'] },
      'angmar',
      freePeoplesStrongholds,
    ],
    [
      'R26: several of one region',
      {
        position: { figures: { 'witch-king': 'morannon', 'nazgul-8': 'morannon' } },
        figures: ['nazgul-4', 'witch-king', 'nazgul-8'],
      },
      'morannon',
      freePeoplesStrongholds,
    ],
    [
      'R15: into one that the Shadow besieges',
      { position: { settlements: { 'minas-tirith': { besieged: true } } }, figures: ['nazgul-4'] },
      'morannon',
      freePeoplesStrongholds.filter((id) => id !== 'minas-tirith'),
    ],
    [
      'R29: into one that the Shadow has taken',
      { position: { settlements: { 'helms-deep': { controller: 'shadow' } } }, figures: ['nazgul-4'] },
      'morannon',
      freePeoplesStrongholds.filter((id) => id !== 'helms-deep'),
    ],
    [
      'R29: even while the Free Peoples besiege it',
      { position: { settlements: { 'helms-deep': { controller: 'shadow', besieged: true } } }, figures: ['nazgul-4'] },
      'morannon',
      freePeoplesStrongholds.filter((id) => id !== 'helms-deep'),
    ],
    [
      'R29: not into one that the Shadow has lost',
      { position: { settlements: { moria: { controller: 'freePeoples' } } }, figures: ['nazgul-4'] },
      'morannon',
      [...freePeoplesStrongholds, 'moria'],
    ],
    [
      'R54: Cities and Fortifications are open',
      { position: { settlements: { 'far-harad': { controller: 'freePeoples' } } }, figures: ['nazgul-4'] },
      'morannon',
      freePeoplesStrongholds,
    ],
    [
      'R57: out of and into their own besieged Strongholds',
      { position: { settlements: { morannon: { besieged: true }, moria: { besieged: true } } }, figures: ['nazgul-4'] },
      'morannon',
      freePeoplesStrongholds,
    ],
    [
      'an odd start inside a Free Peoples Stronghold is no obstacle',
      { position: { figures: { 'nazgul-4': 'lorien' } }, figures: ['nazgul-4'] },
      'lorien',
      freePeoplesStrongholds.filter((id) => id !== 'lorien'),
    ],
  ];
  test.each(rows)('%s', (_, request, origin, closed) => {
    const answer = whereTo(request);
    expect(answer.origin).toBe(origin);
    expect(answer.range).toBe('unlimited');
    expect(legalOf(answer)).toEqual(board.regionIds.filter((id) => id !== origin && !closed.includes(id)));
    expect(Object.keys(answer.refusals).sort()).toEqual([...closed].sort());
    for (const region of closed) {
      expect(answer.refusals[region as RegionId]).toEqual([{ code: 'freePeoplesStronghold', region, how: 'enter' }]);
    }
    for (const destination of Object.values(answer.destinations)) {
      expect(destination).toEqual({ distance: null, route: null, notes: [{ code: 'byFlight' }] });
    }
    expect(answer.stay).toEqual({ legal: true, notes: [] });
  });

  describe('R57 by the other reading: who is shut in stays in', () => {
    const position = {
      settlements: { morannon: { besieged: true }, moria: { besieged: true } },
      rulings: { 'nazgul-leave-siege': 'other' },
    } as const;

    test('no destination at all, and two causes for a closed Stronghold', () => {
      const answer = whereTo({ position, figures: ['nazgul-4'] });
      expect(legalOf(answer)).toEqual([]);
      const leave = { code: 'besiegedFriendlyStronghold', region: 'morannon', how: 'leave' };
      expect(answer.refusals.bree).toEqual([leave]);
      expect(answer.refusals.lorien).toEqual([
        { code: 'joint', of: [{ code: 'freePeoplesStronghold', region: 'lorien', how: 'enter' }, leave] },
      ]);
    });

    test('whoever flies in is told', () => {
      const answer = whereTo({ position, figures: ['nazgul-1'] });
      expect(answer.destinations.moria?.notes).toEqual([{ code: 'byFlight' }, { code: 'intoSiege' }]);
      expect(answer.destinations.bree?.notes).toEqual([{ code: 'byFlight' }]);
      expect(answer.origin).toBe('barad-dur');
    });

    test('a Free Peoples Stronghold under siege shuts no Nazgûl in', () => {
      const outside = {
        ...position,
        settlements: { lorien: { besieged: true } },
        figures: { 'nazgul-4': 'lorien' },
      } as const;
      expect(legalOf(whereTo({ position: outside, figures: ['nazgul-4'] }))).toHaveLength(104 - 7);
    });
  });
});

describe('R18–R20, R58: the Mouth of Sauron', () => {
  const rows: readonly (readonly [string, Asked['position'], readonly string[]])[] = [
    [
      'R18, R58: three regions, through Shadow Strongholds',
      { figures: { 'mouth-of-sauron': 'morannon' } },
      [
        'ash-mountains 2',
        'barad-dur 2',
        'dagorlad 1',
        'dead-marshes 3',
        'eastern-brown-lands 3',
        'eastern-emyn-muil 2',
        'gorgoroth 1',
        'minas-morgul 2',
        'noman-lands 2',
        'north-ithilien 2',
        'nurn 2',
        'osgiliath 3',
        'south-ithilien 3',
        'south-rhun 3',
        'southern-dorwinion 3',
        'southern-rhovanion 3',
        'western-emyn-muil 3',
      ],
    ],
    [
      'R19: not out of his own besieged Stronghold',
      { figures: { 'mouth-of-sauron': 'morannon' }, settlements: { morannon: { besieged: true } } },
      [],
    ],
    [
      'R19: neither into nor through one',
      {
        figures: { 'mouth-of-sauron': 'gorgoroth' },
        settlements: { morannon: { besieged: true }, 'minas-morgul': { besieged: true } },
      },
      ['barad-dur 1', 'nurn 1'],
    ],
    ['R20: not into a Free Peoples Stronghold, nor through it', { figures: { 'mouth-of-sauron': 'forlindon' } }, []],
    [
      'R20, R58: into and through one that the Shadow besieges',
      { figures: { 'mouth-of-sauron': 'forlindon' }, settlements: { 'grey-havens': { besieged: true } } },
      [
        'buckland 3',
        'cardolan 3',
        'ered-luin 2',
        'evendim 3',
        'grey-havens 1',
        'harlindon 2',
        'minhiriath 3',
        'north-ered-luin 3',
        'old-forest 3',
        'south-ered-luin 3',
        'the-shire 3',
        'tower-hills 2',
      ].filter((region) => !['buckland 3', 'cardolan 3', 'minhiriath 3', 'old-forest 3'].includes(region)),
    ],
    [
      'R29: into and through one that the Shadow has taken',
      { figures: { 'mouth-of-sauron': 'forlindon' }, settlements: { 'grey-havens': { controller: 'shadow' } } },
      [
        'ered-luin 2',
        'evendim 3',
        'grey-havens 1',
        'harlindon 2',
        'north-ered-luin 3',
        'south-ered-luin 3',
        'the-shire 3',
        'tower-hills 2',
      ],
    ],
    [
      'R58 by the other reading: Strongholds end his way',
      { figures: { 'mouth-of-sauron': 'gorgoroth' }, rulings: { 'mouth-walks-through-strongholds': 'other' } },
      ['barad-dur 1', 'minas-morgul 1', 'morannon 1', 'nurn 1'],
    ],
    [
      'R58 by the other reading: those that the Shadow besieges too',
      {
        figures: { 'mouth-of-sauron': 'forlindon' },
        settlements: { 'grey-havens': { besieged: true } },
        rulings: { 'mouth-walks-through-strongholds': 'other' },
      },
      ['grey-havens 1'],
    ],
  ];
  test.each(rows)('%s', (_, position, expected) => {
    const answer = whereTo({ ...(position === undefined ? {} : { position }), figures: ['mouth-of-sauron'] });
    expect(answer.range).toBe(3);
    expect(distancesOf(answer)).toEqual([...expected].sort());
  });

  const refused: readonly (readonly [string, Asked['position'], RegionId, readonly object[]])[] = [
    [
      'the closed door',
      { figures: { 'mouth-of-sauron': 'forlindon' } },
      'grey-havens',
      [{ code: 'freePeoplesStronghold', region: 'grey-havens', how: 'enter' }],
    ],
    [
      'the closed way',
      { figures: { 'mouth-of-sauron': 'forlindon' } },
      'harlindon',
      [{ code: 'freePeoplesStronghold', region: 'grey-havens', how: 'passThrough' }],
    ],
    [
      'his own besieged door',
      { figures: { 'mouth-of-sauron': 'gorgoroth' }, settlements: { morannon: { besieged: true } } },
      'morannon',
      [{ code: 'besiegedFriendlyStronghold', region: 'morannon', how: 'enter' }],
    ],
    [
      'his own besieged way',
      {
        figures: { 'mouth-of-sauron': 'gorgoroth' },
        settlements: { morannon: { besieged: true }, 'minas-morgul': { controller: 'freePeoples' } },
      },
      'dagorlad',
      [
        { code: 'freePeoplesStronghold', region: 'minas-morgul', how: 'passThrough' },
        { code: 'besiegedFriendlyStronghold', region: 'morannon', how: 'passThrough' },
        { code: 'impassableBorder', between: ['gorgoroth', 'south-ithilien'], around: null },
        { code: 'impassableBorder', between: ['gorgoroth', 'south-rhun'], around: null },
        { code: 'impassableBorder', between: ['ash-mountains', 'barad-dur'], around: null },
      ],
    ],
    [
      'the stop by the other reading',
      {
        figures: { 'mouth-of-sauron': 'forlindon' },
        settlements: { 'grey-havens': { besieged: true } },
        rulings: { 'mouth-walks-through-strongholds': 'other' },
      },
      'harlindon',
      [{ code: 'mustStop', at: 'grey-havens' }],
    ],
  ];
  test.each(refused)('%s', (_, position, region, causes) => {
    const { refusals } = whereTo({ ...(position === undefined ? {} : { position }), figures: ['mouth-of-sauron'] });
    expect(refusals[region]).toEqual(causes);
  });

  test('the stop by the other reading is told before he goes', () => {
    const position = {
      figures: { 'mouth-of-sauron': 'gorgoroth' },
      rulings: { 'mouth-walks-through-strongholds': 'other' },
    } as const;
    const { destinations } = whereTo({ position, figures: ['mouth-of-sauron'] });
    expect(destinations.morannon?.notes).toEqual([{ code: 'mustStop', at: 'morannon' }]);
    expect(destinations.nurn?.notes).toEqual([]);
  });
});

test('R6, R17: Saruman never leaves Orthanc, and that is all there is to say', () => {
  const answer = whereTo({ position: { figures: { saruman: 'orthanc' } }, figures: ['saruman'] });
  expect(answer).toMatchObject({
    origin: 'orthanc',
    range: null,
    destinations: {},
    stay: { legal: false, notes: [] },
    rulings: {},
  });
  expect(Object.keys(answer.refusals)).toHaveLength(104);
  for (const causes of Object.values(answer.refusals)) expect(causes).toEqual([{ code: 'neverLeavesOrthanc' }]);
});
