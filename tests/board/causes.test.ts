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
  const told: Record<string, string> = {};
  index.ids.forEach((id, number) => {
    const alone = single[number];
    const together = joint[number];
    expect(alone !== undefined && together !== undefined, `${id} has both kinds`).toBe(false);
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
