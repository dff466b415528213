// Every code of a refusal, a note and an issue is reached, and every rule that is cited exists.

import { describe, expect, test } from 'vitest';
import { citationOf, NOTE_CITATIONS, noteCitationOf } from '../../../src/games/war-of-the-ring/citations.ts';
import { explain, explainNote, explainReason } from '../../../src/games/war-of-the-ring/explain.ts';
import { IMPOSSIBLE, INPUT_CODES } from '../../../src/games/war-of-the-ring/input/input-issue.ts';
import { parseRequest } from '../../../src/games/war-of-the-ring/query/request.ts';
import { ENTRY_CONDITIONS, type Note, type Reason } from '../../../src/games/war-of-the-ring/reasons.ts';
import { destinations } from '../../../src/games/war-of-the-ring/rules/destinations.ts';
import { playAction } from '../../../src/games/war-of-the-ring/rules/play.ts';
import type { Position } from '../../../src/games/war-of-the-ring/state/position.ts';
import type { PositionJson } from '../../../src/games/war-of-the-ring/state/position-json.ts';
import type { Action, MoverFigureId, RegionId } from '../../../src/games/war-of-the-ring/vocabulary.ts';
import { positionOf } from '../../helpers/arbitraries/requests.ts';
import { card } from '../../helpers/ask.ts';

const die: Action = { type: 'characterDie' };
const separation: Action = { type: 'separation' };
const declaration: Action = { type: 'declaration' };
const withArmy: Action = { type: 'withArmy' };
const entry: Action = { type: 'entry' };

/** Situations that between them show everything there is to say. */
const situations: readonly (readonly [PositionJson, Action, readonly MoverFigureId[]])[] = [
  [{ figures: { strider: 'hollin' } }, die, ['strider']],
  [{ figures: { gimli: 'forlindon' }, settlements: { 'grey-havens': { besieged: true } } }, die, ['gimli']],
  [{ figures: { gimli: 'lorien' }, settlements: { lorien: { besieged: true } } }, die, ['gimli']],
  [{ figures: { 'mouth-of-sauron': 'forlindon' } }, die, ['mouth-of-sauron']],
  [
    { figures: { 'mouth-of-sauron': 'hollin' }, rulings: { 'mouth-walks-through-strongholds': 'other' } },
    die,
    ['mouth-of-sauron'],
  ],
  [
    { figures: { 'mouth-of-sauron': 'gorgoroth' }, settlements: { morannon: { besieged: true } } },
    die,
    ['mouth-of-sauron'],
  ],
  [{}, die, ['nazgul-1']],
  [
    {
      settlements: { 'barad-dur': { besieged: true }, moria: { besieged: true } },
      rulings: { 'nazgul-leave-siege': 'other' },
    },
    die,
    ['nazgul-1'],
  ],
  [{ settlements: { moria: { besieged: true } }, rulings: { 'nazgul-leave-siege': 'other' } }, die, ['nazgul-1']],
  [{ figures: { saruman: 'orthanc' } }, die, ['saruman']],
  [{ figures: { saruman: 'orthanc', 'nazgul-1': 'orthanc' } }, die, ['saruman', 'nazgul-1']],
  [{ figures: { 'mouth-of-sauron': 'barad-dur' } }, die, ['mouth-of-sauron', 'nazgul-1']],
  [{ figures: { gollum: 'fellowship' } }, separation, ['gollum']],
  [{}, separation, ['meriadoc']],
  [{ fellowship: { region: 'mordorTrack' } }, separation, ['meriadoc']],
  [{ figures: { gimli: 'bree' } }, separation, ['gimli']],
  [{}, die, ['meriadoc']],
  [{}, die, ['aragorn']],
  [{}, die, ['nazgul-1', 'nazgul-2']],
  [{ figures: { gimli: 'bree' } }, die, ['gimli', 'nazgul-1']],
  [{}, die, ['ring-bearers']],
  [{ figures: { gimli: 'edoras' } }, card('dead-men-of-dunharrow'), ['gimli']],
  [{ figures: { strider: 'edoras' } }, card('dead-men-of-dunharrow'), ['strider']],
  [{}, card('the-breaking-of-the-fellowship'), ['gimli']],
  [{}, card('the-eagles-are-coming'), ['nazgul-1']],
  [{ figures: { gimli: 'bree' } }, card('we-prove-the-swifter'), ['gimli']],
  [
    { figures: { gimli: 'westemnet' }, settlements: { 'helms-deep': { besieged: true } } },
    card('gwaihir-the-windlord'),
    ['gimli'],
  ],
  [{ figures: { gimli: 'dale' } }, die, ['gimli']],
  [{ figures: { 'gandalf-the-white': 'edoras' } }, die, ['gandalf-the-white']],
  [{ figures: { strider: 'edoras' } }, withArmy, ['strider']],
  [{ fellowship: { region: 'morannon', progress: 2 } }, declaration, ['ring-bearers']],
  [{ nations: { isengard: { atWar: true } } }, entry, ['saruman']],
  [{ settlements: { orthanc: { controller: 'freePeoples' } } }, entry, ['saruman']],
  [{}, entry, ['witch-king']],
  [{}, entry, ['mouth-of-sauron']],
  [{}, entry, ['gandalf-the-white']],
  [{}, entry, ['aragorn']],
  [{ figures: { strider: 'pelargir' }, settlements: { pelargir: { controller: 'shadow' } } }, entry, ['aragorn']],
  [{ figures: { saruman: 'orthanc' } }, entry, ['saruman']],
];

