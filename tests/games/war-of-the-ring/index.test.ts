// War of the Ring as the page knows it: through the contract of every game.

import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';
import type { WarInputIssue } from '../../../src/games/war-of-the-ring/input/input-issue.ts';
import type { Position } from '../../../src/games/war-of-the-ring/state/position.ts';
import type { PositionJson } from '../../../src/games/war-of-the-ring/state/position-json.ts';
import type { Edit } from '../../../src/movement/game.ts';
import { positionOf } from '../../helpers/arbitraries/requests.ts';
import { spellIssues } from '../../helpers/issues.ts';

test('what it is', () => {
  expect(game.id).toBe('war-of-the-ring');
  expect(game.board.regionIds).toHaveLength(105);
  expect(game.sides).toEqual(['freePeoples', 'shadow']);
  expect(game.offBoardPlaces).toEqual(['fellowship', 'outOfPlay', 'eliminated', 'mordorTrack']);
  expect(game.scenarios.map(({ id }) => id)).toEqual([
    'start',
    'empty',
    'example',
    'moriaTaken',
    'helmsDeepBesieged',
    'minasTirithBesieged',
    'rivendellLost',
    'whiteAndHeir',
    'allMinions',
  ]);
});

test('its figures: 21 and the Ring-bearers, each with side, emblem and Level', () => {
  const rows = game.figures.map(({ id, side, emblem, level }) => `${id} ${side} ${emblem} ${level}`);
  expect(rows).toEqual([
    'gandalf-the-grey freePeoples gandalf-the-grey 3',
    'strider freePeoples strider 3',
    'boromir freePeoples boromir 2',
    'legolas freePeoples legolas 2',
    'gimli freePeoples gimli 2',
    'meriadoc freePeoples meriadoc 1',
    'peregrin freePeoples peregrin 1',
    'gandalf-the-white freePeoples gandalf-the-white 3',
    'aragorn freePeoples aragorn 3',
    'gollum freePeoples gollum 0',
    'witch-king shadow witch-king unlimited',
    'saruman shadow saruman 0',
    'mouth-of-sauron shadow mouth-of-sauron 3',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `nazgul-${number} shadow nazgul unlimited`),
    'ring-bearers freePeoples fellowship null',
  ]);
});

test('nations of regions', () => {
  expect(game.nation('edoras')).toBe('rohan');
  expect(game.nation('osgiliath')).toBeNull();
  expect(game.nation('valinor')).toBeNull();
});

test('where everybody is', () => {
  const places = game.places(game.start);
  expect(places.size).toBe(22);
  expect(places.get('strider')).toBe('fellowship');
  expect(places.get('nazgul-4')).toBe('morannon');
  expect(places.get('aragorn')).toBe('outOfPlay');
  expect(places.get('ring-bearers')).toBe('rivendell');
  expect(game.places(positionOf({ fellowship: { region: 'mordorTrack' } })).get('ring-bearers')).toBe('mordorTrack');
});

test('the signs of settlements', () => {
  const position = positionOf({ settlements: { moria: { controller: 'freePeoples', besieged: true } } });
  expect(game.sign(position, 'moria')).toEqual({
    icon: 'stronghold',
    side: 'freePeoples',
    originalSide: 'shadow',
    besieged: true,
  });
  expect(game.sign(position, 'bree')).toEqual({
    icon: 'town',
    side: 'freePeoples',
    originalSide: 'freePeoples',
    besieged: false,
  });
  expect(game.sign(position, 'hollin')).toBeNull();
  expect(game.sign(position, 'valinor')).toBeNull();
});

test('what may be set about a region', () => {
  expect(game.settings(game.start, 'moria')).toEqual([
    { id: 'controller', value: 'shadow', values: ['freePeoples', 'shadow'] },
    { id: 'besieged', value: 'no', values: ['no', 'yes'] },
    { id: 'army', value: 'shadow', values: ['none', 'freePeoples', 'shadow'] },
  ]);
  expect(game.settings(game.start, 'bree')).toEqual([
    { id: 'controller', value: 'freePeoples', values: ['freePeoples', 'shadow'] },
    { id: 'army', value: 'freePeoples', values: ['none', 'freePeoples', 'shadow'] },
  ]);
  expect(game.settings(game.start, 'hollin')).toEqual([
    { id: 'army', value: 'none', values: ['none', 'freePeoples', 'shadow'] },
  ]);
  expect(game.settings(game.start, 'valinor')).toEqual([]);
});

