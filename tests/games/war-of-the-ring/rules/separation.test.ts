// R33–R35, R39 (rulebook p. 39, 43): Companions leave the Fellowship; and R56 (p. 38): where it may be declared.

import { describe, expect, test } from 'vitest';
import type { RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type Asked, distancesOf, legalOf, whereTo } from '../../../helpers/ask.ts';

const separation = { type: 'separation' } as const;
const declaration = { type: 'declaration' } as const;

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

describe('R34: as far as the Fellowship has come, and the Level', () => {
  const rows: readonly (readonly [string, Asked['position'], Asked['figures'], number, readonly string[] | number])[] =
    [
      ['Level alone while the track stands at 0', { fellowship: { region: 'hollin' } }, ['gimli'], 2, twoFromHollin],
      ['a step and Level 1', { fellowship: { region: 'hollin', progress: 1 } }, ['meriadoc'], 2, twoFromHollin],
      [
        'a step and the highest Level of the group',
        { fellowship: { region: 'hollin', progress: 1 } },
        ['meriadoc', 'strider', 'gimli'],
        4,
        35,
      ],
      ['twelve steps and Level 3', { fellowship: { region: 'hollin', progress: 12 } }, ['gandalf-the-grey'], 15, 101],
    ];
  test.each(rows)('%s', (_, position, figures, range, expected) => {
    const answer = whereTo({ ...(position === undefined ? {} : { position }), action: separation, figures });
    expect(answer.origin).toBe('hollin');
    expect(answer.range).toBe(range);
    expect(answer.stay.legal).toBe(true);
    if (typeof expected === 'number') expect(legalOf(answer)).toHaveLength(expected);
    else expect(distancesOf(answer)).toEqual(expected);
  });

  test('the stop, black borders and sealed Strongholds bind as ever', () => {
    const position = {
      fellowship: { region: 'hollin', progress: 12 },
      settlements: { 'helms-deep': { besieged: true } },
    } as const;
    const legal = legalOf(whereTo({ position, action: separation, figures: ['gandalf-the-grey'] }));
    // Inner Mordor behind its gates, and the sealed Helm's Deep.
    expect(legal).toHaveLength(104 - 4);
    for (const region of ['barad-dur', 'gorgoroth', 'nurn', 'helms-deep'] as const) expect(legal).not.toContain(region);
  });
});

test('R35: out of a Shadow Stronghold they may walk', () => {
  const answer = whereTo({ position: { fellowship: { region: 'moria' } }, action: separation, figures: ['meriadoc'] });
  expect(distancesOf(answer)).toEqual(['dimrill-dale 1', 'hollin 1', 'north-dunland 1']);
});

test('R33: out of a besieged Free Peoples Stronghold they may not, but they may be left inside', () => {
  const position = {
    fellowship: { region: 'lorien', progress: 2 },
    settlements: { lorien: { besieged: true } },
  } as const;
  const answer = whereTo({ position, action: separation, figures: ['gimli'] });
  expect(answer).toMatchObject({ origin: 'lorien', range: 4, destinations: {} });
  expect(answer.refusals['dimrill-dale']).toEqual([
    { code: 'besiegedFriendlyStronghold', region: 'lorien', how: 'leave' },
  ]);
  expect(answer.stay).toEqual({ legal: true, notes: [{ code: 'intoSiege' }] });
});

test('R48: being left in a City of one’s own wakes the Nation', () => {
  const position = { fellowship: { region: 'edoras' } } as const;
  expect(whereTo({ position, action: separation, figures: ['meriadoc'] }).stay).toEqual({
    legal: true,
    notes: [{ code: 'activates', nation: 'rohan' }],
  });
  expect(whereTo({ position, action: separation, figures: ['gimli'] }).stay).toEqual({ legal: true, notes: [] });
});

