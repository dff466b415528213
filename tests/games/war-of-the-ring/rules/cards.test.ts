// R36–R41: the Event cards that move characters.

import { describe, expect, test } from 'vitest';
import { board } from '../../../../src/games/war-of-the-ring/board.ts';
import { CARD_RULES } from '../../../../src/games/war-of-the-ring/rules/cards.ts';
import { CARDS, type CardId, type RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type Asked, card, distancesOf, legalOf, whereTo } from '../../../helpers/ask.ts';

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
const countFromHollin: Readonly<Record<number, number>> = { 1: 5, 2: 14, 3: 26, 4: 35, 5: 44 };

test('there are thirteen', () => {
  expect(CARDS).toHaveLength(13);
  expect(Object.keys(CARD_RULES).sort()).toEqual([...CARDS].sort());
});

describe('range', () => {
  const inFellowship = { fellowship: { region: 'hollin', progress: 1 } } as const;
  const onMap = {
    fellowship: { progress: 1 },
    figures: { meriadoc: 'hollin', gimli: 'hollin', 'gandalf-the-white': 'hollin' },
  } as const;
  const rows: readonly (readonly [CardId, string, Asked['position'], Asked['figures'], number])[] = [
    ['i-will-go-alone', 'step, Level and 1 more', inFellowship, ['meriadoc'], 3],
    ['there-and-back-again', 'step, Level and 1 more', inFellowship, ['gimli', 'meriadoc'], 4],
    ['we-prove-the-swifter', 'separating: step, Level and 2 more', inFellowship, ['meriadoc'], 4],
    ['we-prove-the-swifter', 'moving: Level and 2 more, no step', onMap, ['meriadoc'], 3],
    ['gwaihir-the-windlord', 'separating: step and 4', inFellowship, ['meriadoc'], 5],
    ['gwaihir-the-windlord', 'moving: 4 flat', onMap, ['meriadoc', 'gimli'], 4],
    ['gwaihir-the-windlord', '4 flat for Gandalf the White too', onMap, ['gandalf-the-white'], 4],
    ['the-book-of-mazarbul', 'as by a Character result', onMap, ['meriadoc'], 1],
    ['fear-fire-foes', 'as by a Character result', onMap, ['gimli', 'meriadoc'], 2],
  ];
  test.each(rows)('%s: %s', (id, _, position, figures, range) => {
    const answer = whereTo({ ...(position === undefined ? {} : { position }), action: card(id), figures });
    expect(answer.range).toBe(range);
    expect(legalOf(answer)).toHaveLength(countFromHollin[range] ?? -1);
    expect(answer.stay.legal).toBe(true);
  });

  test('Shadowfax and We Prove the Swifter add up to 6, and both are told', () => {
    const answer = whereTo({ position: onMap, action: card('we-prove-the-swifter'), figures: ['gandalf-the-white'] });
    expect(answer.range).toBe(6);
    expect(answer.destinations.moria?.notes).toEqual([
      { code: 'mustStop', at: 'moria' },
      { code: 'levelCountsAs', level: 4, because: 'shadowfax' },
      { code: 'rangeExtended', by: 2, because: 'we-prove-the-swifter' },
    ]);
  });

  test('Gwaihir stands in for Shadowfax, and only he is told', () => {
    const answer = whereTo({ position: onMap, action: card('gwaihir-the-windlord'), figures: ['gandalf-the-white'] });
    expect(answer.destinations.tharbad?.notes).toEqual([
      { code: 'levelCountsAs', level: 4, because: 'gwaihir-the-windlord' },
    ]);
  });

  test('a card without a bonus tells nothing of the range', () => {
    const answer = whereTo({ position: onMap, action: card('the-book-of-mazarbul'), figures: ['gimli'] });
    expect(distancesOf(answer)).toEqual(twoFromHollin);
    expect(answer.destinations.tharbad?.notes).toEqual([]);
  });
});

