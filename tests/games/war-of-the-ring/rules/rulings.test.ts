// The six points with two readings: where each would change a verdict, told under either reading.

import { expect, test } from 'vitest';
import { type RegionId, RULINGS, type RulingId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { type Asked, card, legalOf, whereTo } from '../../../helpers/ask.ts';

const rows: readonly (readonly [RulingId, Asked, readonly RegionId[]])[] = [
  [
    'stop-at-besieged-shadow-stronghold',
    { position: { figures: { gimli: 'hollin' }, settlements: { moria: { besieged: true } } }, figures: ['gimli'] },
    ['dimrill-dale'],
  ],
  [
    'event-lets-leave-siege',
    {
      position: { figures: { meriadoc: 'grey-havens' }, settlements: { 'grey-havens': { besieged: true } } },
      action: card('we-prove-the-swifter'),
      figures: ['meriadoc'],
    },
    [
      'arnor',
      'buckland',
      'cardolan',
      'ered-luin',
      'evendim',
      'forlindon',
      'harlindon',
      'minhiriath',
      'north-downs',
      'north-ered-luin',
      'old-forest',
      'south-ered-luin',
      'the-shire',
      'tower-hills',
    ],
  ],
  [
    'gandalf-white-enters-despite-enemy',
    {
      position: {
        figures: { 'gandalf-the-grey': 'eliminated' },
        minionHasBeenInPlay: true,
        settlements: { lorien: { besieged: true } },
        armies: { fangorn: [{ side: 'shadow', nations: ['sauron'] }] },
      },
      action: { type: 'entry' },
      figures: ['gandalf-the-white'],
    },
    ['fangorn', 'lorien'],
  ],
  [
    'declare-inside-mordor',
    {
      position: { fellowship: { region: 'minas-morgul', progress: 1 } },
      action: { type: 'declaration' },
      figures: ['ring-bearers'],
    },
    ['gorgoroth'],
  ],
  [
    'mouth-walks-through-strongholds',
    { position: { figures: { 'mouth-of-sauron': 'hollin' } }, figures: ['mouth-of-sauron'] },
    ['dimrill-dale', 'gladden-fields', 'north-anduin-vale', 'parth-celebrant', 'south-anduin-vale'],
  ],
];

test.each(rows)('%s', (ruling, request, regions) => {
  const first = whereTo(request);
  expect(first.rulings).toEqual({ [ruling]: regions });
  const other = whereTo({ ...request, position: { ...Object(request.position), rulings: { [ruling]: 'other' } } });
  expect(other.rulings).toEqual(first.rulings);
  const [now, then] = [legalOf(first), legalOf(other)];
  const changed = [...now.filter((id) => !then.includes(id)), ...then.filter((id) => !now.includes(id))];
  expect(changed.sort()).toEqual(regions);
});

test('nazgul-leave-siege: everything that the Nazgûl could fly to', () => {
  const position = { settlements: { morannon: { besieged: true } } } as const;
  const first = whereTo({ position, figures: ['nazgul-4'] });
  expect(first.rulings).toEqual({ 'nazgul-leave-siege': legalOf(first) });
  expect(legalOf(first)).toHaveLength(96);
  const other = whereTo({
    position: { ...position, rulings: { 'nazgul-leave-siege': 'other' } },
    figures: ['nazgul-4'],
  });
  expect(legalOf(other)).toEqual([]);
  expect(other.rulings).toEqual(first.rulings);
});

test('none matters at the start', () => {
  expect(RULINGS).toHaveLength(6);
  for (const figures of [['nazgul-1'], ['nazgul-4']] as const) expect(whereTo({ figures }).rulings).toEqual({});
  expect(whereTo({ action: { type: 'separation' }, figures: ['strider'] }).rulings).toEqual({});
});