const everywhere: readonly (readonly [string, Asked, RegionId | null, object])[] = [
  [
    'R39: nobody separates on the Mordor Track',
    { position: { fellowship: { region: 'mordorTrack', progress: 2 } }, action: separation, figures: ['gimli'] },
    null,
    { code: 'onMordorTrack', figures: ['gimli'] },
  ],
  [
    'who is on the map cannot separate',
    { position: { figures: { gimli: 'bree' } }, action: separation, figures: ['strider', 'gimli'] },
    'rivendell',
    { code: 'notInFellowship', figures: ['gimli'] },
  ],
  [
    'who is in the Fellowship does not move by a Character result',
    { figures: ['strider', 'gimli'] },
    null,
    { code: 'inFellowship', figures: ['strider', 'gimli'] },
  ],
  [
    'R6: Gollum guides and never separates',
    { position: { figures: { gollum: 'fellowship' } }, action: separation, figures: ['gollum'] },
    'rivendell',
    { code: 'levelZero' },
  ],
  [
    'Nazgûl never separate',
    { action: separation, figures: ['nazgul-1'] },
    'rivendell',
    { code: 'notMovedByThis', figures: ['nazgul-1'] },
  ],
  [
    'the Ring-bearers never separate',
    { action: separation, figures: ['ring-bearers'] },
    'rivendell',
    { code: 'notMovedByThis', figures: ['ring-bearers'] },
  ],
  [
    'R56: the Fellowship is not declared on the Mordor Track',
    { position: { fellowship: { region: 'mordorTrack' } }, action: declaration, figures: ['ring-bearers'] },
    null,
    { code: 'onMordorTrack', figures: ['ring-bearers'] },
  ],
  [
    'only the Ring-bearers are declared',
    { action: declaration, figures: ['strider'] },
    'rivendell',
    { code: 'notMovedByThis', figures: ['strider'] },
  ],
];

test.each(everywhere)('refused everywhere: %s', (_, request, origin, cause) => {
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

describe('R56: the Ring-bearers’ figure', () => {
  test('goes as far as the track tells, Strongholds or not', () => {
    const position = {
      fellowship: { region: 'hollin', progress: 2 },
      settlements: { rivendell: { besieged: true } },
    } as const;
    const answer = whereTo({ position, action: declaration, figures: ['ring-bearers'] });
    expect(answer.range).toBe(2);
    expect(distancesOf(answer)).toEqual([...twoFromHollin, 'dimrill-dale 2'].sort());
    for (const destination of Object.values(answer.destinations)) expect(destination?.notes).toEqual([]);
    expect(answer.stay).toEqual({ legal: true, notes: [] });
  });

  test('leaves a besieged Stronghold freely', () => {
    const position = {
      fellowship: { region: 'lorien', progress: 1 },
      settlements: { lorien: { besieged: true } },
    } as const;
    expect(distancesOf(whereTo({ position, action: declaration, figures: ['ring-bearers'] }))).toEqual([
      'dimrill-dale 1',
      'parth-celebrant 1',
    ]);
  });

  test('stays where it is without progress', () => {
    const answer = whereTo({ action: declaration, figures: ['ring-bearers'] });
    expect(answer.range).toBe(0);
    expect(legalOf(answer)).toEqual([]);
    expect(answer.refusals.trollshaws).toEqual([{ code: 'tooFar', distance: 1, range: 0 }]);
  });

  test('is not declared inside Mordor, unless by the other reading', () => {
    const position = { fellowship: { region: 'morannon', progress: 2 } } as const;
    const answer = whereTo({ position, action: declaration, figures: ['ring-bearers'] });
    expect(distancesOf(answer)).toEqual([
      'ash-mountains 2',
      'dagorlad 1',
      'eastern-emyn-muil 2',
      'minas-morgul 2',
      'noman-lands 2',
      'north-ithilien 2',
    ]);
    for (const region of ['barad-dur', 'gorgoroth', 'nurn'] as const)
      expect(answer.refusals[region]).toEqual([{ code: 'insideMordor' }]);
    expect(answer.rulings).toEqual({ 'declare-inside-mordor': ['barad-dur', 'gorgoroth', 'nurn'] });
    const other = { ...position, rulings: { 'declare-inside-mordor': 'other' } } as const;
    expect(distancesOf(whereTo({ position: other, action: declaration, figures: ['ring-bearers'] }))).toEqual([
      'ash-mountains 2',
      'barad-dur 2',
      'dagorlad 1',
      'eastern-emyn-muil 2',
      'gorgoroth 1',
      'minas-morgul 2',
      'noman-lands 2',
      'north-ithilien 2',
      'nurn 2',
    ]);
  });

  test('does not cross black borders', () => {
    const position = { fellowship: { region: 'lorien', progress: 1 } } as const;
    expect(whereTo({ position, action: declaration, figures: ['ring-bearers'] }).refusals.moria).toEqual([
      { code: 'impassableBorder', between: ['lorien', 'moria'], around: 2 },
      { code: 'tooFar', distance: 2, range: 1 },
    ]);
  });

  test('is told both, where it is too far and inside Mordor', () => {
    const position = { fellowship: { region: 'dagorlad', progress: 1 } } as const;
    expect(whereTo({ position, action: declaration, figures: ['ring-bearers'] }).refusals.gorgoroth).toEqual([
      { code: 'joint', of: [{ code: 'insideMordor' }, { code: 'tooFar', distance: 2, range: 1 }] },
    ]);
  });
});
