// A position as JSON: differences from the standard start, all that is impossible, and the way back.

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatPositionJson } from '../../../../src/games/war-of-the-ring/state/format-position.ts';
import { START } from '../../../../src/games/war-of-the-ring/state/position.ts';
import { parsePositionJson } from '../../../../src/games/war-of-the-ring/state/position-json.ts';
import { anyPositionJson } from '../../../helpers/arbitraries/positions.ts';
import { positionOf } from '../../../helpers/arbitraries/requests.ts';
import { spellIssues } from '../../../helpers/issues.ts';

// Many runs: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

function issuesOf(input: unknown): string[] {
  const parsed = parsePositionJson(input);
  return parsed.ok ? [] : spellIssues(parsed.issues);
}

describe('what is left out is the start', () => {
  test('an empty object is the start', () => {
    expect(parsePositionJson({})).toEqual({ ok: true, value: START });
  });

  test('either key of a settlement alone is fine', () => {
    const { settlements } = positionOf({
      settlements: { moria: { controller: 'freePeoples' }, 'helms-deep': { besieged: true }, bree: {} },
    });
    expect(settlements.moria).toEqual({ controller: 'freePeoples', besieged: false });
    expect(settlements['helms-deep']).toEqual({ controller: 'freePeoples', besieged: true });
    expect(settlements.bree).toEqual({ controller: 'freePeoples', besieged: false });
    expect(settlements.orthanc).toEqual({ controller: 'shadow', besieged: false });
  });

  test('either key of a Nation, and of the Fellowship, alone is fine', () => {
    const { nations, fellowship } = positionOf({
      nations: { rohan: { active: true }, elves: { atWar: true } },
      fellowship: { progress: 4 },
    });
    expect(nations.rohan).toEqual({ active: true, atWar: false });
    expect(nations.elves).toEqual({ active: true, atWar: true });
    expect(nations.gondor).toEqual({ active: false, atWar: false });
    expect(fellowship).toEqual({ region: 'rivendell', progress: 4 });
    expect(positionOf({ fellowship: { region: 'mordorTrack' } }).fellowship).toEqual({
      region: 'mordorTrack',
      progress: 0,
    });
  });

  test('Armies of a region are replaced as a whole; null and an empty list remove them', () => {
    const { armies } = positionOf({
      armies: {
        bree: null,
        dale: [],
        orthanc: [
          { side: 'shadow', nations: ['sauron', 'isengard', 'sauron'], besieged: true },
          { side: 'freePeoples', nations: ['rohan'] },
        ],
      },
    });
    expect(armies.bree).toBeUndefined();
    expect(armies.dale).toBeUndefined();
    expect(armies.orthanc).toEqual([
      { side: 'freePeoples', nations: ['rohan'], besieged: false },
      { side: 'shadow', nations: ['isengard', 'sauron'], besieged: true },
    ]);
    expect(armies.moria).toEqual([{ side: 'shadow', nations: ['sauron'], besieged: false }]);
  });

  const successors: readonly (readonly [object, object])[] = [
    [{ 'gandalf-the-white': 'fangorn' }, { 'gandalf-the-grey': 'outOfPlay', 'gandalf-the-white': 'fangorn' }],
    [{ aragorn: 'pelargir' }, { strider: 'outOfPlay', aragorn: 'pelargir' }],
    [{ aragorn: 'eliminated' }, { strider: 'fellowship', aragorn: 'eliminated' }],
    [
      { aragorn: 'pelargir', strider: 'eliminated' },
      { strider: 'eliminated', aragorn: 'pelargir' },
    ],
    [{ 'gandalf-the-white': 'outOfPlay' }, { 'gandalf-the-grey': 'fellowship', 'gandalf-the-white': 'outOfPlay' }],
  ];
  test.each(successors)('%j takes the predecessor out where need be', (figures, expected) => {
    expect(positionOf({ figures: figures as Record<string, 'fangorn'> }).figures).toMatchObject(expected);
  });

  const minions: readonly (readonly [object, boolean])[] = [
    [{}, false],
    [{ figures: { saruman: 'orthanc' } }, true],
    [{ figures: { 'witch-king': 'eliminated' } }, true],
    [{ figures: { 'mouth-of-sauron': 'bree' } }, true],
    [{ figures: { 'nazgul-5': 'bree', gollum: 'fellowship' } }, false],
    [{ figures: { saruman: 'orthanc' }, minionHasBeenInPlay: false }, false],
    [{ minionHasBeenInPlay: true }, true],
  ];
  test.each(minions)('%j: has a Minion been in play? %s', (json, expected) => {
    expect(positionOf(json).minionHasBeenInPlay).toBe(expected);
  });
});