interface Told<What> {
  readonly what: What;
  readonly position: Position;
  readonly action: Action;
  readonly figures: readonly MoverFigureId[];
}

function toldEverywhere(): { readonly reasons: readonly Told<Reason>[]; readonly notes: readonly Told<Note>[] } {
  const reasons: Told<Reason>[] = [];
  const notes: Told<Note>[] = [];
  for (const [json, action, figures] of situations) {
    const position = positionOf(json);
    const { verdicts, stay } = destinations(position, action, figures);
    const asked = { position, action, figures };
    for (const verdict of verdicts.values()) {
      if (verdict.legal) notes.push(...verdict.notes.map((what) => ({ what, ...asked })));
      else reasons.push(...verdict.reasons.map((what) => ({ what, ...asked })));
    }
    notes.push(...stay.notes.map((what) => ({ what, ...asked })));
  }
  const position = positionOf({ figures: { gimli: 'bree' } });
  const figures: readonly MoverFigureId[] = ['gimli'];
  const twice = playAction(position, die, [
    { figures, to: 'buckland' },
    { figures, to: 'bree' },
  ]);
  if (!twice.legal) reasons.push(...twice.reasons.map((what) => ({ what, position, action: die, figures })));
  return { reasons, notes };
}
const { reasons, notes } = toldEverywhere();

const REASON_CODES = [
  'alreadyMoved',
  'besiegedFriendlyStronghold',
  'cannotMoveTogether',
  'cardAllowsOnly',
  'cardNeedsFigure',
  'conditionMissing',
  'freePeoplesStronghold',
  'impassableBorder',
  'inFellowship',
  'insideMordor',
  'joint',
  'levelZero',
  'mixedSides',
  'mustStop',
  'neverLeavesOrthanc',
  'notAdjacent',
  'notAnEntryRegion',
  'notInFellowship',
  'notInPlay',
  'notMovedByThis',
  'notTogether',
  'onMordorTrack',
  'tooFar',
] as const satisfies readonly Reason['code'][];
const NOTE_CODES = [
  'activates',
  'armyRulesNotJudged',
  'byFlight',
  'intoSiege',
  'levelCountsAs',
  'mustStop',
  'rangeExtended',
] as const satisfies readonly Note['code'][];

