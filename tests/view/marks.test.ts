import { expect, test } from 'vitest';
import type { Mark } from '../../src/view/map-state.ts';
import { badgeOf, closedRegions, edgeBetween, writeMarks } from '../../src/view/marks.ts';

const marks = (...words: Mark[]): ReadonlySet<Mark> => new Set(words);

test('marks are written in one order, whatever order they came in', () => {
  expect(writeMarks(marks('stop', 'reachable', 'selected'))).toBe('selected reachable stop');
});

test('a region without marks still has the attribute, empty', () => {
  expect(writeMarks(marks())).toBe('');
});

test.each([
  ['a plain destination', marks('reachable'), 3, { shape: 'round', text: '3', icons: [] }],
  ['where one must stop', marks('reachable', 'stop'), 2, { shape: 'stop', text: '2', icons: [] }],
  ['what rouses a nation', marks('reachable', 'activates'), 1, { shape: 'round', text: '1', icons: ['activates'] }],
  ['under siege', marks('reachable', 'stop', 'siege'), 4, { shape: 'stop', text: '4', icons: ['siege'] }],
  ['in two results', marks('reachable', 'in-2'), 5, { shape: 'in-2', text: '5', icons: [] }],
  ['a refusal', marks('blocked'), null, { shape: 'blocked', text: '', icons: [] }],
  ['by flight, which counts no regions', marks('reachable', 'flight'), null, null],
  ['where the move starts', marks('origin'), 0, null],
  ['an unmarked region', marks(), null, null],
] as const)('badge of %s', (_, set, distance, expected) => {
  expect(badgeOf({ marks: set, distance })).toEqual(expected);
});

test.each([
  ['two destinations', [marks('reachable'), marks('reachable')], 'reach within'],
  ['a destination and the rest', [marks('reachable'), marks()], 'reach'],
  ['a destination at the sea', [marks('reachable')], 'reach'],
  ['a stop and a destination', [marks('reachable'), marks('reachable', 'stop')], 'stop'],
  ['a refusal and a stop', [marks('blocked'), marks('reachable', 'stop')], 'blocked'],
  ['two unmarked regions', [marks(), marks()], ''],
])('the border between %s', (_, sides, expected) => {
  expect(edgeBetween(sides.map((set) => ({ marks: set, isClosed: false })))).toBe(expected);
});

test('the border of a closed region is drawn on the open side as well, and gives way to a stop', () => {
  const closed = { marks: marks(), isClosed: true };
  const side = (...words: Mark[]) => ({ marks: marks(...words), isClosed: false });
  expect(edgeBetween([closed, side('reachable')])).toBe('closed');
  expect(edgeBetween([closed, closed])).toBe('closed within');
  expect(edgeBetween([closed, side('reachable', 'stop')])).toBe('stop');
});

test('where most regions can be reached, the others are the closed ones', () => {
  const views = (...sets: ReadonlySet<Mark>[]) => new Map(sets.map((set, index) => [`r${index}`, { marks: set }]));
  const flown = marks('reachable', 'flight');
  expect([...closedRegions(views(flown, flown, flown, marks(), marks('origin')))]).toEqual(['r3']);
  expect([...closedRegions(views(flown, flown, flown, marks('second')))]).toEqual([]);
  expect([...closedRegions(views(flown, flown, marks(), marks()))]).toEqual([]);
});
