// The one search: by hand on toy boards, against graphology's own searches on the real one, and on large ones.

import { singleSourceLength } from 'graphology-shortest-path/unweighted.js';
import { bfsFromNode } from 'graphology-traversal';
import { describe, expect, test, vi } from 'vitest';
import { createBoard } from '../../src/board/board.ts';
import { reach, routeTo, search } from '../../src/board/reach.ts';
import { board, strongholds } from '../../src/games/war-of-the-ring/board.ts';

// Many runs: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

/** A ring a – b – c – d – e – a with a tail d – f. */
const ring = createBoard<string, Record<string, unknown>>({
  regions: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {} },
  passable: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'e'],
    ['a', 'e'],
    ['d', 'f'],
  ],
  impassable: [['b', 'f']],
}).index;

function barred(index: { size: number; number(id: string): number }, ids: readonly string[]): Uint8Array {
  const through = new Uint8Array(index.size);
  for (const id of ids) through[index.number(id)] = 1;
  return through;
}

/** Everything found, as `region distance route`. */
function found(origin: string, range: number, stops: readonly string[] = []): string[] {
  const result = reach(ring, ring.number(origin), range, barred(ring, stops));
  return Array.from({ length: result.count }, (_, place) => {
    const route = routeTo(result, place, ring.ids).join('');
    return `${ring.ids[result.regions[place] ?? -1]} ${result.distances[place]} ${route}`;
  });
}

describe('on a ring with a tail', () => {
  const rows: readonly (readonly [string, string, number, readonly string[], readonly string[]])[] = [
    ['nowhere with range 0', 'a', 0, [], ['a 0 a']],
    ['the neighbours with range 1', 'a', 1, [], ['a 0 a', 'b 1 ab', 'e 1 ae']],
    ['both ways round', 'a', 2, [], ['a 0 a', 'b 1 ab', 'e 1 ae', 'c 2 abc', 'd 2 aed']],
    ['everywhere', 'a', 9, [], ['a 0 a', 'b 1 ab', 'e 1 ae', 'c 2 abc', 'd 2 aed', 'f 3 aedf']],
    [
      'without end',
      'f',
      Number.POSITIVE_INFINITY,
      [],
      ['f 0 f', 'd 1 fd', 'c 2 fdc', 'e 2 fde', 'b 3 fdcb', 'a 3 fdea'],
    ],
    ['into a stop but not past it', 'a', 9, ['e'], ['a 0 a', 'b 1 ab', 'e 1 ae', 'c 2 abc', 'd 3 abcd', 'f 4 abcdf']],
    ['shut in by two stops', 'a', 9, ['b', 'e'], ['a 0 a', 'b 1 ab', 'e 1 ae']],
    ['a stop at the origin is no obstacle', 'a', 1, ['a'], ['a 0 a', 'b 1 ab', 'e 1 ae']],
  ];
  test.each(rows)('%s', (_, origin, range, stops, expected) => {
    expect(found(origin, range, stops)).toEqual(expected);
  });

  test('one search does not disturb what another found', () => {
    const none = barred(ring, []);
    const first = reach(ring, ring.number('a'), 1, none);
    reach(ring, ring.number('f'), 9, none);
    expect([...first.regions].map((number) => ring.ids[number])).toEqual(['a', 'b', 'e']);
    expect([...first.distances]).toEqual([0, 1, 1]);
    expect([...first.parents]).toEqual([-1, 0, 0]);
  });

  test('search leaves the same in the workspace of its board', () => {
    expect(search(ring, ring.number('a'), 2, barred(ring, []))).toBe(5);
    expect([...ring.workspace.regions.subarray(0, 5)].map((number) => ring.ids[number])).toEqual([
      'a',
      'b',
      'e',
      'c',
      'd',
    ]);
  });
});

