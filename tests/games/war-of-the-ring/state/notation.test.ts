// The one line of a position: what it says, that it says it in one way only, and what it refuses.

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatNotation, parseNotation, START_NOTATION } from '../../../../src/games/war-of-the-ring/state/notation.ts';
import { START } from '../../../../src/games/war-of-the-ring/state/position.ts';
import type { PositionJson } from '../../../../src/games/war-of-the-ring/state/position-json.ts';
import { SCENARIOS } from '../../../../src/games/war-of-the-ring/state/scenarios.ts';
import {
  FIGURE_CODES,
  NATION_CODES,
  OFF_BOARD_CODES,
  PLACE_CODES,
  RULING_CODES,
} from '../../../../src/games/war-of-the-ring/state/short-codes.ts';
import { anyPositionJson } from '../../../helpers/arbitraries/positions.ts';
import { positionOf } from '../../../helpers/arbitraries/requests.ts';

// Many runs: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const lines: readonly (readonly [string, PositionJson])[] = [
  ['wotr1', {}],
  ['wotr1;p=bre:st', { figures: { strider: 'bree' } }],
  ['wotr1;p=bre:ggst,op:n1', { figures: { strider: 'bree', 'gandalf-the-grey': 'bree', 'nazgul-1': 'outOfPlay' } }],
  ['wotr1;p=el:bo,fe:go', { figures: { boromir: 'eliminated', gollum: 'fellowship' } }],
  ['wotr1;p=fan:gw,op:gg', { figures: { 'gandalf-the-white': 'fangorn' } }],
  ['wotr1;f=riv3', { fellowship: { progress: 3 } }],
  ['wotr1;f=mt12', { fellowship: { region: 'mordorTrack', progress: 12 } }],
  ['wotr1;s=hel', { settlements: { 'helms-deep': { besieged: false } } }],
  [
    'wotr1;s=helb,morx,ortxb',
    {
      settlements: {
        'helms-deep': { besieged: true },
        moria: { controller: 'freePeoples' },
        orthanc: { controller: 'freePeoples', besieged: true },
      },
    },
  ],
  ['wotr1;s=brex', { settlements: { bree: { controller: 'shadow' } } }],
  [
    'wotr1;n=dwa,elp,gow,noo',
    {
      nations: {
        dwarves: { active: true },
        elves: { active: false },
        gondor: { active: true, atWar: true },
        north: { atWar: true },
      },
    },
  ],
  [
    'wotr1;a=bre:0,hol:s,mor:fnoro.sbsa',
    {
      armies: {
        bree: null,
        hollin: [{ side: 'shadow', nations: [] }],
        moria: [
          { side: 'shadow', nations: ['sauron'], besieged: true },
          { side: 'freePeoples', nations: ['rohan', 'north'] },
        ],
      },
    },
  ],
  [
    'wotr1;r=dm,ev,gw,mo,nz,ss',
    {
      rulings: {
        'stop-at-besieged-shadow-stronghold': 'other',
        'event-lets-leave-siege': 'other',
        'gandalf-white-enters-despite-enemy': 'other',
        'nazgul-leave-siege': 'other',
        'declare-inside-mordor': 'other',
        'mouth-walks-through-strongholds': 'other',
      },
    },
  ],
  ['wotr1;m=1', { minionHasBeenInPlay: true }],
  ['wotr1;p=ort:sa;m=0', { figures: { saruman: 'orthanc' }, minionHasBeenInPlay: false }],
  [
    'wotr1;p=hol:st;f=hol1;s=helb;n=roa;a=bre:0;r=nz;m=1',
    {
      figures: { strider: 'hollin' },
      fellowship: { region: 'hollin', progress: 1 },
      settlements: { 'helms-deep': { besieged: true } },
      nations: { rohan: { active: true } },
      armies: { bree: null },
      rulings: { 'nazgul-leave-siege': 'other' },
      minionHasBeenInPlay: true,
    },
  ],
];

describe('a position is written', () => {
  test.each(lines.filter(([line]) => line !== 'wotr1;s=hel'))('%s', (line, json) => {
    expect(formatNotation(positionOf(json))).toBe(line);
    expect(parseNotation(line)).toEqual({ ok: true, value: positionOf(json) });
  });
});