describe('every code is reached', () => {
  test('of refusals', () => {
    expect([...new Set(reasons.map(({ what }) => what.code))].sort()).toEqual(REASON_CODES);
  });

  test('of notes', () => {
    expect([...new Set(notes.map(({ what }) => what.code))].sort()).toEqual(NOTE_CODES);
    expect(Object.keys(NOTE_CITATIONS).sort()).toEqual(NOTE_CODES);
  });

  test('of missing conditions', () => {
    const missing = reasons.flatMap(({ what }) => (what.code === 'conditionMissing' ? [what.condition] : []));
    expect(new Set(missing)).toEqual(new Set(ENTRY_CONDITIONS));
  });

  test('of sieges and closed doors, in every way', () => {
    const ways = reasons.flatMap(({ what }) => ('how' in what ? [`${what.code} ${what.how}`] : []));
    expect([...new Set(ways)].sort()).toEqual([
      'besiegedFriendlyStronghold enter',
      'besiegedFriendlyStronghold leave',
      'besiegedFriendlyStronghold passThrough',
      'freePeoplesStronghold enter',
      'freePeoplesStronghold passThrough',
    ]);
  });

  test('of input; `notJson` is for whoever reads lines', () => {
    const inputs: readonly unknown[] = [
      { position: { fellowship: { progress: 99 } }, figures: ['strider', 'strider', 'x'], key: 1 },
      { position: 'wotr2', figures: [] },
      { position: 'rubbish', figures: 3 },
      {
        position: {
          settlements: { bree: { besieged: true }, hollin: { controller: 'shadow' } },
          figures: { 'gandalf-the-grey': 'bree', 'gandalf-the-white': 'bree', saruman: 'bree', gollum: 'bree' },
        },
        figures: ['strider'],
      },
      { position: { figures: { strider: 'bree', aragorn: 'bree', 'nazgul-1': 'fellowship' } }, figures: ['strider'] },
    ];
    const issues = inputs.flatMap((input) => {
      const parsed = parseRequest(input);
      return parsed.ok ? [] : parsed.issues;
    });
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(INPUT_CODES.filter((code) => code !== 'notJson')));
    expect(new Set(issues.flatMap(({ why }) => why ?? []))).toEqual(new Set(IMPOSSIBLE));
  });
});