test('the numbering of rounds starts over before it runs out', () => {
  const { index } = createBoard({ regions: { a: {}, b: {} }, passable: [['a', 'b']], impassable: [] });
  const none = new Uint8Array(2);
  reach(index, 0, 2, none);
  Object.assign(index.workspace, { round: 0x7ffffffe });
  for (let turn = 0; turn < 3; turn++) expect(reach(index, 0, 2, none).count).toBe(2);
  Object.assign(index.workspace, { round: 0x7fffffff });
  expect(index.workspace.nextRound()).toBe(1);
});

describe('graphology as second opinion on the real board', () => {
  const graph = board.toGraph();
  graph.forEachEdge((edge, { kind }) => {
    if (kind === 'impassable') graph.dropEdge(edge);
  });
  const { index } = board;

  test('distances from everywhere to everywhere', () => {
    for (const origin of board.regionIds) {
      const result = reach(index, index.number(origin), Number.POSITIVE_INFINITY, new Uint8Array(index.size));
      const ours = Object.fromEntries(
        Array.from({ length: result.count }, (_, place) => [
          index.ids[result.regions[place] ?? -1],
          result.distances[place],
        ]),
      );
      expect(ours).toEqual(singleSourceLength(graph, origin));
    }
  });

  test.each([1, 2, 3, 4, 7])('reach with range %i, stopping at every Stronghold', (range) => {
    const through = barred(index as { size: number; number(id: string): number }, strongholds);
    for (const origin of board.regionIds) {
      const ours = reach(index, index.number(origin), range, through);
      const theirs: string[] = [];
      bfsFromNode(graph, origin, (node, _, depth) => {
        theirs.push(node);
        const isStop = node !== origin && (strongholds as readonly string[]).includes(node);
        return depth >= range || isStop;
      });
      expect([...ours.regions].map((number) => index.ids[number] as string).sort()).toEqual(theirs.sort());
    }
  });
});

describe('on boards of thousands of regions', () => {
  /** A square grid; regions are named by row and column. */
  function grid(side: number) {
    const name = (row: number, column: number): string =>
      `r${String(row).padStart(3, '0')}c${String(column).padStart(3, '0')}`;
    const regions: Record<string, Record<string, unknown>> = {};
    const passable: [string, string][] = [];
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        regions[name(row, column)] = {};
        if (row > 0) passable.push([name(row - 1, column), name(row, column)]);
        if (column > 0) passable.push([name(row, column - 1), name(row, column)]);
      }
    }
    return { board: createBoard({ regions, passable, impassable: [] }), name };
  }
  const { board: large, name } = grid(100);
  const middle = large.index.number(name(50, 50));
  const none = new Uint8Array(large.index.size);

  test.each([
    [0, 1],
    [1, 5],
    [3, 25],
    [10, 221],
  ])('range %i reaches the diamond of %i regions', (range, count) => {
    const result = reach(large.index, middle, range, none);
    expect(result.count).toBe(count);
    expect(result.regions).toHaveLength(count);
    expect(Math.max(...result.distances)).toBe(range);
  });

  test('all 10,000 from a corner', () => {
    const result = reach(large.index, large.index.number(name(0, 0)), Number.POSITIVE_INFINITY, none);
    expect(result.count).toBe(10_000);
    expect(routeTo(result, result.count - 1, large.index.ids)).toHaveLength(199);
  });

  test('a search looks at what it reaches and at nothing else', () => {
    const looked = new Set<number>();
    const { passable } = large.index;
    const offsets = new Proxy(passable.offsets, {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) looked.add(Number(key));
        return Reflect.get(target, key);
      },
    });
    const watched = { ...large.index, passable: { ...passable, offsets } };
    const swept = vi.spyOn(large.index.workspace.seen, 'fill');
    expect(search(watched, middle, 3, none)).toBe(25);
    expect(swept).not.toHaveBeenCalled();
    // Only regions nearer than the range are walked on from, each by its two offsets.
    expect(looked.size).toBeLessThanOrEqual(2 * 13);
    expect(looked.has(middle)).toBe(true);
  });
});
