import { expect, test } from 'vitest';
import { placeSpaced, type SpacedRequest, type SpacedSheet } from '../../src/view/spaced-names.ts';

const sheet: SpacedSheet = {
  smallest: 11,
  frame: { x: 200, y: 200, width: 400, height: 400 },
  obstacles: [],
  blackPoints: [],
};
const eriador = (changes: Partial<SpacedRequest> = {}): SpacedRequest => ({
  key: 'eriador 0',
  kind: 'land',
  letters: [...'Eriador'],
  advances: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
  size: 20,
  path: [
    [50, 200],
    [350, 200],
  ],
  ...changes,
});
const place = (request: SpacedRequest, changes: Partial<SpacedSheet> = {}) =>
  placeSpaced([request], { ...sheet, ...changes }).get(request.key);

test('a name with room is set at its size, spread evenly round the middle of its path', () => {
  const name = place(eriador());
  expect(name?.size).toBe(20);
  const starts = name?.letters.map(({ at: [x] }) => Math.round(x)) ?? [];
  const steps = starts.slice(1).map((x, index) => x - (starts[index] ?? 0));
  expect(new Set(steps)).toEqual(new Set([32]));
  expect((starts[0] ?? 0) + (starts[6] ?? 0) + 10).toBe(400);
});

test('on a short path it is set closer, then smaller, then not at all', () => {
  const along = (end: number) =>
    eriador({
      path: [
        [50, 200],
        [end, 200],
      ],
    });
  expect(place(along(160))?.size).toBe(20);
  expect(place(along(135))?.size).toBe(17);
  expect(place(along(100))).toBeUndefined();
});

test('it moves along its path, away from a token', () => {
  const token = { x: 320, y: 195, width: 40, height: 40 };
  const name = place(eriador(), { obstacles: [token] });
  expect(name).toBeDefined();
  for (const { box } of name?.letters ?? []) expect(box.x + box.width / 2).toBeLessThanOrEqual(300);
});

test('it is left out where a badge, a black border or the frame leaves no room', () => {
  const badges = [80, 140, 200, 260, 320].map((x) => ({ x, y: 195, width: 24, height: 24 }));
  expect(place(eriador(), { obstacles: badges })).toBeUndefined();
  const wall = Array.from({ length: 101 }, (_, step) => [50 + step * 3, 196] as const);
  expect(place(eriador(), { blackPoints: wall })).toBeUndefined();
  expect(place(eriador(), { frame: { x: 200, y: 100, width: 400, height: 150 } })).toBeUndefined();
});

test('what would be far smaller than can be read waits until the map is near', () => {
  expect(place(eriador({ size: 5 }))).toBeUndefined();
  expect(place(eriador({ size: 8 }))?.size).toBe(11);
});

test('the larger of two names for one place stays', () => {
  const both = [eriador({ key: 'river', size: 12, kind: 'river' }), eriador({ key: 'land' })];
  expect([...placeSpaced(both, sheet).keys()]).toEqual(['land']);
});

test('letters turn with their path', () => {
  const name = place(
    eriador({
      path: [
        [100, 50],
        [100, 350],
      ],
    }),
  );
  for (const { turn } of name?.letters ?? []) expect(turn).toBeCloseTo(90);
  expect(name?.letters).toHaveLength(7);
});
