// R4, R5, R23–R26, R34: a set of group moves judged as one action, and the position that it leaves behind.

import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type AskedMoves, card, wholeAction } from '../../../helpers/ask.ts';

const bree = { figures: { strider: 'bree', gimli: 'bree', meriadoc: 'bree' } } as const;

const illegal: readonly (readonly [string, AskedMoves, number, readonly object[]])[] = [
  [
    'a figure moves once in an action',
    {
      position: bree,
      moves: [
        { figures: ['strider'], to: 'buckland' },
        { figures: ['gimli', 'strider'], to: 'south-downs' },
      ],
    },
    1,
    [{ code: 'alreadyMoved', figure: 'strider' }],
  ],
  [
    'staying put spends the figure for this action too',
    {
      position: bree,
      moves: [
        { figures: ['strider'], to: 'bree' },
        { figures: ['strider'], to: 'buckland' },
      ],
    },
    1,
    [{ code: 'alreadyMoved', figure: 'strider' }],
  ],
  [
    'the first move of the other side is one too many',
    {
      position: bree,
      moves: [
        { figures: ['strider'], to: 'buckland' },
        { figures: ['gimli'], to: 'buckland' },
        { figures: ['nazgul-1'], to: 'bree' },
      ],
    },
    2,
    [{ code: 'mixedSides', figures: ['nazgul-1'] }],
  ],
  [
    'a company cannot be joined on the way',
    {
      position: { figures: { strider: 'bree', meriadoc: 'buckland' } },
      moves: [
        { figures: ['strider'], to: 'buckland' },
        { figures: ['meriadoc'], to: 'evendim' },
        { figures: ['gimli'], to: 'rivendell' },
      ],
    },
    2,
    [{ code: 'inFellowship', figures: ['gimli'] }],
  ],
  [
    'a low Level does not profit from a group that it does not go with',
    {
      position: bree,
      moves: [
        { figures: ['strider'], to: 'evendim' },
        { figures: ['meriadoc'], to: 'evendim' },
      ],
    },
    1,
    [{ code: 'tooFar', distance: 2, range: 1 }],
  ],
  [
    'one Character result separates one figure or one group',
    {
      action: { type: 'separation' },
      moves: [
        { figures: ['strider', 'gimli'], to: 'hollin' },
        { figures: ['boromir'], to: 'hollin' },
      ],
    },
    1,
    [{ code: 'notMovedByThis', figures: ['boromir'] }],
  ],
  [
    'Gwaihir carries one group',
    {
      position: bree,
      action: card('gwaihir-the-windlord'),
      moves: [
        { figures: ['strider'], to: 'buckland' },
        { figures: ['gimli'], to: 'buckland' },
      ],
    },
    1,
    [{ code: 'notMovedByThis', figures: ['gimli'] }],
  ],
  [
    'both sides in one group after the first move',
    {
      action: { type: 'separation' },
      moves: [
        { figures: ['strider'], to: 'hollin' },
        { figures: ['boromir', 'nazgul-1'], to: 'hollin' },
      ],
    },
    1,
    [{ code: 'mixedSides', figures: ['boromir', 'nazgul-1'] }],
  ],
  [
    'one character enters play with one die',
    {
      position: {
        nations: { sauron: { atWar: true }, rohan: { active: true, atWar: true }, isengard: { atWar: true } },
      },
      action: { type: 'entry' },
      moves: [
        { figures: ['saruman'], to: 'orthanc' },
        { figures: ['witch-king'], to: 'barad-dur' },
      ],
    },
    1,
    [{ code: 'notMovedByThis', figures: ['witch-king'] }],
  ],
  [
    'the Ring-bearers are declared once',
    {
      position: { fellowship: { progress: 3 } },
      action: { type: 'declaration' },
      moves: [
        { figures: ['ring-bearers'], to: 'hollin' },
        { figures: ['ring-bearers'], to: 'rivendell' },
      ],
    },
    1,
    [{ code: 'alreadyMoved', figure: 'ring-bearers' }],
  ],
  [
    'the Eagles drive all Nazgûl to one Stronghold',
    {
      action: card('the-eagles-are-coming'),
      moves: [
        { figures: ['nazgul-1'], to: 'moria' },
        { figures: ['nazgul-2'], to: 'moria' },
        { figures: ['nazgul-3'], to: 'morannon' },
      ],
    },
    2,
    [{ code: 'cardAllowsOnly', regions: ['moria'] }],
  ],
  [
    'the Eagles know only unconquered Sauron Strongholds',
    { action: card('the-eagles-are-coming'), moves: [{ figures: ['nazgul-1'], to: 'orthanc' }] },
    0,
    [
      {
        code: 'cardAllowsOnly',
        regions: ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'],
      },
    ],
  ],
  [
    'whoever may not move may not stay by this action either',
    { position: { figures: { saruman: 'orthanc' } }, moves: [{ figures: ['saruman'], to: 'orthanc' }] },
    0,
    [{ code: 'neverLeavesOrthanc' }],
  ],
  [
    'R41: the Eagles leave nobody elsewhere once a Stronghold is chosen',
    {
      action: card('the-eagles-are-coming'),
      moves: [
        { figures: ['nazgul-1'], to: 'moria' },
        { figures: ['nazgul-2'], to: 'dol-guldur' },
      ],
    },
    1,
    [{ code: 'cardAllowsOnly', regions: ['moria'] }],
  ],
  [
    'every reason of the illegal move is told',
    {
      position: { figures: { gimli: 'hollin' } },
      moves: [{ figures: ['gimli'], to: 'dimrill-dale' }],
    },
    0,
    [
      { code: 'mustStop', at: 'moria' },
      { code: 'tooFar', distance: 6, range: 2 },
    ],
  ],
];