test('the numbers that may be set', () => {
  const position = positionOf({
    fellowship: { progress: 4 },
    nations: { rohan: { active: true }, sauron: { atWar: true } },
  });
  expect(game.counters(position)).toEqual([
    { id: 'progress', value: 4, minimum: 0, maximum: 12 },
    { id: 'nation.dwarves', value: 0, minimum: 0, maximum: 2 },
    { id: 'nation.elves', value: 1, minimum: 0, maximum: 2 },
    { id: 'nation.gondor', value: 0, minimum: 0, maximum: 2 },
    { id: 'nation.north', value: 0, minimum: 0, maximum: 2 },
    { id: 'nation.rohan', value: 1, minimum: 0, maximum: 2 },
    { id: 'nation.isengard', value: 1, minimum: 0, maximum: 2 },
    { id: 'nation.sauron', value: 2, minimum: 0, maximum: 2 },
    { id: 'nation.southrons-easterlings', value: 1, minimum: 0, maximum: 2 },
  ]);
});

test('lines are read and written', () => {
  expect(game.format(game.start)).toBe('wotr1');
  expect(game.parse('wotr1;p=bre:st')).toEqual({ ok: true, value: positionOf({ figures: { strider: 'bree' } }) });
  expect(game.parse('nonsense')).toMatchObject({ ok: false, issues: [{ code: 'badNotation', path: '' }] });
});

