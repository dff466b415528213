// Board facts from outside: taken as they are, or refused with every issue and its place.

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../src/board/parse.ts';

const sized = v.strictObject({ size: v.number() });
const ab = { a: { size: 1 }, b: { size: 2 } };
const abc = { ...ab, c: { size: 3 } };

/** Each issue as `code path found`. */
function issuesOf(data: unknown): string[] {
  const parsed = parseBoard(data, sized);
  return parsed.ok ? [] : parsed.issues.map(({ code, path, found }) => `${code} ${path} ${found}`);
}

test('facts in order are taken as they are', () => {
  const data = { regions: abc, passable: [['a', 'b']], impassable: [['b', 'c']] };
  expect(parseBoard(data, sized)).toEqual({ ok: true, value: data });
});

describe('a board is whole without', () => {
  const rows: readonly (readonly [string, unknown])[] = [
    ['regions', { regions: {}, passable: [], impassable: [] }],
    ['borders, where it has one region', { regions: { a: { size: 1 } }, passable: [], impassable: [] }],
    ['passable borders', { regions: ab, passable: [], impassable: [['a', 'b']] }],
    ['impassable borders', { regions: ab, passable: [['a', 'b']], impassable: [] }],
    [
      'a border between any two regions',
      {
        regions: abc,
        passable: [
          ['a', 'b'],
          ['b', 'c'],
        ],
        impassable: [],
      },
    ],
  ];
  test.each(rows)('%s', (_, data) => {
    expect(issuesOf(data)).toEqual([]);
  });
});

describe('the shape is wrong', () => {
  const rows: readonly (readonly [string, unknown, readonly string[]])[] = [
    ['nothing', null, ['wrongShape  null']],
    ['a text', 'board', ['wrongShape  "board"']],
    [
      'no lists',
      {},
      ['wrongShape /regions undefined', 'wrongShape /passable undefined', 'wrongShape /impassable undefined'],
    ],
    ['a key too many', { regions: ab, passable: [['a', 'b']], impassable: [], seas: [] }, ['wrongShape /seas "seas"']],
    ['regions as a list of names', { regions: ['a'], passable: [], impassable: [] }, ['wrongShape /regions/0 "a"']],
    [
      'borders that are no pairs, all of them',
      { regions: ab, passable: [['a', 'b', 'a'], ['a']], impassable: ['a'] },
      ['wrongShape /passable/0/2 "a"', 'wrongShape /passable/1/1 undefined', 'wrongShape /impassable/0 "a"'],
    ],
    ['a border of numbers', { regions: ab, passable: [['a', 2]], impassable: [] }, ['wrongShape /passable/0/1 2']],
    [
      'regions that lack what each must carry',
      { regions: { a: {}, b: { size: 'big' } }, passable: [['a', 'b']], impassable: [] },
      ['wrongShape /regions/a/size undefined', 'wrongShape /regions/b/size "big"'],
    ],
  ];
  test.each(rows)('%s', (_, data, issues) => {
    expect(issuesOf(data)).toEqual(issues);
  });
});

describe('the borders do not fit together', () => {
  type Pairs = readonly (readonly [string, string])[];
  const rows: readonly (readonly [string, object, Pairs, Pairs, readonly string[]])[] = [
    [
      'an end that does not exist',
      ab,
      [
        ['a', 'b'],
        ['a', 'z'],
      ],
      [],
      ['unknownRegion /passable/1/1 z'],
    ],
    [
      'two ends that do not exist',
      ab,
      [['a', 'b']],
      [['x', 'y']],
      ['unknownRegion /impassable/0/0 x', 'unknownRegion /impassable/0/1 y'],
    ],
    [
      'an end named like what every object has',
      ab,
      [
        ['a', 'b'],
        ['a', 'toString'],
      ],
      [],
      ['unknownRegion /passable/1/1 toString'],
    ],
    [
      'a border with itself',
      ab,
      [
        ['a', 'b'],
        ['a', 'a'],
      ],
      [],
      ['borderWithItself /passable/1 a | a'],
    ],
    ['a pair the wrong way round', ab, [], [['b', 'a']], ['pairNotSorted /impassable/0 b | a']],
    [
      'a border given twice',
      ab,
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      [],
      ['borderTwice /passable/1 a | b'],
    ],
    [
      'a border given from both sides',
      ab,
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      [],
      ['pairNotSorted /passable/1 b | a', 'borderTwice /passable/1 b | a'],
    ],
    ['a border both open and black', ab, [['a', 'b']], [['a', 'b']], ['borderOpenAndImpassable /impassable/0 a | b']],
    [
      'names that only run together alike',
      { a: { size: 1 }, ab: { size: 2 }, b: { size: 3 }, bb: { size: 4 } },
      [
        ['a', 'bb'],
        ['ab', 'b'],
        ['a', 'b'],
      ],
      [],
      [],
    ],
    ['a region without a border', abc, [['a', 'b']], [], ['regionWithoutBorder /regions/c c']],
    [
      'two parts that no border joins',
      { ...abc, d: { size: 4 } },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [],
      ['notConnected /regions/c c', 'notConnected /regions/d d'],
    ],
    [
      'two parts that only a black border joins',
      { ...abc, d: { size: 4 } },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [['b', 'c']],
      [],
    ],
    [
      'everything at once',
      abc,
      [['b', 'b']],
      [['z', 'a']],
      [
        'borderWithItself /passable/0 b | b',
        'unknownRegion /impassable/0/0 z',
        'pairNotSorted /impassable/0 z | a',
        'notConnected /regions/b b',
        'regionWithoutBorder /regions/c c',
      ],
    ],
  ];
  test.each(rows)('%s', (_, regions, passable, impassable, issues) => {
    expect(issuesOf({ regions, passable, impassable })).toEqual(issues);
  });
});
