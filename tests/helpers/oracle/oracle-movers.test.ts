// What refuses a mover as a whole, what a whole action refuses, and what it leaves behind.

import { describe, expect, test } from 'vitest';
import { answer, judgeMoves, samePosition } from './oracle.ts';
import type { Action, Cause, DestinationsRequest, MovesRequest, PositionJson } from './types.ts';

const card = (id: string): Action => ({ type: 'card', card: id });
const separation: Action = { type: 'separation' };
const onTrack: PositionJson = { fellowship: { region: 'mordorTrack' } };
const strider = { figures: { strider: 'bree' } } satisfies PositionJson;
const servants = { figures: { saruman: 'orthanc', 'nazgul-1': 'orthanc' } } satisfies PositionJson;

const refusedMovers: readonly (readonly [string, DestinationsRequest, Cause])[] = [
  ['out of play', { figures: ['aragorn'] }, { code: 'notInPlay', figures: ['aragorn'] }],
  [
    'out of play comes before two sides',
    { figures: ['nazgul-5', 'strider'] },
    { code: 'notInPlay', figures: ['nazgul-5'] },
  ],
  ['two sides', { figures: ['nazgul-1', 'strider'] }, { code: 'mixedSides', figures: ['nazgul-1', 'strider'] }],
  ['Ring-bearers by die', { figures: ['ring-bearers'] }, { code: 'notMovedByThis', figures: ['ring-bearers'] }],
  [
    'a Companion by a Nazgûl card',
    { figures: ['strider'], action: card('nazgul-search') },
    { code: 'notMovedByThis', figures: ['strider'] },
  ],
  [
    'separation on the Mordor Track',
    { figures: ['strider'], action: separation, position: onTrack },
    { code: 'onMordorTrack', figures: ['strider'] },
  ],
  ['in the Fellowship', { figures: ['strider'] }, { code: 'inFellowship', figures: ['strider'] }],
  [
    'one in the Fellowship, one outside, by Gwaihir',
    { figures: ['strider', 'gimli'], action: card('gwaihir-the-windlord'), position: strider },
    { code: 'notTogether', figures: ['strider', 'gimli'] },
  ],
  ['Saruman', { figures: ['saruman'], position: servants }, { code: 'neverLeavesOrthanc' }],
  ['Saruman with a Nazgûl', { figures: ['saruman', 'nazgul-1'], position: servants }, { code: 'neverLeavesOrthanc' }],
  [
    'Gollum separating',
    { figures: ['gollum'], action: separation, position: { figures: { gollum: 'fellowship' } } },
    { code: 'levelZero' },
  ],
  [
    'the Dead Men without their king',
    { figures: ['gimli'], action: card('dead-men-of-dunharrow'), position: { figures: { gimli: 'edoras' } } },
    { code: 'cardNeedsFigure', figures: ['strider', 'aragorn'] },
  ],
];

test.each(refusedMovers)('%s: refused on every region, staying included', (_, request, cause) => {
  const { destinations, refusals, stay } = answer(request);
  expect(destinations).toEqual({});
  expect(new Set(Object.values(refusals).map((causes) => JSON.stringify(causes)))).toEqual(
    new Set([JSON.stringify([cause])]),
  );
  expect(stay).toEqual({ legal: false, notes: [] });
});

describe('a whole action', () => {
  const illegal: readonly (readonly [string, MovesRequest, number, Cause])[] = [
    [
      'the other side may not join in',
      {
        position: strider,
        moves: [
          { figures: ['strider'], to: 'buckland' },
          { figures: ['nazgul-1'], to: 'bree' },
        ],
      },
      1,
      { code: 'mixedSides', figures: ['nazgul-1'] },
    ],
    [
      'a second group does not separate with the first',
      {
        action: separation,
        moves: [
          { figures: ['strider'], to: 'hollin' },
          { figures: ['gimli'], to: 'rivendell' },
        ],
      },
      1,
      { code: 'notMovedByThis', figures: ['gimli'] },
    ],
    [
      'the Eagles drive all Nazgûl to one place',
      {
        action: card('the-eagles-are-coming'),
        moves: [
          { figures: ['nazgul-1'], to: 'moria' },
          { figures: ['nazgul-2'], to: 'morannon' },
        ],
      },
      1,
      { code: 'cardAllowsOnly', regions: ['moria'] },
    ],
  ];
  test.each(illegal)('%s', (_, request, at, reason) => {
    expect(judgeMoves(request)).toEqual({ legal: false, at, reasons: [reason] });
  });

  const effects: readonly (readonly [string, MovesRequest, PositionJson])[] = [
    [
      'the White replaces the Grey and wakes Gondor',
      {
        position: { figures: { 'gandalf-the-grey': 'minas-tirith' }, minionHasBeenInPlay: true },
        action: { type: 'entry' },
        moves: [{ figures: ['gandalf-the-white'], to: 'minas-tirith' }],
      },
      {
        figures: { 'gandalf-the-grey': 'outOfPlay', 'gandalf-the-white': 'minas-tirith' },
        nations: { gondor: { active: true } },
        minionHasBeenInPlay: true,
      },
    ],
    [
      'Book of Mazarbul counts the Companion who stays in Ered Luin',
      {
        position: { figures: { strider: 'bree', gimli: 'ered-luin' } },
        action: card('the-book-of-mazarbul'),
        moves: [{ figures: ['strider'], to: 'buckland' }],
      },
      { figures: { strider: 'buckland', gimli: 'ered-luin' }, nations: { dwarves: { active: true, atWar: true } } },
    ],
    [
      'a Nazgûl that stays does not spend the die of the others',
      {
        moves: [
          { figures: ['nazgul-1'], to: 'barad-dur' },
          { figures: ['nazgul-2'], to: 'bree' },
        ],
      },
      { figures: { 'nazgul-2': 'bree' } },
    ],
  ];
  test.each(effects)('%s', (_, request, expected) => {
    const judgement = judgeMoves(request);
    expect(judgement.legal && samePosition(judgement.position, expected), JSON.stringify(judgement)).toBe(true);
  });
});

test('notes of a destination under a card that lends range and wakes Nations', () => {
  const { destinations, stay } = answer({
    position: { fellowship: { region: 'dale' } },
    action: card('there-and-back-again'),
    figures: ['gimli'],
  });
  expect(destinations.erebor?.notes).toEqual([
    { code: 'activates', nation: 'dwarves' },
    { code: 'activates', nation: 'north' },
    { code: 'rangeExtended', by: 1, because: 'there-and-back-again' },
  ]);
  expect(stay.notes).toEqual([
    { code: 'activates', nation: 'dwarves' },
    { code: 'activates', nation: 'north' },
  ]);
});
