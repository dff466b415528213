// The drawing says exactly what the board says: who touches whom, and where the border is black.
import { gzipSync } from 'node:zlib';
import polylabel from 'polylabel';
import { describe, expect, it } from 'vitest';
import { findCrossings } from '../../scripts/map/crossings.ts';
import { isInside, type Point } from '../../scripts/map/points.ts';
import {
  area,
  coast,
  contacts,
  lengthOf,
  neighboursByEdge,
  readJson,
  readText,
  regions,
  seaOfRhun,
  shapes,
  stretches,
} from './written-map.ts';

type Pair = [string, string];

const facts: Record<string, { coastal: boolean }> = readJson('regions.json');
const borders: { passable: Pair[]; impassable: Pair[] } = readJson('borders.json');
const ranges: {
  ranges: Record<string, { borders: Pair[] }[]>;
  partlyBlack: { pair: Pair; black: { share: number }[] }[];
} = readJson('ranges.json');
const rivers: { rivers: Record<string, { borders: Pair[] }> } = readJson('rivers.json');

const pairs = (list: readonly Pair[]): string[] => list.map((pair) => pair.toSorted().join('|')).sort();
const inRange = (ring: readonly number[][]): Point[] => ring.map(([x = 0, y = 0]) => [x, y]);

describe('contacts of the written shapes', () => {
  const ofRegions = [...contacts].filter(([pair]) => pair.split('|').every((id) => id in facts));

  it('are the 283 pairs of the board, no more and no fewer', () => {
    expect(ofRegions.map(([pair]) => pair).sort()).toEqual(pairs([...borders.passable, ...borders.impassable]));
    expect(ofRegions).toHaveLength(283);
  });

  it('are long enough to be seen', () => {
    expect(ofRegions.filter(([, length]) => length < 20)).toEqual([]);
  });

  it('let exactly the coastal regions touch the sea', () => {
    const touching = Object.keys(facts).filter((id) => contacts.has([id, 'sea'].toSorted().join('|')));
    expect(touching).toEqual(Object.keys(facts).filter((id) => facts[id]?.coastal));
    expect(touching).toHaveLength(17);
  });

  it('let five regions touch the Sea of Rhûn', () => {
    const touching = Object.keys(facts).filter((id) => contacts.has([id, 'lake-rhun'].toSorted().join('|')));
    expect(touching).toEqual(['east-rhun', 'north-rhun', 'northern-dorwinion', 'south-rhun', 'southern-dorwinion']);
  });
});

describe('the written regions', () => {
  it('are one polygon without holes for each region', () => {
    expect(regions.map(({ id }) => id).sort()).toEqual(Object.keys(facts).sort());
    expect(regions.filter(({ rings }) => rings.length !== 1)).toEqual([]);
  });

  it('leave no gap and no overlap', () => {
    const onFrame = (ends: string) => {
      const [a = [], b = []] = ends.split(' ').map((point) => point.split(',').map(Number));
      return [0, 1920].some((x) => a[0] === x && b[0] === x) || [0, 1323].some((y) => a[1] === y && b[1] === y);
    };
    const loose = [...neighboursByEdge].filter(([ends, { owners }]) => owners.length !== (onFrame(ends) ? 1 : 2));
    expect(loose).toEqual([]);
    // The sea is what the coast cuts off on the west and south sides.
    const land = regions.reduce((sum, { rings }) => sum + area(rings[0] ?? []), 0) + area(seaOfRhun);
    expect(land + seaArea()).toBe(1920 * 1323);
  });

  it('have borders that never cross', () => {
    const decoded = shapes.arcs.map((arc) => {
      let [x, y] = [0, 0];
      return arc.map(([dx = 0, dy = 0]): Point => {
        x += dx;
        y += dy;
        return [x, y];
      });
    });
    const lakes = shapes.objects.lakes.geometries.flatMap((lake) =>
      lake.id === 'sea-of-rhun' || lake.type !== 'Polygon' ? [] : lake.arcs.flat(),
    );
    // Lakes but the Sea of Rhûn lie on top of a border.
    const lines = decoded.filter((_, index) => !lakes.includes(index));
    expect(findCrossings(lines)).toEqual([]);
    expect(
      findCrossings([
        [
          [0, 0],
          [10, 10],
        ],
        [
          [0, 10],
          [10, 0],
        ],
      ]),
    ).toEqual([[0, 1]]);
  });

  it('have room for figures and a name', () => {
    const narrow = regions.filter(({ rings }) => {
      const middle = polylabel(rings, 0.5);
      return distanceToRing(middle, inRange(rings[0] ?? [])) < 36;
    });
    expect(narrow.map(({ id }) => id)).toEqual([]);
  });

  it('hold their anchor and label inside', () => {
    const outside = regions.filter(({ anchor, label, rings }) => {
      const ring = inRange(rings[0] ?? []);
      return !isInside(anchor, ring) || !isInside(label, ring);
    });
    expect(outside.map(({ id }) => id)).toEqual([]);
    expect(
      regions.filter(
        ({ radius, anchor, rings }) => Math.abs(distanceToRing(anchor, inRange(rings[0] ?? [])) - radius) > 0.1,
      ),
    ).toEqual([]);
    expect(regions.filter(({ radius }) => radius < 20).map(({ id }) => id)).toEqual([]);
  });

  it('are at most 15 kB compressed', () => {
    expect(gzipSync(readText('shapes.json'), { level: 9 }).length).toBeLessThanOrEqual(15_000);
  });
});

