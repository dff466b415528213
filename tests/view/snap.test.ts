import { expect, test } from 'vitest';
import { nearestOutline, resolveTap, type Tap, type TokenTarget } from '../../src/view/snap.ts';

const strider: TokenTarget = { figures: ['strider'], region: 'bree', at: [100, 100], size: 30, pitch: null };
const crowd: TokenTarget[] = [
  { figures: ['legolas'], region: 'rivendell', at: [300, 100], size: 30, pitch: 22 },
  { figures: ['gimli'], region: 'rivendell', at: [322, 100], size: 30, pitch: 22 },
];
const tokens = [strider, ...crowd];
const nowhere = () => null;
const tap = (changes: Partial<Tap>): Tap => ({ at: [0, 0], pointer: 'mouse', figure: null, region: null, ...changes });

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
  expect(resolveTap(given, tokens, nowhere)).toEqual(expected);
});

test('a tap on water looks for land within a finger, a click hardly at all', () => {
  const asked: number[] = [];
  const look = (_: unknown, within: number) => {
    asked.push(within);
    return 'anfalas';
  };
  expect(resolveTap(tap({ pointer: 'touch' }), [], look)).toEqual({ kind: 'region', region: 'anfalas' });
  resolveTap(tap({}), [], look);
  expect(asked).toEqual([22, 5]);
});

test('the nearest outline within reach is found', () => {
  const outlines = [
    { id: 'andrast', box: { x: 50, y: 50, width: 20, height: 20 }, ring: [[60, 50]] as const },
    { id: 'anfalas', box: { x: 90, y: 50, width: 20, height: 20 }, ring: [[80, 50]] as const },
  ];
  expect(nearestOutline([72, 50], 22, outlines)).toBe('anfalas');
  expect(nearestOutline([200, 50], 22, outlines)).toBeNull();
});