describe('edits', () => {
  const place = (figure: string, to: string): Edit => ({ type: 'place', figure, place: to });
  const setting = (region: string, id: string, value: string): Edit => ({
    type: 'setting',
    region,
    setting: id,
    value,
  });
  const counter = (id: string, value: number): Edit => ({ type: 'counter', counter: id, value });

  function after(position: Position, edit: Edit): Position {
    const edited = game.edit(position, edit);
    if (!edited.ok) throw new Error(JSON.stringify(edited.issues));
    return edited.value;
  }

  const done: readonly (readonly [string, PositionJson, Edit, string])[] = [
    ['a figure anywhere', {}, place('strider', 'bree'), 'wotr1;p=bre:st'],
    ['and back', { figures: { strider: 'bree' } }, place('strider', 'fellowship'), 'wotr1'],
    ['off the map', {}, place('nazgul-1', 'outOfPlay'), 'wotr1;p=op:n1'],
    ['dead', {}, place('boromir', 'eliminated'), 'wotr1;p=el:bo'],
    ['Gollum as guide', {}, place('gollum', 'fellowship'), 'wotr1;p=fe:go'],
    ['the White takes the place of the Grey', {}, place('gandalf-the-white', 'fangorn'), 'wotr1;p=fan:gw,op:gg'],
    [
      'and leaves a dead Grey in peace',
      { figures: { 'gandalf-the-grey': 'eliminated' } },
      place('gandalf-the-white', 'fangorn'),
      'wotr1;p=el:gg,fan:gw',
    ],
    [
      'the Grey comes back and the White goes',
      { figures: { 'gandalf-the-white': 'fangorn' } },
      place('gandalf-the-grey', 'bree'),
      'wotr1;p=bre:gg',
    ],
    [
      'Aragorn takes the place of Strider',
      { figures: { strider: 'bree' } },
      place('aragorn', 'dale'),
      'wotr1;p=dal:ar,op:st',
    ],
    ['Strider takes the place of Aragorn', { figures: { aragorn: 'dale' } }, place('strider', 'fellowship'), 'wotr1'],
    [
      'a dead Aragorn stays dead',
      { figures: { aragorn: 'eliminated' } },
      place('strider', 'bree'),
      'wotr1;p=bre:st,el:ar',
    ],
    ['a Minion in play has been in play', {}, place('saruman', 'orthanc'), 'wotr1;p=ort:sa'],
    ['whatever was said before', { minionHasBeenInPlay: false }, place('witch-king', 'bree'), 'wotr1;p=bre:wk'],
    [
      'and stays so when he is taken off',
      { figures: { 'witch-king': 'bree' } },
      place('witch-king', 'outOfPlay'),
      'wotr1;m=1',
    ],
    ['the Fellowship', { fellowship: { progress: 3 } }, place('ring-bearers', 'hollin'), 'wotr1;f=hol3'],
    ['the Fellowship on the Mordor Track', {}, place('ring-bearers', 'mordorTrack'), 'wotr1;f=mt0'],
    ['a Stronghold changes hands', {}, setting('moria', 'controller', 'freePeoples'), 'wotr1;s=morx'],
    [
      'and keeps its siege',
      { settlements: { moria: { besieged: true } } },
      setting('moria', 'controller', 'freePeoples'),
      'wotr1;s=morxb',
    ],
    ['a siege begins', {}, setting('helms-deep', 'besieged', 'yes'), 'wotr1;s=helb'],
    [
      'a siege ends',
      { settlements: { 'helms-deep': { controller: 'shadow', besieged: true } } },
      setting('helms-deep', 'besieged', 'no'),
      'wotr1;s=helx',
    ],
    ['a Town changes hands', {}, setting('bree', 'controller', 'shadow'), 'wotr1;s=brex'],
    ['the track', {}, counter('progress', 12), 'wotr1;f=riv12'],
    ['a Nation wakes', {}, counter('nation.rohan', 1), 'wotr1;n=roa'],
    ['a Nation goes to war', {}, counter('nation.rohan', 2), 'wotr1;n=row'],
    ['a Nation sleeps', {}, counter('nation.elves', 0), 'wotr1;n=elp'],
  ];
  test.each(done)('%s', (_, json, edit, line) => {
    const position = positionOf(json);
    const before = game.format(position);
    expect(game.format(after(position, edit))).toBe(line);
    expect(game.format(position)).toBe(before);
  });

  const refused: readonly (readonly [string, Edit, readonly string[]])[] = [
    ['nobody', place('bilbo', 'bree'), ['unknownId /figure']],
    ['nowhere', place('strider', 'valinor'), ['unknownId /place']],
    ['no figure stands on the Mordor Track', place('strider', 'mordorTrack'), ['unknownId /place']],
    ['the Fellowship is never out of play', place('ring-bearers', 'outOfPlay'), ['unknownId /place']],
    ['Saruman abroad', place('saruman', 'bree'), ['impossiblePosition /figures/saruman (sarumanOutsideOrthanc)']],
    ['Gollum on the map', place('gollum', 'bree'), ['impossiblePosition /figures/gollum (gollumOnTheMap)']],
    [
      'a Nazgûl in the Fellowship',
      place('nazgul-1', 'fellowship'),
      ['impossiblePosition /figures/nazgul-1 (figureCannotBeInFellowship)'],
    ],
    [
      'Aragorn in the Fellowship',
      place('aragorn', 'fellowship'),
      ['impossiblePosition /figures/aragorn (figureCannotBeInFellowship)'],
    ],
    ['a region that does not exist', setting('valinor', 'controller', 'shadow'), ['unknownId /region']],
    ['a region without a settlement', setting('hollin', 'controller', 'shadow'), ['unknownKey /setting']],
    ['a City under siege', setting('edoras', 'besieged', 'yes'), ['unknownKey /setting']],
    ['a setting that does not exist', setting('moria', 'colour', 'red'), ['unknownKey /setting']],
    ['a value that does not exist', setting('moria', 'controller', 'rohan'), ['unknownId /value']],
    ['a number that does not exist', counter('corruption', 3), ['unknownKey /counter']],
    ['a Nation that does not exist', counter('nation.hobbits', 1), ['unknownKey /counter']],
    ['too far along the track', counter('progress', 13), ['outOfRange /value']],
    ['less than nothing', counter('progress', -1), ['outOfRange /value']],
    ['half a step', counter('progress', 0.5), ['outOfRange /value']],
    ['no number', counter('progress', Number.NaN), ['outOfRange /value']],
    ['more than war', counter('nation.rohan', 3), ['outOfRange /value']],
  ];
  test.each(refused)('refused: %s', (_, edit, issues) => {
    const edited = game.edit(game.start, edit);
    expect(edited.ok ? [] : spellIssues(edited.issues as readonly WarInputIssue[])).toEqual(issues);
  });
});