describe('R36: a Stronghold under siege', () => {
  const position = { figures: { gimli: 'westemnet' }, settlements: { 'helms-deep': { besieged: true } } } as const;

  test.each(['gwaihir-the-windlord', 'we-prove-the-swifter'] as const)(
    '%s may end in it, not pass through it',
    (id) => {
      const answer = whereTo({ position, action: card(id), figures: ['gimli'] });
      expect(answer.destinations['helms-deep']).toMatchObject({ distance: 1, route: ['westemnet', 'helms-deep'] });
      expect(answer.destinations['helms-deep']?.notes).toContainEqual({ code: 'intoSiege' });
      const shut = { figures: { gimli: 'forlindon' }, settlements: { 'grey-havens': { besieged: true } } } as const;
      expect(distancesOf(whereTo({ position: shut, action: card(id), figures: ['gimli'] }))).toEqual(['grey-havens 1']);
    },
  );

  test.each(['the-book-of-mazarbul', 'fear-fire-foes'] as const)('%s may not', (id) => {
    expect(whereTo({ position, action: card(id), figures: ['gimli'] }).refusals['helms-deep']).toEqual([
      { code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'enter' },
    ]);
  });

  const inside = { figures: { meriadoc: 'lorien' }, settlements: { lorien: { besieged: true } } } as const;
  const rows: readonly (readonly [string, Asked['position'], string[]])[] = [
    ['the map', inside, ['dimrill-dale 1', 'fangorn 2']],
    [
      'the Fellowship',
      { fellowship: { region: 'lorien' }, settlements: { lorien: { besieged: true } } },
      ['dimrill-dale 1', 'fangorn 2'],
    ],
  ];
  test.each(rows)('the way out, from %s, is a ruling', (_, position, someOf) => {
    const asked = { action: card('we-prove-the-swifter'), figures: ['meriadoc'] } as const;
    const first = whereTo({ position: position ?? {}, ...asked });
    expect(legalOf(first)).toEqual([]);
    expect(first.refusals['dimrill-dale']).toEqual([
      { code: 'besiegedFriendlyStronghold', region: 'lorien', how: 'leave' },
    ]);
    const other = whereTo({
      position: { ...Object(position), rulings: { 'event-lets-leave-siege': 'other' } },
      ...asked,
    });
    expect(distancesOf(other)).toEqual(expect.arrayContaining(someOf));
    expect(first.rulings).toEqual({ 'event-lets-leave-siege': legalOf(other) });
    expect(other.rulings).toEqual({ 'event-lets-leave-siege': legalOf(other) });
  });

  test('no other card takes anybody out, whatever the ruling', () => {
    const position = { ...inside, rulings: { 'event-lets-leave-siege': 'other' } } as const;
    for (const id of ['the-book-of-mazarbul', 'fear-fire-foes'] as const) {
      expect(legalOf(whereTo({ position, action: card(id), figures: ['meriadoc'] }))).toEqual([]);
    }
  });
});