const refused: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'a settlement besieged without a Stronghold',
    { settlements: { bree: { besieged: true } } },
    ['impossiblePosition /settlements/bree/besieged (besiegedWithoutStronghold)'],
  ],
  [
    'wilderness besieged',
    { settlements: { hollin: { besieged: true } } },
    ['impossiblePosition /settlements/hollin/besieged (besiegedWithoutStronghold)'],
  ],
  [
    'wilderness controlled',
    { settlements: { hollin: { controller: 'shadow' } } },
    ['impossiblePosition /settlements/hollin/controller (controllerWithoutSettlement)'],
  ],
  [
    'both Gandalfs',
    { figures: { 'gandalf-the-grey': 'bree', 'gandalf-the-white': 'bree' } },
    ['impossiblePosition /figures/gandalf-the-white (bothGandalfs)'],
  ],
  [
    'the White with the Grey in the Fellowship',
    { figures: { 'gandalf-the-grey': 'fellowship', 'gandalf-the-white': 'bree' } },
    ['impossiblePosition /figures/gandalf-the-white (bothGandalfs)'],
  ],
  [
    'Strider and Aragorn',
    { figures: { strider: 'bree', aragorn: 'dale' } },
    ['impossiblePosition /figures/aragorn (striderAndAragorn)'],
  ],
  ['Saruman abroad', { figures: { saruman: 'isengard' } }, ['unknownId /figures/saruman']],
  [
    'Saruman in the Shire',
    { figures: { saruman: 'the-shire' } },
    ['impossiblePosition /figures/saruman (sarumanOutsideOrthanc)'],
  ],
  ['Gollum on the map', { figures: { gollum: 'gorgoroth' } }, ['impossiblePosition /figures/gollum (gollumOnTheMap)']],
  [
    'Gandalf the White in the Fellowship',
    { figures: { 'gandalf-the-white': 'fellowship' } },
    ['impossiblePosition /figures/gandalf-the-white (figureCannotBeInFellowship)'],
  ],
  [
    'Aragorn in the Fellowship',
    { figures: { aragorn: 'fellowship' } },
    ['impossiblePosition /figures/aragorn (figureCannotBeInFellowship)'],
  ],
  [
    'Nazgûl and Minions in the Fellowship',
    {
      figures: {
        'nazgul-8': 'fellowship',
        saruman: 'fellowship',
        'witch-king': 'fellowship',
        'mouth-of-sauron': 'fellowship',
      },
    },
    [
      'impossiblePosition /figures/witch-king (figureCannotBeInFellowship)',
      'impossiblePosition /figures/saruman (figureCannotBeInFellowship)',
      'impossiblePosition /figures/mouth-of-sauron (figureCannotBeInFellowship)',
      'impossiblePosition /figures/nazgul-8 (figureCannotBeInFellowship)',
    ],
  ],
  ['a figure on the Mordor Track', { figures: { strider: 'mordorTrack' } }, ['unknownId /figures/strider']],
  ['the Fellowship out of play', { fellowship: { region: 'outOfPlay' } }, ['unknownId /fellowship/region']],
  ['progress below 0', { fellowship: { progress: -1 } }, ['outOfRange /fellowship/progress']],
  ['progress above 12', { fellowship: { progress: 13 } }, ['outOfRange /fellowship/progress']],
  ['half a step', { fellowship: { progress: 2.5 } }, ['outOfRange /fellowship/progress']],
  [
    'less than nothing and not whole: told once',
    { fellowship: { progress: -0.5 } },
    ['outOfRange /fellowship/progress'],
  ],
  ['progress as text', { fellowship: { progress: '3' } }, ['wrongType /fellowship/progress']],
  ['no number', { fellowship: { progress: Number.NaN } }, ['wrongType /fellowship/progress']],
  ['without end', { fellowship: { progress: Number.POSITIVE_INFINITY } }, ['outOfRange /fellowship/progress']],
  [
    'keys that do not exist',
    {
      figure: {},
      fellowship: { step: 1 },
      nations: { rohan: { war: true } },
      armies: { bree: [{ side: 'shadow', nations: [], size: 3 }] },
      settlements: { moria: { owner: 'shadow' } },
    },
    [
      'unknownKey /figure',
      'unknownKey /fellowship/step',
      'unknownKey /nations/rohan/war',
      'unknownKey /armies/bree/0/size',
      'unknownKey /settlements/moria/owner',
    ],
  ],
  [
    'ids that do not exist',
    {
      settlements: { isengard: {} },
      figures: { bilbo: 'bree' },
      nations: { hobbits: {} },
      armies: { isengard: null, bree: [{ side: 'west', nations: ['hobbits'] }] },
      rulings: { fun: 'other', 'nazgul-leave-siege': 'maybe' },
    },
    [
      'unknownId /settlements/isengard',
      'unknownId /figures/bilbo',
      'unknownId /nations/hobbits',
      'unknownId /armies/isengard',
      'unknownId /rulings/fun',
      'unknownId /armies/bree/0/side',
      'unknownId /armies/bree/0/nations/0',
      'unknownId /rulings/nazgul-leave-siege',
    ],
  ],
  [
    'wrong types everywhere',
    {
      settlements: [],
      figures: 'x',
      fellowship: null,
      nations: 3,
      armies: true,
      rulings: [],
      minionHasBeenInPlay: 'yes',
    },
    [
      'wrongType /settlements',
      'wrongType /figures',
      'wrongType /fellowship',
      'wrongType /nations',
      'wrongType /armies',
      'wrongType /rulings',
      'wrongType /minionHasBeenInPlay',
    ],
  ],
  [
    'wrong types one step in',
    {
      settlements: { moria: 1 },
      figures: { strider: null },
      nations: { rohan: [] },
      armies: { bree: {} },
      rulings: { 'nazgul-leave-siege': true },
    },
    [
      'wrongType /settlements/moria',
      'wrongType /figures/strider',
      'wrongType /nations/rohan',
      'wrongType /armies/bree',
      'wrongType /rulings/nazgul-leave-siege',
    ],
  ],
  [
    'wrong types two steps in',
    {
      settlements: { moria: { besieged: 1, controller: {} } },
      armies: { bree: [null, { side: 1, nations: 'x', besieged: 'no' }, {}] },
    },
    [
      'wrongType /settlements/moria/controller',
      'wrongType /settlements/moria/besieged',
      'wrongType /armies/bree/0',
      'wrongType /armies/bree/1/side',
      'wrongType /armies/bree/1/nations',
      'wrongType /armies/bree/1/besieged',
      'wrongType /armies/bree/2/side',
      'wrongType /armies/bree/2/nations',
    ],
  ],
  [
    'what is impossible is told beside what cannot be read',
    {
      figures: { gollum: 'bree', strider: 7 },
      settlements: { moria: { controller: 'x', besieged: true }, dale: { besieged: true } },
    },
    [
      'unknownId /settlements/moria/controller',
      'wrongType /figures/strider',
      'impossiblePosition /settlements/dale/besieged (besiegedWithoutStronghold)',
      'impossiblePosition /figures/gollum (gollumOnTheMap)',
    ],
  ],
];