describe('judging by the natural action', () => {
  test('a Companion on the map moves by a Character result', () => {
    const judged = game.judge(positionOf({ figures: { gimli: 'hollin' } }), ['gimli']);
    expect([judged.origin, judged.range, judged.regions.size]).toEqual(['hollin', 2, 104]);
    expect(judged.regions.get('moria')).toEqual({
      legal: true,
      distance: 1,
      route: ['hollin', 'moria'],
      marks: ['reachable', 'stop'],
      messages: [expect.objectContaining({ key: 'notes.mustStop' })],
    });
    expect(judged.regions.get('dimrill-dale')).toEqual({
      legal: false,
      distance: null,
      route: null,
      marks: [],
      messages: [
        expect.objectContaining({ key: 'reasons.mustStop' }),
        expect.objectContaining({ key: 'reasons.tooFar' }),
      ],
    });
    expect(judged.stay).toEqual({ legal: true, messages: [] });
  });

  test('a Companion of the Fellowship separates', () => {
    const judged = game.judge(positionOf({ fellowship: { region: 'edoras', progress: 2 } }), ['meriadoc', 'gimli']);
    expect([judged.origin, judged.range]).toEqual(['edoras', 4]);
    expect(judged.stay.messages.map(({ key }) => key)).toEqual(['notes.activates']);
    expect(judged.regions.get('helms-deep')?.marks).toEqual(['reachable', 'activates']);
  });

  test('a Companion of the Fellowship beside one on the map does not', () => {
    const judged = game.judge(positionOf({ figures: { gimli: 'rivendell' } }), ['meriadoc', 'gimli']);
    expect([...judged.regions.values()].some(({ legal }) => legal)).toBe(false);
    expect(judged.regions.get('bree')?.messages.map(({ key }) => key)).toEqual(['reasons.inFellowship']);
  });

  test('the Ring-bearers are declared', () => {
    const judged = game.judge(positionOf({ fellowship: { region: 'morannon', progress: 1 } }), ['ring-bearers']);
    expect([judged.origin, judged.range]).toEqual(['morannon', 1]);
    expect(judged.regions.get('dagorlad')?.legal).toBe(true);
    expect(judged.regions.get('gorgoroth')?.messages.map(({ key }) => key)).toEqual(['reasons.insideMordor']);
  });

  test('Nazgûl fly', () => {
    const judged = game.judge(positionOf({ settlements: { lorien: { besieged: true } } }), ['nazgul-1']);
    expect(judged.range).toBe('unlimited');
    expect(judged.regions.get('lorien')).toMatchObject({
      legal: true,
      distance: null,
      route: null,
      marks: ['reachable', 'flight'],
    });
  });

  test('a siege that one walks into is marked', () => {
    const position = positionOf({
      settlements: { 'barad-dur': { besieged: true } },
      rulings: { 'nazgul-leave-siege': 'other' },
    });
    expect(game.judge(position, ['nazgul-2']).regions.get('barad-dur')?.marks).toEqual([
      'reachable',
      'flight',
      'siege',
    ]);
  });

  test('who waits outside enters play', () => {
    const judged = game.judge(positionOf({ nations: { isengard: { atWar: true } } }), ['saruman']);
    expect(judged.origin).toBeNull();
    expect(judged.regions.size).toBe(105);
    expect([...judged.regions].filter(([, { legal }]) => legal).map(([region]) => region)).toEqual(['orthanc']);
    const missing = game.judge(game.start, ['aragorn']).regions.get('pelargir');
    expect(missing?.messages.map(({ key }) => key)).toEqual(['reasons.conditionMissing.striderInGondorPort']);
  });

  test('who waits outside without a card of his own does not', () => {
    const judged = game.judge(game.start, ['nazgul-5']);
    expect(judged.regions.get('bree')?.messages.map(({ key }) => key)).toEqual(['reasons.notInPlay']);
  });
});

describe('playing by the natural action', () => {
  const legal: readonly (readonly [string, PositionJson, readonly string[], string, string])[] = [
    ['a move', { figures: { gimli: 'hollin' } }, ['gimli'], 'moria', 'wotr1;p=mor:gi'],
    [
      'a separation on the spot',
      { fellowship: { region: 'edoras' } },
      ['peregrin'],
      'edoras',
      'wotr1;p=edo:pe;f=edo0;n=roa',
    ],
    ['a declaration', { fellowship: { progress: 3 } }, ['ring-bearers'], 'moria', 'wotr1;f=mor0'],
    ['an entry', { figures: { strider: 'pelargir' } }, ['aragorn'], 'pelargir', 'wotr1;p=op:st,pel:ar;n=goa'],
    ['a flight', {}, ['nazgul-4'], 'the-shire', 'wotr1;p=shi:n4'],
  ];
  test.each(legal)('%s', (_, json, figures, to, line) => {
    const played = game.play(positionOf(json), figures, to);
    expect(played.legal && game.format(played.position)).toBe(line);
  });

  test('an illegal move says why', () => {
    const played = game.play(positionOf({ figures: { gimli: 'hollin' } }), ['gimli'], 'dimrill-dale');
    expect(played).toMatchObject({ legal: false, messages: [{ key: 'reasons.mustStop' }, { key: 'reasons.tooFar' }] });
  });
});