test('the start is the shortest line', () => {
  expect(START_NOTATION).toBe('wotr1');
  expect(parseNotation('  wotr1\n')).toEqual({ ok: true, value: START });
});

test('the order of fields and items does not matter to the reader', () => {
  expect(parseNotation('wotr1;m=1;s=ortxb,morx;p=op:n1,bre:stgg')).toEqual(
    parseNotation('wotr1;p=bre:ggst,op:n1;s=morx,ortxb;m=1'),
  );
});

test('Armies of one region are a set: their order is not told', () => {
  const one = positionOf({
    armies: {
      bree: [
        { side: 'shadow', nations: ['sauron'] },
        { side: 'freePeoples', nations: ['north'] },
      ],
    },
  });
  const other = positionOf({
    armies: {
      bree: [
        { side: 'freePeoples', nations: ['north'] },
        { side: 'shadow', nations: ['sauron'] },
      ],
    },
  });
  expect(one).toEqual(other);
  expect(formatNotation(one)).toBe('wotr1;a=bre:fno.ssa');
});

describe('the ready positions', () => {
  test('are these three, each written as it is read', () => {
    expect(SCENARIOS.slice(0, 3).map(({ id, notation }) => [id, notation])).toEqual([
      ['start', 'wotr1'],
      ['empty', 'wotr1;p=op:n1n2n3n4'],
      [
        'example',
        'wotr1;p=eas:stlegi,edo:gw,el:bo,fan:mepe,hel:n4,mmo:wk,mrn:n5,op:gg,ort:sa;f=wem2;s=helb;n=row,isw,saw',
      ],
    ]);
    for (const { notation } of SCENARIOS) {
      const parsed = parseNotation(notation);
      expect(parsed.ok && formatNotation(parsed.value)).toBe(notation);
    }
  });

  test('the example fits into an address', () => {
    expect(SCENARIOS.find(({ id }) => id === 'example')?.notation.length).toBeLessThanOrEqual(120);
  });
});

test('written and read again, a position is the same, and equal positions give equal lines', () => {
  fc.assert(
    fc.property(anyPositionJson, (json) => {
      const position = positionOf(json);
      const line = formatNotation(position);
      const parsed = parseNotation(line);
      expect(parsed).toEqual({ ok: true, value: position });
      expect(parsed.ok && formatNotation(parsed.value)).toBe(line);
      expect(line).toMatch(/^wotr1(;[pfsnarm]=[a-z0-9:.,]+)*$/);
    }),
    { seed: 2, numRuns: 600 },
  );
});

test('short ids: two letters or fewer signs a figure, three letters a region, none twice', () => {
  const figures = Object.values(FIGURE_CODES);
  expect(new Set(figures).size).toBe(21);
  for (const code of figures) expect(code).toMatch(/^[a-z][a-z1-8]$/);
  const places = Object.values(PLACE_CODES);
  expect(new Set(places).size).toBe(105 + 3);
  expect(Object.values(OFF_BOARD_CODES)).toEqual(['fe', 'op', 'el']);
  expect(new Set(Object.values(NATION_CODES)).size).toBe(8);
  expect(new Set(Object.values(RULING_CODES)).size).toBe(6);
});

