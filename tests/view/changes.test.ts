import { expect, test } from 'vitest';
import { compare } from '../../src/view/changes.ts';
import type { FigureView, MapState, RegionView } from '../../src/view/map-state.ts';

const region = (changes: Partial<RegionView> = {}): RegionView => ({
  lines: ['Moria'],
  describe: () => 'Moria',
  importance: 1,
  tint: 'sauron',
  sign: { icon: 'stronghold', side: 'shadow', changedHands: false, besieged: false },
  marks: new Set(),
  distance: null,
  ...changes,
});
const figure = (changes: Partial<FigureView> = {}): FigureView => ({
  id: 'strider',
  at: 'bree',
  side: 'freePeoples',
  emblem: 'strider',
  initials: 'TR',
  description: 'Trancos',
  caption: 'Trancos',
  selected: false,
  available: true,
  stack: null,
  ...changes,
});
const state = (changes: Partial<MapState> = {}): MapState => ({
  regions: new Map([['moria', region()]]),
  figures: [figure()],
  armies: [],
  placeNames: [],
  route: null,
  lastMove: null,
  ornament: null,
  labelScale: 1,
  turned: false,
  ...changes,
});
const before = state();

test('new marks move no names', () => {
  const after = { ...before, regions: new Map([['moria', region({ marks: new Set(['reachable']), distance: 2 })]]) };
  expect(compare(before, after)).toMatchObject({ regions: true, pieces: false, names: false });
});

test('a choice redraws tokens and moves nothing', () => {
  const after = { ...before, figures: [figure({ selected: true })] };
  expect(compare(before, after)).toMatchObject({ figures: true, pieces: false, names: false });
});

test('a move, another language and a siege put names in new places', () => {
  const siege = { icon: 'stronghold', side: 'shadow', changedHands: false, besieged: true };
  for (const changes of [
    { figures: [figure({ at: 'moria' })] },
    { regions: new Map([['moria', region({ lines: ['Khazad-dûm'] })]]) },
    { regions: new Map([['moria', region({ sign: siege })]]) },
    { labelScale: 2 },
  ]) {
    expect(compare(before, { ...before, ...changes }).names).toBe(true);
  }
});

test('a chosen Nazgûl leaves its stack, which takes up room', () => {
  const stack = state({ figures: [figure({ id: 'a', stack: 'nazgul' }), figure({ id: 'b', stack: 'nazgul' })] });
  const after = {
    ...stack,
    figures: [figure({ id: 'a', stack: 'nazgul', selected: true }), figure({ id: 'b', stack: 'nazgul' })],
  };
  expect(compare(stack, after).pieces).toBe(true);
});
