// The second opinion must itself be trusted: it gets every collected case right, and its searches agree with plain
// enumeration of walks.

import { describe, expect, test } from 'vitest';
import { expectAnswer, expectJudgement, requestOf } from './case-checks.ts';
import { cases, casesInScope, casesOutOfScope } from './cases.ts';
import { allRegions, whiteNeighbours } from './oracle/facts.ts';
import { answer, countEndPositions, isLegalRoute, isSufficient, judgeMoves } from './oracle/oracle.ts';
import type { Cause, DestinationsRequest, PositionJson } from './oracle/types.ts';

describe('the collected cases', () => {
  test('there are 67, and 5 lie outside the scope, each with its reason', () => {
    expect(cases).toHaveLength(67);
    expect(casesOutOfScope.map((entry) => entry.id)).toEqual(['C82', 'C83', 'C100', 'C102', 'C105']);
    for (const { outOfScope } of casesOutOfScope) expect(outOfScope).not.toBe('');
  });

  test.each(casesInScope)('$id: $situation', ({ checks }) => {
    for (const check of checks) {
      if ('moves' in check) expectJudgement(judgeMoves(requestOf(check)), check.expect);
      else expectAnswer(answer(requestOf(check)), check.expect);
    }
  });
});

const troubledBoard: PositionJson = {
  settlements: {
    'minas-tirith': { besieged: true },
    'grey-havens': { besieged: true },
    moria: { controller: 'freePeoples', besieged: true },
    'minas-morgul': { controller: 'freePeoples' },
    'helms-deep': { controller: 'shadow', besieged: true },
    orthanc: { besieged: true },
  },
  figures: {
    strider: 'hollin',
    gimli: 'forlindon',
    boromir: 'minas-tirith',
    'gandalf-the-white': 'fangorn',
    meriadoc: 'fangorn',
    'mouth-of-sauron': 'fords-of-isen',
    'nazgul-1': 'orthanc',
    'nazgul-2': 'orthanc',
  },
  fellowship: { region: 'trollshaws', progress: 1 },
};

const walkers: readonly (readonly [string, DestinationsRequest])[] = [
  ['Strider by die', { position: troubledBoard, figures: ['strider'] }],
  ['Gimli behind a siege', { position: troubledBoard, figures: ['gimli'] }],
  ['Boromir inside a siege', { position: troubledBoard, figures: ['boromir'] }],
  ['Gandalf the White with a Hobbit', { position: troubledBoard, figures: ['gandalf-the-white', 'meriadoc'] }],
  ['the Mouth', { position: troubledBoard, figures: ['mouth-of-sauron'] }],
  ['Legolas separating', { position: troubledBoard, action: { type: 'separation' }, figures: ['legolas'] }],
  ['a declaration', { position: troubledBoard, action: { type: 'declaration' }, figures: ['ring-bearers'] }],
  ['Strider with an Army', { position: troubledBoard, action: { type: 'withArmy' }, figures: ['strider'] }],
  [
    'Boromir by Gwaihir, free to leave',
    {
      position: { ...troubledBoard, rulings: { 'event-lets-leave-siege': 'other' } },
      action: { type: 'card', card: 'gwaihir-the-windlord' },
      figures: ['boromir'],
    },
  ],
  [
    'the Mouth who must stop',
    {
      position: { ...troubledBoard, rulings: { 'mouth-walks-through-strongholds': 'other' } },
      figures: ['mouth-of-sauron'],
    },
  ],
];

const shutInNazgul: DestinationsRequest = {
  position: { ...troubledBoard, rulings: { 'nazgul-leave-siege': 'other' } },
  figures: ['nazgul-1', 'nazgul-2'],
};

/** Every walk over white borders of at most so many steps, in which no region comes twice. */
function* walks(route: readonly string[], steps: number): Generator<readonly string[]> {
  if (route.length > 1) yield route;
  if (steps === 0) return;
  for (const next of whiteNeighbours.get(route.at(-1) ?? '') ?? []) {
    if (!route.includes(next)) yield* walks([...route, next], steps - 1);
  }
}

describe.each([...walkers, ['Nazgûl shut in', shutInNazgul] as const])('%s', (_, request) => {
  const { origin, destinations, refusals } = answer(request);

  test('every other region is in exactly one list', () => {
    const listed = [...Object.keys(destinations), ...Object.keys(refusals)].sort();
    expect(listed).toEqual(allRegions.filter((region) => region !== origin));
  });

  test('every cause is sufficient by itself, every joint cause only as a whole', () => {
    for (const [region, causes] of Object.entries(refusals)) {
      expect(isSufficient(request, region, []), region).toBe(false);
      for (const cause of causes) {
        expect(isSufficient(request, region, [cause]), `${region} ${cause.code}`).toBe(true);
        for (const part of cause.of ?? []) {
          const rest = (cause.of ?? []).filter((other: Cause) => other !== part);
          expect(isSufficient(request, region, rest), `${region} without ${part.code}`).toBe(false);
        }
      }
    }
  });
});

test.each(walkers)('%s goes where legal walks end, by the shortest of them', (_, request) => {
  const { origin, range, destinations } = answer(request);
  const shortest: Record<string, number> = {};
  for (const walk of walks([origin ?? ''], Number(range))) {
    const end = walk.at(-1) ?? '';
    const steps = walk.length - 1;
    if (isLegalRoute(request, walk)) shortest[end] = Math.min(shortest[end] ?? steps, steps);
  }
  const distances = Object.entries(destinations).map(([region, { distance }]) => [region, distance]);
  expect(Object.fromEntries(distances)).toEqual(shortest);
});

describe('end positions of one Character result', () => {
  const alone: PositionJson = { figures: { gimli: 'forlindon' } };
  const shutIn: PositionJson = { ...alone, settlements: { 'grey-havens': { besieged: true } } };
  const noNazgul = { 'nazgul-1': 'outOfPlay', 'nazgul-2': 'outOfPlay', 'nazgul-3': 'outOfPlay' };

  test.each([
    ['nobody is on the map', {}, 'freePeoples', 1n],
    ['one Companion can only stay', shutIn, 'freePeoples', 1n],
    // Forlindon, the Grey Havens, and the Havens' three other neighbours.
    ['one Companion of Level 2', alone, 'freePeoples', 5n],
    ['Saruman only stays', { figures: { ...noNazgul, 'nazgul-4': 'outOfPlay', saruman: 'orthanc' } }, 'shadow', 1n],
    ['one Nazgûl', { figures: noNazgul }, 'shadow', 97n],
    // Two alike over 97 regions: 97 · 98 / 2.
    ['two Nazgûl', { figures: { 'nazgul-1': 'outOfPlay', 'nazgul-2': 'outOfPlay' } }, 'shadow', 4753n],
  ] as const)('%s', (_, position, side, count) => {
    expect(countEndPositions(position, side)).toBe(count);
  });

  test('a low Level goes further in company, but never further by itself', () => {
    // Merry alone reaches only the Havens; Gimli takes him along to each of his own five regions.
    const together: PositionJson = { figures: { gimli: 'forlindon', meriadoc: 'forlindon' } };
    expect(countEndPositions(together, 'freePeoples')).toBe(13n);
  });
});