test.each(illegal)('illegal: %s', (_, request, at, reasons) => {
  expect(wholeAction(request)).toEqual({ legal: false, at, reasons });
});

const legal: readonly (readonly [string, AskedMoves, object])[] = [
  ['nothing moves', { moves: [] }, {}],
  [
    'groups of one region go their own ways, and who is not named stays',
    {
      position: bree,
      moves: [
        { figures: ['gimli'], to: 'cardolan' },
        { figures: ['strider'], to: 'weather-hills' },
      ],
    },
    { figures: { strider: 'weather-hills', gimli: 'cardolan', meriadoc: 'bree' } },
  ],
  [
    'each move starts from the position before the action',
    {
      position: { figures: { strider: 'bree', gimli: 'buckland' } },
      moves: [
        { figures: ['strider'], to: 'buckland' },
        { figures: ['gimli'], to: 'bree' },
      ],
    },
    { figures: { strider: 'buckland', gimli: 'bree' } },
  ],
  [
    'a Companion wakes the Nation in whose City he ends',
    { position: bree, moves: [{ figures: ['meriadoc', 'strider'], to: 'the-shire' }] },
    {
      figures: { strider: 'the-shire', meriadoc: 'the-shire', gimli: 'bree' },
      nations: { north: { active: true } },
    },
  ],
  [
    'a Companion who stays wakes nobody',
    { position: { figures: { strider: 'the-shire' } }, moves: [{ figures: ['strider'], to: 'the-shire' }] },
    { figures: { strider: 'the-shire' } },
  ],
  [
    'leaving the Fellowship where it stands is an arrival',
    {
      position: { fellowship: { region: 'edoras', progress: 2 } },
      action: { type: 'separation' },
      moves: [{ figures: ['peregrin'], to: 'edoras' }],
    },
    {
      figures: { peregrin: 'edoras' },
      fellowship: { region: 'edoras', progress: 2 },
      nations: { rohan: { active: true } },
    },
  ],
  [
    'a declaration moves the figure and takes the progress back to 0',
    {
      position: { fellowship: { region: 'rivendell', progress: 3 } },
      action: { type: 'declaration' },
      moves: [{ figures: ['ring-bearers'], to: 'moria' }],
    },
    { fellowship: { region: 'moria' } },
  ],
  [
    'a declaration on the spot takes the progress back to 0 too',
    {
      position: { fellowship: { region: 'hollin', progress: 2 } },
      action: { type: 'declaration' },
      moves: [{ figures: ['ring-bearers'], to: 'hollin' }],
    },
    { fellowship: { region: 'hollin' } },
  ],
  [
    'the Eagles take the Nazgûl move by move to one Stronghold, who is there already included',
    {
      action: card('the-eagles-are-coming'),
      moves: [
        { figures: ['nazgul-1'], to: 'barad-dur' },
        { figures: ['nazgul-2'], to: 'barad-dur' },
        { figures: ['nazgul-3', 'nazgul-4'], to: 'barad-dur' },
      ],
    },
    { figures: { 'nazgul-2': 'barad-dur', 'nazgul-3': 'barad-dur', 'nazgul-4': 'barad-dur' } },
  ],
  [
    'Gandalf the White takes the place of the Grey and wakes the Nation where he appears',
    {
      position: { figures: { 'gandalf-the-grey': 'edoras', saruman: 'orthanc' } },
      action: { type: 'entry' },
      moves: [{ figures: ['gandalf-the-white'], to: 'edoras' }],
    },
    {
      figures: { 'gandalf-the-grey': 'outOfPlay', 'gandalf-the-white': 'edoras', saruman: 'orthanc' },
      nations: { rohan: { active: true } },
    },
  ],
  [
    'a dead Gandalf the Grey stays dead when the White enters',
    {
      position: { figures: { 'gandalf-the-grey': 'eliminated', saruman: 'eliminated' } },
      action: { type: 'entry' },
      moves: [{ figures: ['gandalf-the-white'], to: 'fangorn' }],
    },
    { figures: { 'gandalf-the-grey': 'eliminated', 'gandalf-the-white': 'fangorn', saruman: 'eliminated' } },
  ],
  [
    'Aragorn replaces Strider and wakes Gondor',
    {
      position: { figures: { strider: 'pelargir' } },
      action: { type: 'entry' },
      moves: [{ figures: ['aragorn'], to: 'pelargir' }],
    },
    { figures: { strider: 'outOfPlay', aragorn: 'pelargir' }, nations: { gondor: { active: true } } },
  ],
  [
    'the Witch-king wakes every Nation of the Free Peoples',
    {
      position: { nations: { sauron: { atWar: true }, rohan: { active: true, atWar: true } } },
      action: { type: 'entry' },
      moves: [{ figures: ['witch-king'], to: 'barad-dur' }],
    },
    {
      figures: { 'witch-king': 'barad-dur' },
      nations: {
        sauron: { atWar: true },
        rohan: { active: true, atWar: true },
        dwarves: { active: true },
        gondor: { active: true },
        north: { active: true },
      },
    },
  ],
  [
    'the Minion who enters has been in play, even where nobody had before',
    {
      position: { nations: { isengard: { atWar: true } }, minionHasBeenInPlay: false },
      action: { type: 'entry' },
      moves: [{ figures: ['saruman'], to: 'orthanc' }],
    },
    { figures: { saruman: 'orthanc' }, nations: { isengard: { atWar: true } } },
  ],
  [
    'a move leaves alone what somebody said about Minions',
    {
      position: { figures: { strider: 'bree', saruman: 'eliminated' }, minionHasBeenInPlay: false },
      moves: [{ figures: ['strider'], to: 'buckland' }],
    },
    { figures: { strider: 'buckland', saruman: 'eliminated' }, minionHasBeenInPlay: false },
  ],
  [
    'a Minion who moves does not enter play',
    {
      position: { figures: { 'mouth-of-sauron': 'hollin' }, minionHasBeenInPlay: false },
      moves: [{ figures: ['mouth-of-sauron'], to: 'trollshaws' }],
    },
    { figures: { 'mouth-of-sauron': 'trollshaws' }, minionHasBeenInPlay: false },
  ],
  [
    'R51: two Armies each take their own along',
    {
      position: bree,
      action: { type: 'withArmy' },
      moves: [
        { figures: ['strider'], to: 'buckland' },
        { figures: ['gimli'], to: 'south-downs' },
      ],
    },
    { figures: { strider: 'buckland', gimli: 'south-downs', meriadoc: 'bree' } },
  ],
  [
    'R48: whom a card brings to a City wakes its Nation',
    {
      position: { figures: { meriadoc: 'westemnet' } },
      action: card('gwaihir-the-windlord'),
      moves: [{ figures: ['meriadoc'], to: 'edoras' }],
    },
    { figures: { meriadoc: 'edoras' }, nations: { rohan: { active: true } } },
  ],
  [
    'R48: who stays there while the card moves others does not',
    {
      position: { figures: { meriadoc: 'edoras', gimli: 'edoras' } },
      action: card('fear-fire-foes'),
      moves: [
        { figures: ['meriadoc'], to: 'edoras' },
        { figures: ['gimli'], to: 'folde' },
      ],
    },
    { figures: { meriadoc: 'edoras', gimli: 'folde' } },
  ],
  [
    'R48: whom a card leaves where the Fellowship stands wakes the Nation',
    {
      position: { fellowship: { region: 'edoras', progress: 2 } },
      action: card('i-will-go-alone'),
      moves: [{ figures: ['peregrin'], to: 'edoras' }],
    },
    {
      figures: { peregrin: 'edoras' },
      fellowship: { region: 'edoras', progress: 2 },
      nations: { rohan: { active: true } },
    },
  ],
];

