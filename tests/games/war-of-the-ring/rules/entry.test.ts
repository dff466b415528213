// R1, R2, R43–R47: characters that come into play by their own card.

import { describe, expect, test } from 'vitest';
import type { EntryCondition } from '../../../../src/games/war-of-the-ring/reasons.ts';
import type { FigureId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type Asked, legalOf, whereTo } from '../../../helpers/ask.ts';

type Position = NonNullable<Asked['position']>;

function enter(figure: FigureId, position: Position = {}) {
  return whereTo({ position, action: { type: 'entry' }, figures: [figure] });
}

const allAtWar = {
  dwarves: { atWar: true },
  elves: { atWar: true },
  gondor: { atWar: true },
  north: { atWar: true },
  rohan: { atWar: true },
} as const;
const witchKingMay = { nations: { sauron: { atWar: true }, rohan: { atWar: true } } } as const;
const sauronArmies = [
  'barad-dur',
  'dol-guldur',
  'gorgoroth',
  'minas-morgul',
  'morannon',
  'moria',
  'mount-gundabad',
  'nurn',
];

const legal: readonly (readonly [string, FigureId, Position, readonly string[]])[] = [
  ['R43: the Witch-king with any Army of Sauron', 'witch-king', witchKingMay, sauronArmies],
  [
    'R43: mixed Armies count, Armies of others and of the enemy do not',
    'witch-king',
    {
      ...witchKingMay,
      armies: {
        hollin: [{ side: 'shadow', nations: ['isengard', 'sauron'] }],
        bree: [{ side: 'shadow', nations: ['isengard'] }],
        dale: [{ side: 'freePeoples', nations: ['sauron'] }],
        moria: null,
      },
    },
    [...sauronArmies, 'hollin'].filter((id) => id !== 'moria').sort(),
  ],
  [
    'R43: beside an Army that they besiege, too',
    'witch-king',
    {
      ...witchKingMay,
      settlements: { 'minas-tirith': { besieged: true } },
      armies: {
        'minas-tirith': [
          { side: 'freePeoples', nations: ['gondor'], besieged: true },
          { side: 'shadow', nations: ['sauron'] },
        ],
      },
    },
    [...sauronArmies, 'minas-tirith'].sort(),
  ],
  ['R44: Saruman in Orthanc', 'saruman', { nations: { isengard: { atWar: true } } }, ['orthanc']],
  [
    'R44: in a besieged Orthanc too',
    'saruman',
    { nations: { isengard: { atWar: true } }, settlements: { orthanc: { besieged: true } } },
    ['orthanc'],
  ],
  [
    'R45: the Mouth when the Fellowship is on the Mordor Track',
    'mouth-of-sauron',
    { fellowship: { region: 'mordorTrack' } },
    ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'],
  ],
  [
    'R45: or when all Free Peoples are at war; conquered Strongholds do not count, besieged ones do',
    'mouth-of-sauron',
    { nations: allAtWar, settlements: { moria: { controller: 'freePeoples' }, morannon: { besieged: true } } },
    ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'mount-gundabad'],
  ],
  [
    'R46: the White where the Grey stands',
    'gandalf-the-white',
    { figures: { 'gandalf-the-grey': 'bree' }, minionHasBeenInPlay: true },
    ['bree'],
  ],
  [
    'R46: the White in Fangorn or an Elven Stronghold once the Grey is dead',
    'gandalf-the-white',
    { figures: { 'gandalf-the-grey': 'eliminated', saruman: 'orthanc' } },
    ['fangorn', 'grey-havens', 'lorien', 'rivendell', 'woodland-realm'],
  ],
  [
    'R46: not in a conquered one; in a besieged one and beside enemies by the first reading',
    'gandalf-the-white',
    {
      figures: { 'gandalf-the-grey': 'eliminated' },
      minionHasBeenInPlay: true,
      settlements: { lorien: { controller: 'shadow' }, rivendell: { besieged: true } },
      armies: { fangorn: [{ side: 'shadow', nations: ['isengard'] }] },
    },
    ['fangorn', 'grey-havens', 'rivendell', 'woodland-realm'],
  ],
  [
    'R46: neither by the other',
    'gandalf-the-white',
    {
      figures: { 'gandalf-the-grey': 'eliminated' },
      minionHasBeenInPlay: true,
      settlements: { lorien: { controller: 'shadow' }, rivendell: { besieged: true } },
      armies: { fangorn: [{ side: 'shadow', nations: ['isengard'] }] },
      rulings: { 'gandalf-white-enters-despite-enemy': 'other' },
    },
    ['grey-havens', 'woodland-realm'],
  ],
  [
    'R46: where no enemy is, both readings are alike',
    'gandalf-the-white',
    {
      figures: { 'gandalf-the-grey': 'eliminated' },
      minionHasBeenInPlay: true,
      rulings: { 'gandalf-white-enters-despite-enemy': 'other' },
    },
    ['fangorn', 'grey-havens', 'lorien', 'rivendell', 'woodland-realm'],
  ],
  [
    'R46: an enemy is one beside friends too',
    'gandalf-the-white',
    {
      figures: { 'gandalf-the-grey': 'eliminated' },
      minionHasBeenInPlay: true,
      armies: {
        fangorn: [
          { side: 'freePeoples', nations: ['rohan'] },
          { side: 'shadow', nations: ['isengard'] },
        ],
      },
      rulings: { 'gandalf-white-enters-despite-enemy': 'other' },
    },
    ['grey-havens', 'lorien', 'rivendell', 'woodland-realm'],
  ],
  [
    'R46: a friendly Army in Fangorn is no enemy',
    'gandalf-the-white',
    {
      figures: { 'gandalf-the-grey': 'eliminated' },
      minionHasBeenInPlay: true,
      armies: { fangorn: [{ side: 'freePeoples', nations: ['rohan'] }] },
      rulings: { 'gandalf-white-enters-despite-enemy': 'other' },
    },
    ['fangorn', 'grey-havens', 'lorien', 'rivendell', 'woodland-realm'],
  ],
  [
    'R46: the ruling is about Fangorn and sieges, not about where the Grey stands',
    'gandalf-the-white',
    {
      figures: { 'gandalf-the-grey': 'lorien' },
      minionHasBeenInPlay: true,
      settlements: { lorien: { besieged: true } },
      rulings: { 'gandalf-white-enters-despite-enemy': 'other' },
    },
    ['lorien'],
  ],
  ['R47: Aragorn where Strider stands', 'aragorn', { figures: { strider: 'dol-amroth' } }, ['dol-amroth']],
  [
    'R47: under siege too',
    'aragorn',
    { figures: { strider: 'minas-tirith' }, settlements: { 'minas-tirith': { besieged: true } } },
    ['minas-tirith'],
  ],
];