const bad: readonly (readonly [string, string, readonly string[]])[] = [
  ['nothing', '', ['']],
  ['another game', 'chess1;p=bre:st', ['chess1']],
  ['no version', 'wotr;p=bre:st', ['wotr']],
  ['an unknown field', 'wotr1;q=bre', ['q=bre']],
  ['a field without a sign', 'wotr1;pbre:st', ['pbre:st']],
  ['an empty field', 'wotr1;', ['']],
  ['a field twice', 'wotr1;f=hol1;f=hol2', ['f=hol2']],
  ['a field without items', 'wotr1;p=', ['']],
  ['an unknown region', 'wotr1;p=xxx:st', ['xxx:st']],
  ['an unknown figure', 'wotr1;p=bre:zz', ['bre:zz']],
  ['a figure twice', 'wotr1;p=bre:st,hol:st', ['hol:st']],
  ['a figure twice in one place', 'wotr1;p=bre:stst', ['bre:stst']],
  ['half a figure', 'wotr1;p=bre:s', ['bre:s']],
  ['the Fellowship twice', 'wotr1;f=hol1,riv2', ['riv2']],
  ['the Fellowship without a step', 'wotr1;f=hol', ['hol']],
  ['the Fellowship out of play', 'wotr1;f=op1', ['op1']],
  ['a step of three digits', 'wotr1;f=hol100', ['hol100']],
  ['a settlement with nothing to tell', 'wotr1;s=hel', ['hel']],
  ['a settlement twice', 'wotr1;s=helb,helx', ['helx']],
  ['a settlement where there is none', 'wotr1;s=holb', ['holb']],
  ['signs in the wrong order', 'wotr1;s=helbx', ['helbx']],
  ['an unknown nation', 'wotr1;n=zzp', ['zzp']],
  ['an unknown state of a nation', 'wotr1;n=goz', ['goz']],
  ['a nation twice', 'wotr1;n=goa,gow', ['gow']],
  ['Armies of nobody', 'wotr1;a=bre:x', ['bre:x']],
  ['Armies of an unknown nation', 'wotr1;a=bre:fzz', ['bre:fzz']],
  ['Armies of a region twice', 'wotr1;a=bre:0,bre:fno', ['bre:fno']],
  ['Armies of an unknown region', 'wotr1;a=xxx:0', ['xxx:0']],
  ['an unknown ruling', 'wotr1;r=zz', ['zz']],
  ['a ruling twice', 'wotr1;r=nz,nz', ['nz']],
  ['neither yes nor no', 'wotr1;m=2', ['2']],
  ['both yes and no', 'wotr1;m=1,0', ['0']],
  ['every bad piece is told', 'wotr1;p=bre:zz,xxx:st;q=1;n=goz', ['bre:zz', 'xxx:st', 'q=1', 'goz']],
  ['what is long is clipped', `wotr1;q=${'y'.repeat(100)}`, [`q=${'y'.repeat(22)}`]],
  ['what is endless is not read', 'y'.repeat(5000), ['y'.repeat(24)]],
  ['a key of every object', 'wotr1;p=__proto__:st', ['__proto__:st']],
];

test.each(bad)('refused: %s', (_, line, found) => {
  expect(parseNotation(line, '/position')).toEqual({
    ok: false,
    issues: found.map((piece) => expect.objectContaining({ code: 'badNotation', path: '/position', found: piece })),
  });
});

test('a piece that cannot be read still tells what it is about', () => {
  const parsed = parseNotation('wotr1;p=xxx:stgi,bre:gizz,xxx:zz;f=lor99x;s=morq,xyz;a=hol:?;n=goz');
  expect(parsed.ok ? [] : parsed.issues.map(({ found, about }) => [found, about ?? null])).toEqual([
    ['xxx:stgi', { kind: 'figure', id: 'strider' }],
    ['bre:gizz', { kind: 'region', id: 'bree' }],
    ['xxx:zz', null],
    ['lor99x', { kind: 'region', id: 'lorien' }],
    ['morq', { kind: 'region', id: 'moria' }],
    ['xyz', null],
    ['hol:?', { kind: 'region', id: 'hollin' }],
    ['goz', null],
  ]);
});

test('a line of another version says which', () => {
  for (const version of ['0', '2', '01x', '999999']) {
    const parsed = parseNotation(`wotr${version};p=bre:st`);
    const expected = /^\d+$/.test(version)
      ? { code: 'unsupportedVersion', path: '', found: version }
      : { code: 'badNotation', path: '', found: `wotr${version}` };
    expect(parsed).toEqual({ ok: false, issues: [expected] });
  }
});

test('what the line tells may still be impossible; the whole line is the place', () => {
  expect(parseNotation('wotr1;p=bre:sago,dal:star;f=hol13;s=bree', '/position')).toMatchObject({
    ok: false,
    issues: [{ code: 'badNotation', found: 'bree' }],
  });
  expect(parseNotation('wotr1;p=bre:sago,dal:star;f=hol13;s=breb', '/position')).toEqual({
    ok: false,
    issues: [
      { code: 'outOfRange', path: '/position' },
      { code: 'impossiblePosition', path: '/position', why: 'besiegedWithoutStronghold' },
      { code: 'impossiblePosition', path: '/position', why: 'gollumOnTheMap' },
      { code: 'impossiblePosition', path: '/position', why: 'sarumanOutsideOrthanc' },
      { code: 'impossiblePosition', path: '/position', why: 'striderAndAragorn' },
    ],
  });
});
