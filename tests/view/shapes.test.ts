import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeShapes, type Shapes } from '../../src/view/shapes.ts';

const file: Shapes = JSON.parse(
  readFileSync(new URL('../../map-data/war-of-the-ring/shapes.json', import.meta.url), 'utf8'),
);
const upright = decodeShapes(file);
const turned = decodeShapes(file, true);

test('a turned board has every point where its opposite was, and the same neighbours', () => {
  expect(turned.neighbours).toEqual(upright.neighbours);
  expect(turned.edges.map(({ regions, black }) => ({ regions, black }))).toEqual(
    upright.edges.map(({ regions, black }) => ({ regions, black })),
  );
  for (const [id, { anchor, label, radius, ring }] of upright.regions) {
    const shape = turned.regions.get(id) ?? expect.fail(`no ${id}`);
    expect(shape.radius).toBe(radius);
    expect(shape.ring).toHaveLength(ring.length);
    for (const [[x, y], [turnedX, turnedY]] of [
      [anchor, shape.anchor],
      [label, shape.label],
      [ring[0] ?? anchor, shape.ring[0] ?? anchor],
    ] as const) {
      expect(turnedX).toBeCloseTo(1920 - x, 5);
      expect(turnedY).toBeCloseTo(1323 - y, 5);
    }
  }
});

test('names of a turned board are set from left to right all the same', () => {
  for (const [index, { path }] of upright.names.entries()) {
    const [first, last] = [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]];
    const other = turned.names[index]?.path ?? [];
    expect((other.at(-1)?.[0] ?? 0) - (other[0]?.[0] ?? 0)).toBeCloseTo(last[0] - first[0], 5);
  }
});
