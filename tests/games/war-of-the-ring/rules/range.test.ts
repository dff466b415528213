// How far figures may go, as one number, and what has none.

import { expect, test } from 'vitest';
import { rangeOf } from '../../../../src/games/war-of-the-ring/rules/destinations.ts';
import { walkingLevel } from '../../../../src/games/war-of-the-ring/rules/level.ts';
import { positionOf } from '../../../helpers/arbitraries/requests.ts';
import { type Asked, card } from '../../../helpers/ask.ts';

const rows: readonly (readonly [string, Required<Asked>, number | 'unlimited' | null])[] = [
  [
    'R7: as far as his Level',
    { position: { figures: { gimli: 'bree' } }, action: { type: 'characterDie' }, figures: ['gimli'] },
    2,
  ],
  [
    'R34: separating, the step on the Fellowship Track besides',
    { position: { fellowship: { progress: 3 } }, action: { type: 'separation' }, figures: ['gimli'] },
    5,
  ],
  ['R14: a Nazgûl anywhere', { position: {}, action: { type: 'characterDie' }, figures: ['nazgul-1'] }, 'unlimited'],
  [
    'R38: a card that names the places asks for no range',
    { position: { figures: { strider: 'bree' } }, action: card('dead-men-of-dunharrow'), figures: ['strider'] },
    null,
  ],
  ['R44: nor does an entry', { position: {}, action: { type: 'entry' }, figures: ['saruman'] }, null],
  ['R4: nor who may not move', { position: {}, action: { type: 'characterDie' }, figures: ['gimli'] }, null],
];

test.each(rows)('%s', (_, { position, action, figures }, range) => {
  expect(rangeOf(positionOf(Object(position)), action, figures)).toBe(range);
});

test('R14: who flies has no Level to walk by', () => {
  expect(() => walkingLevel(['nazgul-1'])).toThrow('nazgul-1 flies and has no walking Level; judge it by flight');
});