test.each(legal)('%s', (_, figure, position, regions) => {
  const answer = enter(figure, position);
  expect(legalOf(answer)).toEqual(regions);
  expect(answer).toMatchObject({ origin: null, range: null, stay: { legal: false, notes: [] } });
  expect(Object.keys(answer.refusals)).toHaveLength(105 - regions.length);
  for (const causes of Object.values(answer.refusals)) expect(causes).toEqual([{ code: 'notAnEntryRegion' }]);
  for (const destination of Object.values(answer.destinations)) {
    expect(destination).toMatchObject({ distance: null, route: null });
  }
});

const missing: readonly (readonly [string, FigureId, Position, readonly EntryCondition[]])[] = [
  ['R43: nobody is at war at the start', 'witch-king', {}, ['sauronAtWar', 'freePeoplesNationAtWar']],
  ['R43: only Sauron is', 'witch-king', { nations: { sauron: { atWar: true } } }, ['freePeoplesNationAtWar']],
  ['R43: only Rohan is', 'witch-king', { nations: { rohan: { atWar: true } } }, ['sauronAtWar']],
  [
    'R43: other Shadow Nations do not count',
    'witch-king',
    { nations: { sauron: { atWar: true }, isengard: { atWar: true } } },
    ['freePeoplesNationAtWar'],
  ],
  ['in play already', 'witch-king', { ...witchKingMay, figures: { 'witch-king': 'bree' } }, ['figureOutOfPlay']],
  ['dead for good', 'witch-king', { ...witchKingMay, figures: { 'witch-king': 'eliminated' } }, ['figureOutOfPlay']],
  ['R44: Isengard is not at war', 'saruman', {}, ['isengardAtWar']],
  [
    'R44: Orthanc is lost',
    'saruman',
    { nations: { isengard: { atWar: true } }, settlements: { orthanc: { controller: 'freePeoples' } } },
    ['orthancUnconquered'],
  ],
  [
    'R44: all of it',
    'saruman',
    { figures: { saruman: 'eliminated' }, settlements: { orthanc: { controller: 'freePeoples' } } },
    ['figureOutOfPlay', 'isengardAtWar', 'orthancUnconquered'],
  ],
  ['R45: neither of the two', 'mouth-of-sauron', {}, ['fellowshipOnMordorTrackOrAllFreePeoplesAtWar']],
  [
    'R45: one Nation at peace is enough',
    'mouth-of-sauron',
    { nations: { ...allAtWar, elves: { active: true, atWar: false } } },
    ['fellowshipOnMordorTrackOrAllFreePeoplesAtWar'],
  ],
  [
    'R46: the Grey still leads, and no Minion was seen',
    'gandalf-the-white',
    {},
    ['gandalfTheGreyGone', 'minionHasBeenInPlay'],
  ],
  [
    'R46: no Minion was seen',
    'gandalf-the-white',
    { figures: { 'gandalf-the-grey': 'bree' } },
    ['minionHasBeenInPlay'],
  ],
  ['R46: the Grey still leads', 'gandalf-the-white', { figures: { saruman: 'orthanc' } }, ['gandalfTheGreyGone']],
  [
    'R46: he has come already',
    'gandalf-the-white',
    { figures: { 'gandalf-the-white': 'edoras' }, minionHasBeenInPlay: true },
    ['figureOutOfPlay'],
  ],
  ['R47: Strider is with the Fellowship', 'aragorn', {}, ['striderInGondorPort']],
  ['R47: Strider is elsewhere in Gondor', 'aragorn', { figures: { strider: 'lossarnach' } }, ['striderInGondorPort']],
  [
    'R47: Strider’s place is lost',
    'aragorn',
    { figures: { strider: 'pelargir' }, settlements: { pelargir: { controller: 'shadow' } } },
    ['striderSettlementUnconquered'],
  ],
  [
    'R47: he is king already',
    'aragorn',
    { figures: { aragorn: 'pelargir' } },
    ['figureOutOfPlay', 'striderInGondorPort'],
  ],
];

