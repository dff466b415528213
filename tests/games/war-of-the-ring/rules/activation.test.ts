// R48, R49 (rulebook p. 34): which Nation a Companion wakes by where he ends.

import { expect, test } from 'vitest';
import type { CompanionId, NationId, RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { whereTo } from '../../../helpers/ask.ts';

/** A seat of each Nation with a neighbour to come from. */
const seats: readonly (readonly [NationId, RegionId, RegionId])[] = [
  ['dwarves', 'erebor', 'dale'],
  ['elves', 'lorien', 'dimrill-dale'],
  ['gondor', 'pelargir', 'lossarnach'],
  ['north', 'the-shire', 'buckland'],
  ['rohan', 'edoras', 'westemnet'],
];
const asleep = { elves: { active: false } } as const;

function wokenAt(companion: CompanionId, seat: RegionId, from: RegionId, position: object = {}): readonly string[] {
  const answer = whereTo({
    position: { nations: asleep, ...position, figures: { [companion]: from } },
    figures: [companion],
  });
  const notes = answer.destinations[seat]?.notes;
  if (notes === undefined) throw new Error(`${companion} does not get to ${seat}`);
  return notes.flatMap((note) => (note.code === 'activates' ? [note.nation] : []));
}

const able: readonly (readonly [CompanionId, readonly NationId[]])[] = [
  ['gandalf-the-grey', ['dwarves', 'elves', 'gondor', 'north', 'rohan']],
  ['strider', ['north']],
  ['boromir', ['gondor']],
  ['legolas', ['elves']],
  ['gimli', ['dwarves']],
  ['meriadoc', ['dwarves', 'elves', 'gondor', 'north', 'rohan']],
  ['peregrin', ['dwarves', 'elves', 'gondor', 'north', 'rohan']],
  ['gandalf-the-white', ['dwarves', 'elves', 'gondor', 'north', 'rohan']],
  ['aragorn', ['dwarves', 'elves', 'gondor', 'north', 'rohan']],
];

test.each(able)('R49: %s wakes %j', (companion, nations) => {
  expect(seats.flatMap(([, seat, from]) => wokenAt(companion, seat, from))).toEqual(nations);
});

test('R49: one who can is enough in a group', () => {
  const position = { figures: { boromir: 'dale', gimli: 'dale' } } as const;
  const { destinations } = whereTo({ position, figures: ['boromir', 'gimli'] });
  expect(destinations.erebor?.notes).toEqual([{ code: 'activates', nation: 'dwarves' }]);
});

const nothing: readonly (readonly [string, RegionId, RegionId, object])[] = [
  ['R48: a Town', 'bree', 'buckland', {}],
  ['R48: a region of the Nation without a settlement', 'rhosgobel', 'old-ford', {}],
  ['R48: a Fortification', 'fords-of-isen', 'westemnet', {}],
  ['R54: Osgiliath is not Gondor’s', 'osgiliath', 'lossarnach', {}],
  ['R48: a City in enemy hands', 'edoras', 'westemnet', { settlements: { edoras: { controller: 'shadow' } } }],
  [
    'R48: a Stronghold in enemy hands',
    'helms-deep',
    'westemnet',
    { settlements: { 'helms-deep': { controller: 'shadow' } } },
  ],
  ['R48: a Nation that is active already', 'edoras', 'westemnet', { nations: { rohan: { active: true } } }],
  ['R48: a Nation at war is active', 'edoras', 'westemnet', { nations: { rohan: { active: false, atWar: true } } }],
  ['R48: a Shadow City', 'angmar', 'ettenmoors', { settlements: { angmar: { controller: 'freePeoples' } } }],
  ['R48: wilderness', 'hollin', 'trollshaws', {}],
];

test.each(nothing)('nobody is woken by %s', (_, region, from, position) => {
  expect(wokenAt('meriadoc', region, from, { nations: {}, ...position })).toEqual([]);
});

test('R48: a City or Stronghold is enough, whichever of the Nation’s', () => {
  expect(wokenAt('meriadoc', 'helms-deep', 'westemnet')).toEqual(['rohan']);
  expect(wokenAt('boromir', 'minas-tirith', 'lossarnach')).toEqual(['gondor']);
  expect(wokenAt('boromir', 'dol-amroth', 'erech')).toEqual(['gondor']);
});