describe('black stretches', () => {
  it('are each impassable pair once, whole', () => {
    expect(
      stretches
        .filter(({ whole }) => whole)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(pairs(borders.impassable));
  });

  it('cover the whole border of an impassable pair', () => {
    const short = stretches.filter(
      ({ whole, id, line }) => whole && Math.abs(lengthOf(line) - (contacts.get(id) ?? 0)) > 0.01,
    );
    expect(short).toEqual([]);
  });

  it('are only a share of the nineteen partly black borders', () => {
    const parts = stretches.filter(({ whole }) => !whole);
    expect([...new Set(parts.map(({ id }) => id))].sort()).toEqual(pairs(ranges.partlyBlack.map(({ pair }) => pair)));
    for (const { pair, black } of ranges.partlyBlack) {
      const id = pair.toSorted().join('|');
      const own = parts.filter((part) => part.id === id);
      expect(own, id).toHaveLength(black.length);
      const length = own.reduce((sum, { line }) => sum + lengthOf(line), 0);
      const share = black.reduce((sum, part) => sum + part.share, 0);
      expect(Math.abs(length / (contacts.get(id) ?? 0) - share), id).toBeLessThan(0.04);
    }
  });

  it('belong to one range each', () => {
    const black = new Set(pairs(borders.impassable));
    const inRanges = Object.values(ranges.ranges).flatMap((chains) => chains.flatMap((chain) => pairs(chain.borders)));
    expect(inRanges.filter((id) => black.has(id)).sort()).toEqual(pairs(borders.impassable));
  });
});

describe('rivers', () => {
  it('run only along passable borders', () => {
    const passable = new Set(pairs(borders.passable));
    const along = Object.values(rivers.rivers).flatMap((river) => pairs(river.borders));
    expect(along.filter((id) => !passable.has(id))).toEqual([]);
    expect(new Set(along).size).toBe(80);
  });
});

describe('names along paths', () => {
  it('have words in both languages and lie on the map', () => {
    for (const language of ['es', 'en']) {
      const words = readJson(`../../locales/${language}/war-of-the-ring/places.json`);
      expect(shapes.names.filter(({ id }) => words[id] === undefined).map(({ id }) => id)).toEqual([]);
    }
    const beyond = shapes.names.filter(
      ({ path }) => path.length < 3 || path.some(([x, y]) => x < 0 || y < 0 || x > 1920 || y > 1323),
    );
    expect(beyond).toEqual([]);
  });

  it('have paths long enough for their spaced words', () => {
    for (const language of ['es', 'en']) {
      const words: Record<string, string> = readJson(`../../locales/${language}/war-of-the-ring/places.json`);
      // Type of middling width, spaced by 0.2 em on rivers and 0.42 em elsewhere.
      const short = shapes.names.filter(
        ({ id, kind, size, path }) =>
          (words[id]?.length ?? 0) * size * (kind === 'river' ? 0.66 : 0.88) > lengthOf(path),
      );
      expect(short.map(({ id }) => id)).toEqual([]);
    }
  });

  it('include the ranges, the seas and the great rivers', () => {
    const ids = shapes.names.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'misty-mountains',
        'white-mountains',
        'ephel-duath',
        'belegaer',
        'sea-of-rhun',
        'anduin',
        'isen',
        'mordor',
      ]),
    );
  });
});

function seaArea(): number {
  // Walk the coast from the north edge to the south edge and close it round the west.
  const left = coast.map((line) => [...line]);
  const start = left.findIndex((line) => line[0]?.[1] === 0 || line.at(-1)?.[1] === 0);
  const [first = []] = left.splice(start, 1);
  const ring = first[0]?.[1] === 0 ? first : first.toReversed();
  while (left.length > 0) {
    const end = String(ring.at(-1));
    const index = left.findIndex((line) => String(line[0]) === end || String(line.at(-1)) === end);
    const [next = []] = left.splice(index, 1);
    ring.push(...(String(next[0]) === end ? next : next.toReversed()).slice(1));
  }
  return area([...ring, [0, 1323], [0, 0], ring[0] ?? [0, 0]]);
}

function distanceToRing([x, y]: readonly [number, number], ring: readonly Point[]): number {
  return Math.min(
    ...ring.slice(1).map(([bx, by], index) => {
      const [ax, ay] = ring[index] ?? [bx, by];
      const squared = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared));
      return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
    }),
  );
}
