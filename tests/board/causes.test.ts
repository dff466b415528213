// Why a walk may not end somewhere: obstacles dropped one at a time, and the fewest together where one is not enough.

import { describe, expect, test } from 'vitest';
import { createBoard } from '../../src/board/board.ts';
import { type Cause, causesOfRefusal } from '../../src/board/causes.ts';
import { reach } from '../../src/board/reach.ts';

interface Situation {
  readonly range: number;
  readonly stops?: readonly string[];
  /** Neither to end in nor to pass through. */
  readonly shut?: readonly string[];
  /** To pass through, not to end in. */
  readonly endless?: readonly string[];
  readonly keptIn?: boolean;
}

/**
 * A row a – b – c – d – e with the way round a – u – v – w – x – e, a black border a | c and another d | x,
 * and an island i beside e across a third.
 */
const { index } = createBoard<string, Record<string, unknown>>({
  regions: { a: {}, b: {}, c: {}, d: {}, e: {}, i: {}, u: {}, v: {}, w: {}, x: {} },
  passable: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'e'],
    ['a', 'u'],
    ['u', 'v'],
    ['v', 'w'],
    ['w', 'x'],
    ['e', 'x'],
  ],
  impassable: [
    ['a', 'c'],
    ['d', 'x'],
    ['e', 'i'],
  ],
});

function flags(...lists: readonly (readonly string[] | undefined)[]): Uint8Array {
  const marked = new Uint8Array(index.size);
  for (const id of lists.flatMap((list) => list ?? [])) marked[index.number(id)] = 1;
  return marked;
}

function spellCause(cause: Cause): string {
  const id = (number: number): string => index.ids[number] ?? '?';
  if (cause.kind === 'range') return `range ${cause.distance}`;
  if (cause.kind === 'border') return `border ${cause.between.map(id).join('|')} around ${cause.around}`;
  return `${cause.kind} ${id(cause.region)}`;
}

/** Refused regions: single causes in alphabetical order, joint ones joined by `and` in the order of the way. */
function causesFrom(
  origin: string,
  { range, stops, shut, endless, keptIn = false }: Situation,
): Record<string, string> {
  const obstacles = { through: flags(stops, shut), end: flags(shut, endless), origin: keptIn };
  const walk = { index, origin: index.number(origin), range, obstacles };
  const everywhere = reach(index, walk.origin, Number.POSITIVE_INFINITY, obstacles.through);
  const { single, joint } = causesOfRefusal(walk, everywhere);
  expect([single.length, joint.length]).toEqual([index.size, index.size]);
  const told: Record<string, string> = {};
  index.ids.forEach((id, number) => {
    const alone = single[number];
    const together = joint[number];
    expect(alone !== undefined && together !== undefined, `${id} has both kinds`).toBe(false);
    expect(together?.length, `${id} is refused by one cause, yet jointly`).not.toBe(1);
    if (alone) told[id] = alone.map(spellCause).sort().join(' or ');
    if (together) told[id] = together.map(spellCause).join(' and ');
  });
  return told;
}

