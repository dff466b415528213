import { expect, test } from 'vitest';
import { outlinesAround } from '../../src/view/outlines.ts';
import { resolveTap, type Tap } from '../../src/view/snap.ts';
import type { TokenTarget } from '../../src/view/token-targets.ts';

const strider: TokenTarget = {
  figures: ['strider'],
  region: 'bree',
  at: [100, 100],
  size: 30,
  pitch: null,
  isReachable: false,
  isGoal: false,
};
const crowd: TokenTarget[] = [
  { figures: ['legolas'], region: 'rivendell', at: [300, 100], size: 30, pitch: 22, isReachable: false, isGoal: false },
  { figures: ['gimli'], region: 'rivendell', at: [322, 100], size: 30, pitch: 22, isReachable: false, isGoal: false },
];
const tokens = [strider, ...crowd];
const nowhere = () => [];
const tap = (changes: Partial<Tap>): Tap => ({
  at: [0, 0],
  pointer: 'mouse',
  figure: null,
  region: null,
  isNearest: false,
  ...changes,
});

test.each([
  [
    'a click on a token picks its figure',
    tap({ at: [104, 98], figure: 'strider' }),
    { kind: 'figures', figures: ['strider'] },
  ],
  [
    'a finger a little beside a lonely token means the token',
    tap({ at: [118, 100], pointer: 'touch', region: 'bree' }),
    { kind: 'figures', figures: ['strider'] },
  ],
  [
    'a click at the same place means the region',
    tap({ at: [118, 100], region: 'bree' }),
    { kind: 'region', region: 'bree' },
  ],
  [
    'a finger in the next region does not snap to a token over the border',
    tap({ at: [118, 100], pointer: 'touch', region: 'weather-hills' }),
    { kind: 'region', region: 'weather-hills' },
  ],
  [
    'a finger on a crowd reports the region, so that choices can be offered',
    tap({ at: [310, 100], pointer: 'touch', figure: 'legolas', region: 'rivendell' }),
    { kind: 'region', region: 'rivendell' },
  ],
  [
    'a mouse can pick from a crowd',
    tap({ at: [296, 100], figure: 'legolas' }),
    { kind: 'figures', figures: ['legolas'] },
  ],
  ['open water is let go', tap({ at: [900, 900] }), { kind: 'none' }],
] as const)('%s', (_, given, expected) => {
  expect(resolveTap(given, tokens, nowhere, 0.5)).toEqual(expected);
});

test('a token that covers a lit region gives way to it under a finger, not under a mouse', () => {
  const goal = [{ ...strider, isGoal: true }];
  const on = { at: [100, 100], figure: 'strider' } as const;
  expect(resolveTap(tap({ ...on, pointer: 'touch' }), goal, nowhere, 0.5)).toEqual({ kind: 'region', region: 'bree' });
  expect(resolveTap(tap(on), goal, nowhere, 0.5)).toEqual({ kind: 'figures', figures: ['strider'] });
});

test('under a finger, a token where the chosen figures may go leaves open which of the two is meant', () => {
  const there = [{ ...strider, isReachable: true }];
  const either = { kind: 'region', region: 'bree', onToken: true };
  const mouse = tap({ at: [104, 98], figure: 'strider' });
  expect(resolveTap({ ...mouse, pointer: 'touch' }, there, nowhere, 0.5)).toEqual(either);
  expect(resolveTap(mouse, there, nowhere, 0.5)).toEqual({ kind: 'figures', figures: ['strider'] });
  const finger = tap({ at: [118, 100], pointer: 'touch', region: 'bree' });
  expect(resolveTap(finger, there, nowhere, 0.5)).toEqual(either);
  expect(resolveTap(tap({ at: [118, 100], region: 'bree' }), there, nowhere, 0.5)).toEqual({
    kind: 'region',
    region: 'bree',
  });
});

test('a tap on water looks for land within a finger, on land at its very border, a click hardly at all', () => {
  const asked: number[] = [];
  const look = (within: number) => {
    asked.push(within);
    return [{ region: 'anfalas', away: 4, radius: 30 }];
  };
  expect(resolveTap(tap({ pointer: 'touch' }), [], look, 0.5)).toEqual({ kind: 'region', region: 'anfalas' });
  resolveTap(tap({ pointer: 'touch', region: 'anfalas' }), [], look, 0.5);
  resolveTap(tap({}), [], look, 0.5);
  expect(asked).toEqual([22, 1.5, 5]);
});

const border = () => [
  { region: 'bree', away: 3, radius: 18 },
  { region: 'buckland', away: 3, radius: 18 },
];
test.each([
  ['on the border of two small regions brings the map nearer', { region: 'bree' }, 0.4, { kind: 'nearer' }],
  ['on the same border from near means what it hits', { region: 'bree' }, 1.2, { kind: 'region', region: 'bree' }],
  [
    'where the map comes no nearer means what it hits',
    { region: 'bree', isNearest: true },
    0.4,
    { kind: 'region', region: 'bree' },
  ],
  ['on the water before two small regions alike brings the map nearer', { region: null }, 0.4, { kind: 'nearer' }],
] as const)('a finger %s', (_, changes, scale, expected) => {
  expect(resolveTap(tap({ pointer: 'touch', ...changes }), [], border, scale)).toEqual(expected);
});

test('a finger on the border of a region that is large enough for it means what it hits', () => {
  const beside = () => [
    { region: 'bree', away: 1, radius: 20 },
    { region: 'cardolan', away: 1, radius: 60 },
  ];
  for (const region of ['bree', 'cardolan'])
    expect(resolveTap(tap({ pointer: 'touch', region }), [], beside, 0.4)).toEqual({ kind: 'region', region });
});

test('a mouse points well enough: its click on a border is no doubt', () => {
  expect(resolveTap(tap({ region: 'bree' }), [], border, 0.4)).toEqual({ kind: 'region', region: 'bree' });
});

test('a finger on water clearly nearer to one region means that one', () => {
  const coast = () => [
    { region: 'andrast', away: 4, radius: 20 },
    { region: 'anfalas', away: 50, radius: 20 },
  ];
  expect(resolveTap(tap({ pointer: 'touch' }), [], coast, 0.4)).toEqual({ kind: 'region', region: 'andrast' });
});

test('outlines within reach are found, the nearest first', () => {
  const outlines = [
    { id: 'andrast', radius: 9, box: { x: 50, y: 50, width: 20, height: 20 }, ring: [[60, 50]] as const },
    { id: 'anfalas', radius: 8, box: { x: 90, y: 50, width: 20, height: 20 }, ring: [[80, 50]] as const },
  ];
  expect(outlinesAround([72, 50], 22, outlines)).toEqual([
    { region: 'anfalas', away: 8, radius: 8 },
    { region: 'andrast', away: 12, radius: 9 },
  ]);
  expect(outlinesAround([200, 50], 22, outlines)).toEqual([]);
});