describe('destinations by name', () => {
  test('R38: the Dead Men lead to three places, however far, out of a siege too', () => {
    const position = {
      figures: { strider: 'helms-deep', meriadoc: 'helms-deep' },
      settlements: { 'helms-deep': { besieged: true } },
    } as const;
    const answer = whereTo({ position, action: card('dead-men-of-dunharrow'), figures: ['strider', 'meriadoc'] });
    expect(answer).toMatchObject({ origin: 'helms-deep', range: null, stay: { legal: true, notes: [] } });
    expect(answer.destinations).toEqual({
      erech: { distance: null, route: null, notes: [] },
      lamedon: { distance: null, route: null, notes: [] },
      pelargir: { distance: null, route: null, notes: [{ code: 'activates', nation: 'gondor' }] },
    });
    expect(answer.refusals.edoras).toEqual([{ code: 'cardAllowsOnly', regions: ['erech', 'lamedon', 'pelargir'] }]);
    expect(Object.keys(answer.refusals)).toHaveLength(104 - 3);
  });

  test('R38: from one of the three to the other two', () => {
    const answer = whereTo({
      position: { figures: { aragorn: 'erech' } },
      action: card('dead-men-of-dunharrow'),
      figures: ['aragorn'],
    });
    expect(legalOf(answer)).toEqual(['lamedon', 'pelargir']);
  });

  test('R38: nobody goes without Strider or Aragorn', () => {
    const answer = whereTo({
      position: { figures: { gimli: 'edoras' } },
      action: card('dead-men-of-dunharrow'),
      figures: ['gimli'],
    });
    expect(legalOf(answer)).toEqual([]);
    expect(answer.refusals.erech).toEqual([{ code: 'cardNeedsFigure', figures: ['strider', 'aragorn'] }]);
  });

  test('R39: the Breaking puts Companions where the Fellowship is', () => {
    const position = { fellowship: { region: 'edoras', progress: 5 } } as const;
    const answer = whereTo({
      position,
      action: card('the-breaking-of-the-fellowship'),
      figures: ['meriadoc', 'gimli'],
    });
    expect(answer).toMatchObject({ origin: null, range: null, stay: { legal: false, notes: [] } });
    expect(answer.destinations).toEqual({
      edoras: { distance: null, route: null, notes: [{ code: 'activates', nation: 'rohan' }] },
    });
    expect(Object.keys(answer.refusals)).toHaveLength(104);
    expect(answer.refusals.westemnet).toEqual([{ code: 'cardAllowsOnly', regions: ['edoras'] }]);
  });

  test('R39: into a siege too', () => {
    const position = { fellowship: { region: 'lorien' }, settlements: { lorien: { besieged: true } } } as const;
    const answer = whereTo({ position, action: card('the-breaking-of-the-fellowship'), figures: ['gimli'] });
    expect(answer.destinations.lorien?.notes).toEqual([{ code: 'intoSiege' }]);
  });

  const sauron: readonly RegionId[] = [
    'barad-dur',
    'dol-guldur',
    'minas-morgul',
    'morannon',
    'moria',
    'mount-gundabad',
  ];
  test('R41: the Eagles drive Nazgûl from anywhere to unconquered Sauron Strongholds', () => {
    const answer = whereTo({ action: card('the-eagles-are-coming'), figures: ['nazgul-1', 'nazgul-2'] });
    expect(answer).toMatchObject({ origin: null, range: null, stay: { legal: false, notes: [] } });
    expect(legalOf(answer)).toEqual(sauron);
    expect(answer.refusals.orthanc).toEqual([{ code: 'cardAllowsOnly', regions: sauron }]);
  });

  test('R41: not to conquered ones; besieged ones count', () => {
    const position = { settlements: { moria: { controller: 'freePeoples' }, morannon: { besieged: true } } } as const;
    const answer = whereTo({ position, action: card('the-eagles-are-coming'), figures: ['nazgul-1'] });
    expect(answer.origin).toBe('barad-dur');
    expect(legalOf(answer)).toEqual(['dol-guldur', 'minas-morgul', 'morannon', 'mount-gundabad']);
  });

  test('R41: a Nazgûl stays only in a Stronghold where the Eagles drive him', () => {
    const staying = (region: 'moria' | 'edoras') =>
      whereTo({
        position: { figures: { 'nazgul-1': region } },
        action: card('the-eagles-are-coming'),
        figures: ['nazgul-1'],
      }).stay.legal;
    expect([staying('moria'), staying('edoras')]).toEqual([true, false]);
  });

  test('R41: the Witch-king is not theirs', () => {
    const position = { figures: { 'witch-king': 'barad-dur' } } as const;
    const answer = whereTo({ position, action: card('the-eagles-are-coming'), figures: ['nazgul-1', 'witch-king'] });
    expect(answer.refusals.moria).toEqual([{ code: 'notMovedByThis', figures: ['witch-king'] }]);
  });
});