const rows: readonly (readonly [string, Situation, Record<string, string>])[] = [
  [
    'too far, unless a black border were open',
    { range: 2 },
    {
      d: 'border a|c around 3 or range 3',
      e: 'range 4',
      w: 'range 3',
      x: 'range 4',
      i: 'border e|i around null and range 5',
    },
  ],
  [
    'no border helps a mover without range',
    { range: 0 },
    {
      b: 'range 1',
      c: 'range 2',
      d: 'range 3',
      e: 'range 4',
      u: 'range 1',
      v: 'range 2',
      w: 'range 3',
      x: 'range 4',
      i: 'border e|i around null and range 5',
    },
  ],
  [
    'a stop on the only short way',
    { range: 3, stops: ['b'] },
    {
      c: 'border a|c around 7 or range 7 or through b',
      d: 'border a|c around 6 or range 6 or through b',
      e: 'border a|c around 5 or range 5',
      x: 'range 4',
      i: 'border e|i around null and range 6',
    },
  ],
  [
    'two stops in a row: the way round, or both at once',
    { range: 4, stops: ['b', 'c'] },
    {
      d: 'range 6',
      e: 'range 5',
      c: 'border a|c around 7 or range 7 or through b',
      i: 'border e|i around null and range 6',
    },
  ],
  [
    'a closed region is refused where it is near, and jointly where it is far',
    { range: 2, shut: ['b', 'w'] },
    {
      b: 'end b',
      c: 'border a|c around null or through b',
      d: 'border a|c around null',
      e: 'through b and range 4',
      w: 'end w and range 3',
      x: 'through w and range 4',
      i: 'border a|c around null and border e|i around null and range 4',
    },
  ],
  [
    'to pass through is not to end in',
    { range: 4, endless: ['b', 'x'] },
    { b: 'end b', x: 'end x', i: 'border e|i around null and range 5' },
  ],
  [
    'whoever is kept in gets nowhere, and further away not by that alone',
    { range: 1, shut: ['u'], keptIn: true },
    {
      b: 'origin a',
      c: 'origin a and range 2',
      d: 'origin a and range 3',
      e: 'origin a and range 4',
      u: 'origin a and end u',
      v: 'origin a and range 7',
      w: 'origin a and range 6',
      x: 'origin a and range 5',
      i: 'origin a and border e|i around null and range 5',
    },
  ],
  ['nothing bars a long walk but the sea', { range: 9 }, { i: 'border e|i around null' }],
  [
    'whoever stands at a stop walks on from there as from anywhere else',
    { range: 2, stops: ['a'], shut: ['e'] },
    {
      d: 'border a|c around 3 or range 3',
      e: 'end e and range 4',
      w: 'range 3',
      x: 'range 4',
      i: 'through e and border e|i around null and range 5',
    },
  ],
  [
    'a closed region behind a stop is not opened by dropping the stop',
    { range: 3, stops: ['b'], shut: ['c'] },
    {
      c: 'end c and range 7',
      d: 'range 6',
      e: 'range 5',
      x: 'range 4',
      i: 'border e|i around null and range 6',
    },
  ],
  [
    'a way across a border that breaks less is told, one that breaks as much is not',
    { range: 1, stops: ['b', 'u'], keptIn: true },
    {
      b: 'origin a',
      c: 'origin a and border a|c around null',
      d: 'origin a and through b and range 3',
      e: 'origin a and through b and range 4',
      u: 'origin a',
      v: 'origin a and through u and range 2',
      w: 'origin a and through u and range 3',
      x: 'origin a and through u and range 4',
      i: 'origin a and border a|c around null and border e|i around null and range 4',
    },
  ],
];

test.each(rows)('%s', (_, situation, expected) => {
  expect(causesFrom('a', situation)).toEqual(expected);
});

describe('borders that are no shortcut', () => {
  test('a black border that leads back to where one comes anyway is no cause', () => {
    expect(causesFrom('c', { range: 2 })).toEqual({
      u: 'border a|c around 3 or range 3',
      v: 'range 4',
      w: 'range 4',
      x: 'border d|x around 3 or range 3',
      i: 'border e|i around null and range 3',
    });
  });

  test('a stop right behind the border ends the shortcut', () => {
    expect(causesFrom('a', { range: 2, stops: ['b', 'c'] })).toMatchObject({
      c: 'border a|c around 7 or range 7 or through b',
      d: 'range 6',
    });
  });
});

test('a board that no border of any kind joins is a broken invariant', () => {
  const { index: apart } = createBoard({ regions: { a: {}, b: {} }, passable: [], impassable: [] });
  const obstacles = { through: new Uint8Array(2), end: new Uint8Array(2), origin: false };
  const walk = { index: apart, origin: 0, range: 1, obstacles };
  expect(() => causesOfRefusal(walk, reach(apart, 0, 9, obstacles.through))).toThrow(/'b'.*parseBoard/);
});