describe('citations', () => {
  const PAGES = /^\d\d(–\d\d)?(, \d\d(–\d\d)?)*$/;
  const parts = reasons.flatMap((told) =>
    told.what.code === 'joint' ? told.what.of.map((what) => ({ ...told, what })) : [told],
  );
  const rules = Array.from({ length: 62 }, (_, at) => `R${at + 1}`);

  test('of refusals name existing rules, and a page only where the rule list gives one', () => {
    for (const { what, action, figures } of parts) {
      const citation = citationOf(what, action, figures);
      expect(citation, what.code).not.toBeNull();
      expect(citation?.rules.length, what.code).toBeGreaterThan(0);
      for (const rule of citation?.rules ?? []) expect(rules).toContain(rule);
      expect(citation?.page ?? '24').toMatch(PAGES);
    }
  });

  test('of notes too', () => {
    const shadowfax = { code: 'levelCountsAs', level: 4, because: 'shadowfax' } as const;
    for (const citation of [...Object.values(NOTE_CITATIONS), noteCitationOf(shadowfax, ['gandalf-the-white'])]) {
      expect(citation.rules.length).toBeGreaterThan(0);
      for (const rule of citation.rules) expect(rules).toContain(rule);
      expect(citation.page ?? '24').toMatch(PAGES);
    }
  });

  test('a joint cause has none of its own', () => {
    expect(citationOf({ code: 'joint', of: [] }, die, ['gimli'])).toBeNull();
  });

  const rows: readonly (readonly [Reason, Action, readonly MoverFigureId[], readonly string[], string | null])[] = [
    [{ code: 'tooFar', distance: 2, range: 1 }, die, ['meriadoc'], ['R7'], '24'],
    [{ code: 'tooFar', distance: 4, range: 3 }, die, ['meriadoc', 'strider'], ['R8'], '24'],
    [{ code: 'tooFar', distance: 5, range: 4 }, die, ['gandalf-the-white'], ['R42'], null],
    [{ code: 'tooFar', distance: 4, range: 3 }, die, ['mouth-of-sauron'], ['R18'], '24–25'],
    [{ code: 'tooFar', distance: 9, range: 5 }, separation, ['gimli'], ['R34'], '39'],
    [{ code: 'tooFar', distance: 9, range: 5 }, declaration, ['ring-bearers'], ['R56'], '38'],
    [{ code: 'tooFar', distance: 9, range: 4 }, card('gwaihir-the-windlord'), ['gimli'], ['R36'], null],
    [{ code: 'mustStop', at: 'moria' }, die, ['gimli'], ['R11'], '24'],
    [{ code: 'mustStop', at: 'moria' }, die, ['mouth-of-sauron'], ['R58'], null],
    [{ code: 'impassableBorder', between: ['lorien', 'moria'], around: 2 }, die, ['gimli'], ['R13'], '24'],
    [{ code: 'impassableBorder', between: ['lorien', 'moria'], around: 2 }, die, ['mouth-of-sauron'], ['R19'], '24–25'],
    [
      { code: 'impassableBorder', between: ['lorien', 'moria'], around: 2 },
      declaration,
      ['ring-bearers'],
      ['R56'],
      '38',
    ],
    [{ code: 'besiegedFriendlyStronghold', region: 'lorien', how: 'enter' }, die, ['gimli'], ['R12'], '24'],
    [
      { code: 'besiegedFriendlyStronghold', region: 'lorien', how: 'passThrough' },
      die,
      ['gimli'],
      ['R12', 'R32'],
      '24',
    ],
    [{ code: 'besiegedFriendlyStronghold', region: 'lorien', how: 'leave' }, separation, ['gimli'], ['R33'], '39'],
    [{ code: 'besiegedFriendlyStronghold', region: 'moria', how: 'leave' }, die, ['nazgul-1'], ['R57'], null],
    [{ code: 'besiegedFriendlyStronghold', region: 'moria', how: 'enter' }, die, ['mouth-of-sauron'], ['R19'], '24–25'],
    [
      { code: 'freePeoplesStronghold', region: 'lorien', how: 'enter' },
      die,
      ['witch-king', 'nazgul-1'],
      ['R15'],
      '24–25',
    ],
    [{ code: 'freePeoplesStronghold', region: 'lorien', how: 'enter' }, die, ['mouth-of-sauron'], ['R20'], '24–25'],
    [{ code: 'neverLeavesOrthanc' }, die, ['saruman'], ['R17'], '24–25'],
    [{ code: 'levelZero' }, separation, ['gollum'], ['R6'], '24'],
    [{ code: 'notAdjacent' }, withArmy, ['gimli'], ['R51'], '27'],
    [{ code: 'conditionMissing', condition: 'isengardAtWar' }, entry, ['saruman'], ['R44'], null],
    [{ code: 'notAnEntryRegion' }, entry, ['witch-king'], ['R43'], null],
    [{ code: 'notAnEntryRegion' }, entry, ['mouth-of-sauron'], ['R45'], null],
    [{ code: 'notAnEntryRegion' }, entry, ['gandalf-the-white'], ['R46'], null],
    [{ code: 'notAnEntryRegion' }, entry, ['aragorn'], ['R47'], null],
    [{ code: 'cardAllowsOnly', regions: [] }, card('dead-men-of-dunharrow'), ['strider'], ['R38'], null],
    [{ code: 'cardAllowsOnly', regions: [] }, card('the-breaking-of-the-fellowship'), ['strider'], ['R39'], null],
    [{ code: 'cardAllowsOnly', regions: [] }, card('the-eagles-are-coming'), ['nazgul-1'], ['R41'], null],
    [{ code: 'insideMordor' }, declaration, ['ring-bearers'], ['R56'], null],
    [{ code: 'alreadyMoved', figure: 'gimli' }, die, ['gimli'], ['R23'], '27'],
  ];
  test.each(rows)('%j by %j of %j: %j', (reason, action, figures, expected, page) => {
    expect(citationOf(reason, action, figures)).toEqual({ rules: expected, page });
  });
});