const nazgulCards = [
  'nazgul-search',
  'the-nazgul-strike',
  'the-ringwraiths-are-abroad',
  'the-black-captain-commands',
] as const;
test.each(nazgulCards)('R40: %s lets Nazgûl fly, R15 held, the Witch-king with them', (id) => {
  const position = { figures: { 'witch-king': 'morannon', 'mouth-of-sauron': 'morannon' } } as const;
  const answer = whereTo({ position, action: card(id), figures: ['nazgul-4', 'witch-king'] });
  expect(answer.range).toBe('unlimited');
  expect(legalOf(answer)).toHaveLength(104 - 8);
  expect(answer.refusals.rivendell).toEqual([{ code: 'freePeoplesStronghold', region: 'rivendell', how: 'enter' }]);
  const mouth = whereTo({ position, action: card(id), figures: ['mouth-of-sauron'] });
  expect(mouth.refusals.dagorlad).toEqual([{ code: 'notMovedByThis', figures: ['mouth-of-sauron'] }]);
});

describe('whom a card moves', () => {
  const figures = { meriadoc: 'bree', saruman: 'orthanc', gollum: 'fellowship' } as const;
  /** The code of the one refusal on every region, or `moves`. */
  function fate(action: Asked['action'], mover: Asked['figures'][number]): string {
    const answer = whereTo({ position: { figures }, ...(action ? { action } : {}), figures: [mover] });
    const codes = new Set(Object.values(answer.refusals).flatMap((causes) => causes.map(({ code }) => code)));
    if (legalOf(answer).length > 0 || codes.size !== 1) return 'moves';
    return [...codes].join();
  }
  const rows: readonly (readonly [CardId, string, string, string, string])[] = [
    // Companion in the Fellowship, Companion on the map, Nazgûl, Ring-bearers
    ['i-will-go-alone', 'moves', 'notInFellowship', 'notMovedByThis', 'notMovedByThis'],
    ['there-and-back-again', 'moves', 'notInFellowship', 'notMovedByThis', 'notMovedByThis'],
    ['gwaihir-the-windlord', 'moves', 'moves', 'notMovedByThis', 'notMovedByThis'],
    ['we-prove-the-swifter', 'moves', 'moves', 'notMovedByThis', 'notMovedByThis'],
    ['the-book-of-mazarbul', 'inFellowship', 'moves', 'notMovedByThis', 'notMovedByThis'],
    ['fear-fire-foes', 'inFellowship', 'moves', 'notMovedByThis', 'notMovedByThis'],
    ['dead-men-of-dunharrow', 'inFellowship', 'cardNeedsFigure', 'notMovedByThis', 'notMovedByThis'],
    ['the-breaking-of-the-fellowship', 'moves', 'notInFellowship', 'notMovedByThis', 'notMovedByThis'],
    ['nazgul-search', 'notMovedByThis', 'notMovedByThis', 'moves', 'notMovedByThis'],
    ['the-eagles-are-coming', 'notMovedByThis', 'notMovedByThis', 'moves', 'notMovedByThis'],
  ];
  test.each(rows)('%s', (id, ...expected) => {
    const movers = ['gimli', 'meriadoc', 'nazgul-2', 'ring-bearers'] as const;
    expect(movers.map((mover) => fate(card(id), mover))).toEqual(expected);
    expect(fate(card(id), 'saruman')).toBe('notMovedByThis');
  });

  test('Gollum is never lent legs', () => {
    expect(fate(card('i-will-go-alone'), 'gollum')).toBe('levelZero');
    expect(fate(card('gwaihir-the-windlord'), 'gollum')).toBe('levelZero');
  });

  test('one group is of one place', () => {
    const answer = whereTo({
      position: { fellowship: { region: 'bree' }, figures },
      action: card('gwaihir-the-windlord'),
      figures: ['gimli', 'meriadoc'],
    });
    expect(answer.origin).toBeNull();
    expect(Object.keys(answer.refusals)).toHaveLength(105);
    expect(answer.refusals.bree).toEqual([{ code: 'notTogether', figures: ['gimli', 'meriadoc'] }]);
  });

  test.each([
    'i-will-go-alone',
    'there-and-back-again',
    'gwaihir-the-windlord',
    'we-prove-the-swifter',
    'the-breaking-of-the-fellowship',
  ] as const)('%s takes nobody off the Mordor Track', (id) => {
    const answer = whereTo({
      position: { fellowship: { region: 'mordorTrack' } },
      action: card(id),
      figures: ['gimli'],
    });
    expect(answer.origin).toBeNull();
    expect(answer.refusals.gorgoroth).toEqual([{ code: 'onMordorTrack', figures: ['gimli'] }]);
  });

  test('Gwaihir still moves who is on the map while the Fellowship is on the Mordor Track', () => {
    const answer = whereTo({
      position: { fellowship: { region: 'mordorTrack' }, figures },
      action: card('gwaihir-the-windlord'),
      figures: ['meriadoc'],
    });
    expect(answer.range).toBe(4);
  });
});

