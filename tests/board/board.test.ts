// The region graph of any game, on a board small enough to see through.

import { describe, expect, test } from 'vitest';
import { createBoard } from '../../src/board/board.ts';

/** a – b – c in a row, d beside c across a black border, e on its own. */
const toy = {
  regions: { b: { size: 2 }, a: { size: 1 }, c: { size: 3 }, d: { size: 4 }, e: { size: 5 } },
  passable: [
    ['b', 'c'],
    ['a', 'b'],
  ],
  impassable: [['c', 'd']],
} as const;
/** Made anew in each test: a board that cannot be made fails them, where one made outside would leave none to run. */
const toyBoard = () => createBoard<'a' | 'b' | 'c' | 'd' | 'e', { size: number }>(toy);

describe('a board', () => {
  test('lists its regions in alphabetical order', () => {
    const board = toyBoard();
    expect(board.regionIds).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('knows its regions and nothing else', () => {
    const board = toyBoard();
    expect(board.has('a')).toBe(true);
    expect(board.has('z')).toBe(false);
    expect(board.has('constructor')).toBe(false);
    expect(board.region('c')).toEqual({ size: 3 });
  });

  test('tells neighbours across open and across black borders apart', () => {
    const board = toyBoard();
    expect(board.neighbours('b')).toEqual(['a', 'c']);
    expect(board.neighbours('c')).toEqual(['b']);
    expect(board.neighbours('d')).toEqual([]);
    expect(board.impassableNeighbours('d')).toEqual(['c']);
    expect(board.impassableNeighbours('a')).toEqual([]);
  });

  test('tells the kind of a border from either side, and null where there is none', () => {
    const board = toyBoard();
    expect(board.border('a', 'b')).toBe('passable');
    expect(board.border('b', 'a')).toBe('passable');
    expect(board.border('d', 'c')).toBe('impassable');
    expect(board.border('a', 'c')).toBeNull();
    expect(board.border('a', 'a')).toBeNull();
  });

  test('stops at an id that does not exist, saying which', () => {
    const board = toyBoard();
    const stranger = 'z' as 'a';
    expect(() => board.region(stranger)).toThrow(/'z'/);
    expect(() => board.neighbours(stranger)).toThrow(/region 'z' is not on this board.*board\.has/);
    expect(() => board.impassableNeighbours(stranger)).toThrow(/'z'/);
    expect(() => board.index.number(stranger)).toThrow(/'z'/);
  });

  test('hands out its graph as a copy', () => {
    const board = toyBoard();
    const graph = board.toGraph();
    expect([graph.order, graph.size]).toEqual([5, 3]);
    expect(graph.getEdgeAttribute('c', 'd', 'kind')).toBe('impassable');
    expect(graph.getNodeAttribute('e', 'size')).toBe(5);
    graph.dropNode('a');
    expect(board.has('a')).toBe(true);
    expect(board.toGraph().order).toBe(5);
  });
});

describe('the index of a board', () => {
  test('numbers the regions in the same order', () => {
    const board = toyBoard();
    expect(board.index.size).toBe(5);
    expect(board.index.ids).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(board.regionIds.map((id) => board.index.number(id))).toEqual([0, 1, 2, 3, 4]);
  });

  test('holds both kinds of neighbours as flat lists', () => {
    const board = toyBoard();
    expect([...board.index.passable.offsets]).toEqual([0, 1, 3, 4, 4, 4]);
    expect([...board.index.passable.targets]).toEqual([1, 0, 2, 1]);
    expect([...board.index.passable.of(1)]).toEqual([0, 2]);
    expect([...board.index.impassable.of(3)]).toEqual([2]);
    expect([...board.index.impassable.of(4)]).toEqual([]);
  });
});

describe('what no board can be', () => {
  const broken: readonly (readonly [string, { passable: [string, string][]; impassable: [string, string][] }])[] = [
    ['an unknown end', { passable: [['a', 'z']], impassable: [] }],
    ['an unknown end of a black border', { passable: [], impassable: [['z', 'a']] }],
    ['a border with itself', { passable: [['a', 'a']], impassable: [] }],
    [
      'a border given twice',
      {
        passable: [
          ['a', 'b'],
          ['a', 'b'],
        ],
        impassable: [],
      },
    ],
    [
      'a border given from both sides',
      {
        passable: [
          ['a', 'b'],
          ['b', 'a'],
        ],
        impassable: [],
      },
    ],
    ['a border both open and black', { passable: [['a', 'b']], impassable: [['b', 'a']] }],
  ];
  test.each(broken)('%s', (_, borders) => {
    expect(() =>
      createBoard<string, object & Record<string, unknown>>({ regions: { a: {}, b: {} }, ...borders }),
    ).toThrow();
  });
});