test.each(missing)('missing: %s', (_, figure, position, conditions) => {
  const { destinations, refusals } = enter(figure, position);
  expect(destinations).toEqual({});
  expect(Object.keys(refusals)).toHaveLength(105);
  const expected = conditions.map((condition) => ({ code: 'conditionMissing', condition }));
  for (const causes of Object.values(refusals)) expect(causes).toEqual(expected);
});

describe('what an entry brings with it', () => {
  test('R43: the Witch-king wakes every Nation of the Free Peoples that sleeps', () => {
    const { destinations } = enter('witch-king', witchKingMay);
    expect(destinations.moria?.notes).toEqual(
      ['dwarves', 'gondor', 'north'].map((nation) => ({ code: 'activates', nation })),
    );
  });

  test('R48: Gandalf the White wakes the Nation where he appears', () => {
    const { destinations } = enter('gandalf-the-white', {
      figures: { 'gandalf-the-grey': 'dale' },
      minionHasBeenInPlay: true,
    });
    expect(destinations.dale?.notes).toEqual([{ code: 'activates', nation: 'north' }]);
  });

  test('R48: Aragorn wakes Gondor', () => {
    expect(enter('aragorn', { figures: { strider: 'pelargir' } }).destinations.pelargir?.notes).toEqual([
      { code: 'activates', nation: 'gondor' },
    ]);
  });

  test('who appears in a siege is shut in', () => {
    const position = {
      figures: { strider: 'minas-tirith' },
      settlements: { 'minas-tirith': { besieged: true } },
      nations: { gondor: { active: true } },
    } as const;
    expect(enter('aragorn', position).destinations['minas-tirith']?.notes).toEqual([{ code: 'intoSiege' }]);
    const moria = { ...witchKingMay, settlements: { moria: { besieged: true } } } as const;
    expect(enter('witch-king', moria).destinations.moria?.notes).not.toContainEqual({ code: 'intoSiege' });
    const kept = { ...moria, rulings: { 'nazgul-leave-siege': 'other' } } as const;
    expect(enter('witch-king', kept).destinations.moria?.notes).toContainEqual({ code: 'intoSiege' });
    const orthanc = { nations: { isengard: { atWar: true } }, settlements: { orthanc: { besieged: true } } } as const;
    expect(enter('saruman', orthanc).destinations.orthanc?.notes).toEqual([{ code: 'intoSiege' }]);
  });
});

describe('who never enters this way', () => {
  const rows: readonly (readonly [Asked['figures'], object])[] = [
    [['strider'], { code: 'notMovedByThis', figures: ['strider'] }],
    [['nazgul-5'], { code: 'notMovedByThis', figures: ['nazgul-5'] }],
    [['nazgul-1'], { code: 'notMovedByThis', figures: ['nazgul-1'] }],
    [['ring-bearers'], { code: 'notMovedByThis', figures: ['ring-bearers'] }],
    [['saruman', 'gollum'], { code: 'notMovedByThis', figures: ['gollum'] }],
    [['saruman', 'witch-king'], { code: 'cannotMoveTogether', figures: ['saruman', 'witch-king'] }],
  ];
  test.each(rows)('%j', (figures, cause) => {
    const { origin, destinations, refusals } = whereTo({ action: { type: 'entry' }, figures });
    expect(origin).toBeNull();
    expect(destinations).toEqual({});
    expect(Object.keys(refusals)).toHaveLength(105);
    for (const causes of Object.values(refusals)) expect(causes).toEqual([cause]);
  });
});
