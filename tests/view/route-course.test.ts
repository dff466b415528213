import { expect, test } from 'vitest';
import type { Layout } from '../../src/view/layout.ts';
import { courseOf } from '../../src/view/route-course.ts';

const pieces = (x: number, y: number, tokens: { width: number; height: number } | null) => ({
  fan: { spots: [], width: 0, height: 0, pitch: 0 },
  middle: [x, y] as const,
  tokens: tokens && { x, y, ...tokens },
  sign: null,
  armies: [],
});
const layout = (changes: Partial<Layout> = {}): Pick<Layout, 'scale' | 'pieces' | 'badges'> => ({
  scale: 2,
  pieces: new Map([
    ['edoras', pieces(100, 100, { width: 30, height: 30 })],
    ['folde', pieces(300, 100, null)],
    ['moria', pieces(500, 100, { width: 90, height: 30 })],
  ]),
  badges: { of: new Map(), boxes: new Map(), hiddenNames: new Set() },
  ...changes,
});

test('a course runs through its steps, in units, and ends before the tokens at its goal', () => {
  const course = courseOf({ steps: ['edoras', 'folde', 'moria'], flight: false }, layout());
  expect(course?.points).toEqual([
    [50, 50],
    [150, 50],
    [250, 50],
  ]);
  // Half of the tokens' 90 pixels and 4 more, at two pixels a unit.
  expect(course?.tip[0]).toBeCloseTo(225.5);
  expect(course?.angle).toBe(0);
});

test('a badge at the goal is where the course leads', () => {
  const boxes = new Map([['moria', { x: 540, y: 100, width: 22, height: 22 }]]);
  const badges = { of: new Map(), boxes, hiddenNames: new Set<string>() };
  expect(courseOf({ steps: ['folde', 'moria'], flight: false }, layout({ badges }))?.tip[0]).toBeCloseTo(263.5);
});

test('a flight knows only its ends', () => {
  const course = courseOf({ steps: ['edoras', 'folde', 'moria'], flight: true }, layout());
  expect(course?.points).toHaveLength(2);
  expect(course?.path).toMatch(/^M50 50Q/);
});

test('a region that the map does not have makes no course', () => {
  expect(courseOf({ steps: ['edoras', 'atlantis'], flight: false }, layout())).toBeNull();
});