describe('messages', () => {
  test('a refusal becomes one message for each cause, in their order', () => {
    const figures = ['gimli'] as const;
    const verdict = destinations(positionOf({ figures: { gimli: 'hollin' } }), die, figures).verdicts.get(
      'dimrill-dale',
    );
    expect(verdict && explain(verdict, die, figures)).toEqual([
      {
        key: 'reasons.mustStop',
        facts: { at: { kind: 'region', id: 'moria' } },
        citation: { rules: ['R11'], page: '24' },
        parts: [],
      },
      {
        key: 'reasons.tooFar',
        facts: { distance: { kind: 'number', value: 6 }, range: { kind: 'number', value: 2 } },
        count: 6,
        citation: { rules: ['R7'], page: '24' },
        parts: [],
      },
    ]);
  });

  test('a legal move becomes its notes', () => {
    const figures = ['gimli'] as const;
    const verdict = destinations(positionOf({ figures: { gimli: 'hollin' } }), die, figures).verdicts.get('moria');
    expect(verdict && explain(verdict, die, figures)).toEqual([
      {
        key: 'notes.mustStop',
        facts: { at: { kind: 'region', id: 'moria' } },
        citation: { rules: ['R11', 'R28'], page: '24' },
        parts: [],
      },
    ]);
  });

  const facts: readonly (readonly [Reason, string, object, number | undefined])[] = [
    [
      { code: 'impassableBorder', between: ['lorien', 'moria'], around: 2 },
      'impassableBorder',
      { between: { kind: 'regions', ids: ['lorien', 'moria'] }, around: { kind: 'number', value: 2 } },
      undefined,
    ],
    [
      { code: 'impassableBorder', between: ['lorien', 'moria'], around: null },
      'impassableBorderNoWay',
      { between: { kind: 'regions', ids: ['lorien', 'moria'] } },
      undefined,
    ],
    [
      { code: 'besiegedFriendlyStronghold', region: 'lorien', how: 'leave' },
      'besiegedFriendlyStronghold.leave',
      { region: { kind: 'region', id: 'lorien' }, side: { kind: 'side', id: 'freePeoples' } },
      undefined,
    ],
    [
      { code: 'freePeoplesStronghold', region: 'lorien', how: 'passThrough' },
      'freePeoplesStronghold.passThrough',
      { region: { kind: 'region', id: 'lorien' } },
      undefined,
    ],
    [{ code: 'conditionMissing', condition: 'sauronAtWar' }, 'conditionMissing.sauronAtWar', {}, undefined],
    [
      { code: 'cardAllowsOnly', regions: ['erech', 'pelargir'] },
      'cardAllowsOnly',
      { regions: { kind: 'regions', ids: ['erech', 'pelargir'] } },
      undefined,
    ],
    [
      { code: 'alreadyMoved', figure: 'nazgul-3' },
      'alreadyMoved',
      { figure: { kind: 'figure', id: 'nazgul' } },
      undefined,
    ],
    [
      { code: 'alreadyMoved', figure: 'ring-bearers' },
      'alreadyMoved',
      { figure: { kind: 'figure', id: 'ring-bearers' } },
      undefined,
    ],
    [{ code: 'levelZero' }, 'levelZero', { figures: { kind: 'figures', ids: ['gimli'] } }, 1],
    [
      { code: 'notInPlay', figures: ['gimli', 'strider'] },
      'notInPlay',
      { figures: { kind: 'figures', ids: ['gimli', 'strider'] } },
      2,
    ],
    [{ code: 'neverLeavesOrthanc' }, 'neverLeavesOrthanc', {}, undefined],
    [{ code: 'notAdjacent' }, 'notAdjacent', {}, undefined],
    [{ code: 'notAnEntryRegion' }, 'notAnEntryRegion', {}, undefined],
    [{ code: 'insideMordor' }, 'insideMordor', {}, undefined],
  ];
  test.each(facts)('%j', (reason, key, expected, count) => {
    const message = explainReason(reason, die, ['gimli']);
    expect(message.key).toBe(`reasons.${key}`);
    expect(message.facts).toEqual(expected);
    expect(message.count).toBe(count);
    expect(message.parts).toEqual([]);
  });

  test('the side of a besieged Stronghold is the mover’s', () => {
    const reason = { code: 'besiegedFriendlyStronghold', region: 'moria', how: 'enter' } as const;
    expect(explainReason(reason, die, ['mouth-of-sauron']).facts.side).toEqual({ kind: 'side', id: 'shadow' });
    expect(explainReason(reason, declaration, ['ring-bearers']).facts.side).toEqual({
      kind: 'side',
      id: 'freePeoples',
    });
  });

  test('the parts of a joint cause stand below it', () => {
    const of = [{ code: 'insideMordor' }, { code: 'tooFar', distance: 2, range: 1 }] as const;
    const message = explainReason({ code: 'joint', of }, declaration, ['ring-bearers']);
    expect(message).toMatchObject({ key: 'reasons.joint', facts: {}, citation: null });
    expect(message.parts).toEqual(of.map((part) => explainReason(part, declaration, ['ring-bearers'])));
  });

  const noted: readonly (readonly [Note, string, object, readonly string[]])[] = [
    [{ code: 'mustStop', at: 'moria' }, 'mustStop', { at: { kind: 'region', id: 'moria' } }, ['R11', 'R28']],
    [{ code: 'activates', nation: 'rohan' }, 'activates', { nation: { kind: 'nation', id: 'rohan' } }, ['R48', 'R49']],
    [
      { code: 'levelCountsAs', level: 4, because: 'shadowfax' },
      'levelCountsAs.shadowfax',
      { level: { kind: 'number', value: 4 } },
      ['R42'],
    ],
    [
      { code: 'levelCountsAs', level: 4, because: 'gwaihir-the-windlord' },
      'levelCountsAs.card',
      { level: { kind: 'number', value: 4 }, card: { kind: 'card', id: 'gwaihir-the-windlord' } },
      ['R36'],
    ],
    [
      { code: 'rangeExtended', by: 2, because: 'we-prove-the-swifter' },
      'rangeExtended',
      { by: { kind: 'number', value: 2 }, card: { kind: 'card', id: 'we-prove-the-swifter' } },
      ['R36'],
    ],
    [{ code: 'byFlight' }, 'byFlight', {}, ['R14']],
    [{ code: 'intoSiege' }, 'intoSiege', {}, ['R12']],
    [{ code: 'armyRulesNotJudged' }, 'armyRulesNotJudged', {}, ['R51']],
  ];
  test.each(noted)('%j', (note, key, expected, rules) => {
    const message = explainNote(note);
    expect(message).toMatchObject({ key: `notes.${key}`, facts: expected, parts: [] });
    expect(message.citation?.rules).toEqual(rules);
  });
});

test('the regions told of are regions', () => {
  const regions = reasons.flatMap(({ what }) => ('region' in what ? [what.region] : 'at' in what ? [what.at] : []));
  expect(new Set<RegionId>(regions).size).toBeGreaterThan(8);
});