const oneGroup: readonly CardId[] = [
  'i-will-go-alone',
  'there-and-back-again',
  'gwaihir-the-windlord',
  'we-prove-the-swifter',
];

test.each(oneGroup)('R36: %s moves one figure or one group', (id) => {
  const moves = [
    { figures: ['strider', 'gimli'], to: 'hollin' },
    { figures: ['boromir'], to: 'hollin' },
  ] as const;
  const reasons = [{ code: 'notMovedByThis', figures: ['boromir'] }];
  expect(wholeAction({ action: card(id), moves })).toEqual({ legal: false, at: 1, reasons });
});

test('R38: the Dead Men take one group', () => {
  const moves = [
    { figures: ['strider'], to: 'erech' },
    { figures: ['gimli'], to: 'erech' },
  ] as const;
  const position = { figures: { strider: 'edoras', gimli: 'edoras' } } as const;
  expect(wholeAction({ position, action: card('dead-men-of-dunharrow'), moves })).toEqual({
    legal: false,
    at: 1,
    reasons: [{ code: 'notMovedByThis', figures: ['gimli'] }],
  });
});

test.each(legal)('legal: %s', (_, request, position) => {
  expect(wholeAction(request)).toEqual({ legal: true, position });
});

describe('what a card wakes hangs on where everybody stands in the end', () => {
  const rows: readonly (readonly [string, AskedMoves, object])[] = [
    [
      'Book of Mazarbul: a Companion who comes to Ered Luin takes the Dwarves to war',
      {
        position: { figures: { gimli: 'harlindon' } },
        action: card('the-book-of-mazarbul'),
        moves: [{ figures: ['gimli'], to: 'ered-luin' }],
      },
      { figures: { gimli: 'ered-luin' }, nations: { dwarves: { active: true, atWar: true } } },
    ],
    [
      'Book of Mazarbul: so does one who stays there while another moves',
      {
        position: { figures: { gimli: 'ered-luin', strider: 'bree' } },
        action: card('the-book-of-mazarbul'),
        moves: [{ figures: ['strider'], to: 'buckland' }],
      },
      { figures: { gimli: 'ered-luin', strider: 'buckland' }, nations: { dwarves: { active: true, atWar: true } } },
    ],
    [
      'Book of Mazarbul: one who has left Ered Luin by the end does not',
      {
        position: { figures: { gimli: 'ered-luin', strider: 'bree' } },
        action: card('the-book-of-mazarbul'),
        moves: [
          { figures: ['strider'], to: 'buckland' },
          { figures: ['gimli'], to: 'tower-hills' },
        ],
      },
      { figures: { gimli: 'tower-hills', strider: 'buckland' } },
    ],
    [
      'Fear! Fire! Foes!: nobody moves, yet somebody stands in Bree',
      { position: { figures: { boromir: 'bree' } }, action: card('fear-fire-foes'), moves: [] },
      { figures: { boromir: 'bree' }, nations: { north: { active: true } } },
    ],
    [
      'There and Back Again: Legolas outside the Fellowship counts, whoever separates',
      {
        position: { figures: { legolas: 'woodland-realm' } },
        action: card('there-and-back-again'),
        moves: [{ figures: ['boromir'], to: 'hollin' }],
      },
      {
        figures: { legolas: 'woodland-realm', boromir: 'hollin' },
        nations: { dwarves: { active: true }, north: { active: true } },
      },
    ],
    [
      'There and Back Again: Strider in Dale is not enough for the Dwarves',
      {
        position: { fellowship: { region: 'dale' } },
        action: card('there-and-back-again'),
        moves: [{ figures: ['strider'], to: 'dale' }],
      },
      { figures: { strider: 'dale' }, fellowship: { region: 'dale' }, nations: { north: { active: true } } },
    ],
    [
      'a card without such a clause wakes nobody by itself',
      {
        position: { figures: { boromir: 'bree' } },
        action: card('we-prove-the-swifter'),
        moves: [{ figures: ['boromir'], to: 'buckland' }],
      },
      { figures: { boromir: 'buckland' } },
    ],
  ];
  test.each(rows)('%s', (_, request, position) => {
    expect(wholeAction(request)).toEqual({ legal: true, position });
  });
});

test('the position after can be fed back, and nothing of it is lost', () => {
  const position = {
    settlements: { moria: { controller: 'freePeoples', besieged: true } },
    armies: { bree: null, moria: [{ side: 'shadow', nations: ['sauron'], besieged: false }] },
    rulings: { 'nazgul-leave-siege': 'other' },
    figures: { strider: 'bree' },
  } as const;
  const first = wholeAction({
    position: {
      ...position,
      armies: { bree: null, moria: [{ side: 'shadow', nations: ['sauron'] }] },
    },
    moves: [{ figures: ['strider'], to: 'buckland' }],
  });
  expect(first).toEqual({
    legal: true,
    position: { ...position, figures: { strider: 'buckland' }, armies: { bree: null } },
  });
  const back = wholeAction({
    position: first.legal ? first.position : {},
    moves: [{ figures: ['strider'], to: 'bree' }],
  });
  expect(back).toEqual({ legal: true, position: { ...position, armies: { bree: null } } });
});