test.each(refused)('refused: %s', (_, json, issues) => {
  expect(issuesOf(json).sort()).toEqual([...issues].sort());
});

const odd: readonly (readonly [string, object])[] = [
  ['a Nazgûl in a Free Peoples Stronghold without a siege', { figures: { 'nazgul-1': 'minas-tirith' } }],
  ['Gollum as guide', { figures: { gollum: 'fellowship' } }],
  ['both Gandalfs dead', { figures: { 'gandalf-the-grey': 'eliminated', 'gandalf-the-white': 'eliminated' } }],
  ['a Stronghold not besieged, said of a region without one', { settlements: { hollin: { besieged: false } } }],
  ['at war without being active', { nations: { dwarves: { active: false, atWar: true } } }],
  ['Armies of the wrong side anywhere', { armies: { hollin: [{ side: 'shadow', nations: ['elves'] }] } }],
  ['nobody left', { figures: { strider: 'eliminated', gimli: 'outOfPlay' } }],
];

test.each(odd)('accepted, however odd: %s', (_, json) => {
  expect(issuesOf(json)).toEqual([]);
});

test('the start is written as nothing', () => {
  expect(formatPositionJson(START)).toEqual({});
});

test('what equals the start is left out', () => {
  const position = positionOf({
    settlements: { moria: { controller: 'shadow', besieged: false }, 'helms-deep': { besieged: true } },
    figures: { strider: 'fellowship', gimli: 'bree' },
    nations: { elves: { active: true }, rohan: { active: true } },
    armies: { bree: [{ side: 'freePeoples', nations: ['north'] }], hollin: null },
    rulings: { 'nazgul-leave-siege': 'default', 'declare-inside-mordor': 'other' },
    minionHasBeenInPlay: false,
  });
  expect(formatPositionJson(position)).toEqual({
    settlements: { 'helms-deep': { besieged: true } },
    figures: { gimli: 'bree' },
    nations: { rohan: { active: true } },
    rulings: { 'declare-inside-mordor': 'other' },
  });
});

test('written and read again, a position is the same, and is written the same', () => {
  fc.assert(
    fc.property(anyPositionJson, (json) => {
      const position = positionOf(json);
      const written = formatPositionJson(position);
      expect(positionOf(written)).toEqual(position);
      expect(formatPositionJson(positionOf(written))).toEqual(written);
      expect(positionOf(JSON.parse(JSON.stringify(written)))).toEqual(position);
    }),
    { seed: 1, numRuns: 400 },
  );
});