describe('ways of the same kind, some longer', () => {
  function causesOn(
    board: Parameters<typeof createBoard<string, Record<string, unknown>>>[0],
    stops: readonly string[],
    range: number,
  ): Record<string, readonly string[]> {
    const { index: small } = createBoard(board);
    const id = (number: number): string => small.ids[number] ?? '?';
    const spell = (cause: Cause): string => {
      if (cause.kind === 'range') return `range ${cause.distance}`;
      return cause.kind === 'border' ? cause.between.map(id).join('|') : `${cause.kind} ${id(cause.region)}`;
    };
    const through = new Uint8Array(small.size);
    for (const stop of stops) through[small.number(stop)] = 1;
    const obstacles = { through, end: new Uint8Array(small.size), origin: false };
    const walk = { index: small, origin: small.number('o'), range, obstacles };
    const { single, joint } = causesOfRefusal(walk, reach(small, walk.origin, Number.POSITIVE_INFINITY, through));
    return Object.fromEntries(small.ids.map((region, at) => [region, (joint[at] ?? single[at] ?? []).map(spell)]));
  }

  test('a border that opens much at once is told once for each region', () => {
    const told = causesOn(
      {
        regions: { o: {}, p: {}, q: {}, r: {}, s: {}, h: {}, x: {}, y: {}, z: {} },
        passable: [
          ['o', 'p'],
          ['p', 'q'],
          ['q', 'r'],
          ['r', 's'],
          ['h', 's'],
          ['h', 'x'],
          ['h', 'y'],
          ['h', 'z'],
        ],
        impassable: [['h', 'o']],
      },
      [],
      2,
    );
    expect(told).toEqual({
      o: [],
      p: [],
      q: [],
      r: ['range 3'],
      s: ['range 4', 'h|o'],
      h: ['range 5', 'h|o'],
      x: ['range 6', 'h|o'],
      y: ['range 6', 'h|o'],
      z: ['range 6', 'h|o'],
    });
  });

  test('of two ways past one stop each the shorter counts, though the longer is met first', () => {
    // o – near – x – goal, and o – a – b – c – late – goal.
    const told = causesOn(
      {
        regions: { o: {}, a: {}, b: {}, c: {}, late: {}, near: {}, x: {}, goal: {} },
        passable: [
          ['near', 'o'],
          ['near', 'x'],
          ['goal', 'x'],
          ['a', 'o'],
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'late'],
          ['goal', 'late'],
        ],
        impassable: [],
      },
      ['near', 'late'],
      2,
    );
    expect(told.goal).toEqual(['through near', 'range 3']);
  });

  test('of two ways past a stop and a border the shorter counts beyond them, too', () => {
    // o – near – x | goal – end, and o – a – b – c – late | goal.
    const told = causesOn(
      {
        regions: { o: {}, a: {}, b: {}, c: {}, late: {}, near: {}, x: {}, goal: {}, end: {} },
        passable: [
          ['near', 'o'],
          ['near', 'x'],
          ['end', 'goal'],
          ['a', 'o'],
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'late'],
        ],
        impassable: [
          ['goal', 'x'],
          ['goal', 'late'],
        ],
      },
      ['near', 'late'],
      1,
    );
    expect(told.goal).toEqual(['through near', 'goal|x', 'range 3']);
    expect(told.end).toEqual(['through near', 'goal|x', 'range 4']);
  });

  test('a border is named in alphabetical order, whichever way it is crossed', () => {
    const told = causesOn(
      { regions: { n: {}, m: {}, o: {} }, passable: [['m', 'n']], impassable: [['n', 'o']] },
      [],
      1,
    );
    expect(told).toEqual({ o: [], n: ['n|o'], m: ['n|o', 'range 2'] });
  });
});