describe('what a card wakes is told before the move', () => {
  const rows: readonly (readonly [string, Asked, RegionId, readonly string[]])[] = [
    [
      'There and Back Again: Gimli in Dale',
      { position: { fellowship: { region: 'dale' } }, action: card('there-and-back-again'), figures: ['gimli'] },
      'erebor',
      ['dwarves', 'north'],
    ],
    [
      'There and Back Again: not Boromir',
      { position: { fellowship: { region: 'dale' } }, action: card('there-and-back-again'), figures: ['boromir'] },
      'erebor',
      [],
    ],
    [
      'There and Back Again: not elsewhere',
      { position: { fellowship: { region: 'dale' } }, action: card('there-and-back-again'), figures: ['gimli'] },
      'iron-hills',
      [],
    ],
    [
      'There and Back Again: Dale is one of the three, for both Nations',
      { position: { fellowship: { region: 'erebor' } }, action: card('there-and-back-again'), figures: ['legolas'] },
      'dale',
      ['dwarves', 'north'],
    ],
    [
      'There and Back Again: so is the Woodland Realm',
      {
        position: { fellowship: { region: 'dale' }, nations: { elves: { active: true } } },
        action: card('there-and-back-again'),
        figures: ['gimli'],
      },
      'woodland-realm',
      ['dwarves', 'north'],
    ],
    [
      'There and Back Again: a Nation already active is not woken',
      {
        position: { fellowship: { region: 'dale' }, nations: { north: { active: true } } },
        action: card('there-and-back-again'),
        figures: ['legolas'],
      },
      'erebor',
      ['dwarves'],
    ],
    [
      'Book of Mazarbul: any Companion, in Ered Luin',
      { position: { figures: { boromir: 'tower-hills' } }, action: card('the-book-of-mazarbul'), figures: ['boromir'] },
      'ered-luin',
      ['dwarves'],
    ],
    [
      'Book of Mazarbul: not in the Iron Hills',
      { position: { figures: { boromir: 'erebor' } }, action: card('the-book-of-mazarbul'), figures: ['boromir'] },
      'iron-hills',
      [],
    ],
    [
      'Fear! Fire! Foes!: in Bree',
      { position: { figures: { boromir: 'buckland' } }, action: card('fear-fire-foes'), figures: ['boromir'] },
      'bree',
      ['north'],
    ],
    [
      'Fear! Fire! Foes!: who stays in the Shire counts for who moves',
      {
        position: { figures: { boromir: 'buckland', gimli: 'the-shire' } },
        action: card('fear-fire-foes'),
        figures: ['boromir'],
      },
      'old-forest',
      ['north'],
    ],
    [
      'a Character result wakes nobody in Bree',
      { position: { figures: { boromir: 'buckland' } }, figures: ['boromir'] },
      'bree',
      [],
    ],
  ];
  test.each(rows)('%s', (_, request, region, nations) => {
    const notes = whereTo(request).destinations[region]?.notes ?? [];
    expect(notes.flatMap((note) => (note.code === 'activates' ? [note.nation] : []))).toEqual(nations);
  });
});

test('every card leaves each of the 105 regions in exactly one list', () => {
  for (const id of CARDS) {
    for (const figure of ['gimli', 'nazgul-1'] as const) {
      const { origin, destinations, refusals } = whereTo({ action: card(id), figures: [figure] });
      const listed = [...Object.keys(destinations), ...Object.keys(refusals)].sort();
      expect(listed).toEqual(board.regionIds.filter((region) => region !== origin));
    }
  }
});
