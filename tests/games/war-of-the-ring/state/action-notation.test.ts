// The one line of an action: what it says, and what is refused.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatAction,
  type NotedAction,
  parseAction,
} from '../../../../src/games/war-of-the-ring/state/action-notation.ts';
import { FIGURES, RING_BEARERS } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { anyRegion } from '../../../helpers/arbitraries/positions.ts';
import { anyAction } from '../../../helpers/arbitraries/requests.ts';

const lines: readonly (readonly [string, NotedAction])[] = [
  [
    'die;ggpe:lor-foi,gi:hol-mor',
    {
      action: { type: 'characterDie' },
      moves: [
        { figures: ['gandalf-the-grey', 'peregrin'], from: 'lorien', to: 'fords-of-isen' },
        { figures: ['gimli'], from: 'hollin', to: 'moria' },
      ],
    },
  ],
  [
    'sep;st:riv-hol',
    { action: { type: 'separation' }, moves: [{ figures: ['strider'], from: 'rivendell', to: 'hollin' }] },
  ],
  ['ent;sa:0-ort', { action: { type: 'entry' }, moves: [{ figures: ['saruman'], from: null, to: 'orthanc' }] }],
  [
    'arm;n1:bdu-gor',
    { action: { type: 'withArmy' }, moves: [{ figures: ['nazgul-1'], from: 'barad-dur', to: 'gorgoroth' }] },
  ],
  [
    'dec;rb:riv-hol',
    { action: { type: 'declaration' }, moves: [{ figures: ['ring-bearers'], from: 'rivendell', to: 'hollin' }] },
  ],
  [
    'card.nazgul-search;wk:ang-bre',
    {
      action: { type: 'card', card: 'nazgul-search' },
      moves: [{ figures: ['witch-king'], from: 'angmar', to: 'bree' }],
    },
  ],
  ['die;', { action: { type: 'characterDie' }, moves: [] }],
];

test.each(lines)('%s', (line, noted) => {
  expect(formatAction(noted)).toBe(line);
  expect(parseAction(line)).toEqual({ ok: true, value: noted });
});

test('written and read again, an action is the same', () => {
  const figures = fc.uniqueArray(fc.constantFrom(...FIGURES, RING_BEARERS), { minLength: 1, maxLength: 4 });
  const move = fc.record({ figures, from: fc.option(anyRegion), to: anyRegion }, { noNullPrototype: true });
  fc.assert(
    fc.property(anyAction, fc.array(move, { maxLength: 4 }), (action, moves) => {
      expect(parseAction(formatAction({ action, moves }))).toEqual({ ok: true, value: { action, moves } });
    }),
    { seed: 6, numRuns: 300 },
  );
});

const bad: readonly (readonly [string, string, readonly string[]])[] = [
  ['nothing', '', ['']],
  ['an unknown action', 'fly;gi:hol-mor', ['fly']],
  ['an unknown card', 'card.shelob;gi:hol-mor', ['card.shelob']],
  ['an unknown figure', 'die;zz:hol-mor', ['zz:hol-mor']],
  ['an unknown region', 'die;gi:hol-xxx', ['gi:hol-xxx']],
  ['an unknown origin', 'die;gi:xxx-hol', ['gi:xxx-hol']],
  ['a figure twice', 'die;gigi:hol-mor', ['gigi:hol-mor']],
  ['no figure', 'die;:hol-mor', [':hol-mor']],
  ['no goal', 'die;gi:hol', ['gi:hol']],
  ['every bad piece', 'fly;zz:hol-mor,gi:hol-mor,x;y', ['fly', 'zz:hol-mor', 'x', 'y']],
];

test.each(bad)('refused: %s', (_, line, found) => {
  expect(parseAction(line, '/action')).toEqual({
    ok: false,
    issues: found.map((piece) => ({ code: 'badNotation', path: '/action', found: piece })),
  });
});

test('what is endless is not read', () => {
  expect(parseAction('x'.repeat(5000))).toEqual({
    ok: false,
    issues: [{ code: 'badNotation', path: '', found: 'x'.repeat(24) }],
  });
});
