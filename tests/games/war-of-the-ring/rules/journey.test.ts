// Several Character results ahead: the fewest that bring figures to a region, and the plan.

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { board } from '../../../../src/games/war-of-the-ring/board.ts';
import { legalRegions } from '../../../../src/games/war-of-the-ring/rules/destinations.ts';
import { journeyTo, resultsToReach } from '../../../../src/games/war-of-the-ring/rules/journey.ts';
import { playAction } from '../../../../src/games/war-of-the-ring/rules/play.ts';
import type { PositionJson } from '../../../../src/games/war-of-the-ring/state/position-json.ts';
import type { FigureId, RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';
import { anyPositionJson, anyRegion } from '../../../helpers/arbitraries/positions.ts';
import { companies, positionOf } from '../../../helpers/arbitraries/requests.ts';

// Many runs: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const rows: readonly (readonly [string, PositionJson, readonly FigureId[], RegionId, number | undefined])[] = [
  ['one is enough nearby', { figures: { gimli: 'hollin' } }, ['gimli'], 'moria', 1],
  [
    'R11: through Moria takes two: one to stop, one to leave',
    { figures: { gimli: 'hollin' } },
    ['gimli'],
    'dimrill-dale',
    2,
  ],
  ['R55: into Mordor takes two', { figures: { strider: 'dagorlad' } }, ['strider'], 'gorgoroth', 2],
  ['R14: a Nazgûl needs one for anywhere', {}, ['nazgul-1'], 'the-shire', 1],
  ['R15: and never gets into a closed Stronghold', {}, ['nazgul-1'], 'lorien', undefined],
  [
    'R12: nobody gets into a besieged friend',
    { figures: { gimli: 'edoras' }, settlements: { 'helms-deep': { besieged: true } } },
    ['gimli'],
    'helms-deep',
    undefined,
  ],
  ['R34: separating is the first', { fellowship: { region: 'hollin', progress: 1 } }, ['gimli'], 'bree', 1],
  ['R34: being left on the spot takes one too', { fellowship: { region: 'hollin' } }, ['gimli'], 'hollin', 1],
  [
    'standing there already takes none, and is not told',
    { figures: { gimli: 'hollin' } },
    ['gimli'],
    'hollin',
    undefined,
  ],
  ['R6: Gollum gets nowhere', { figures: { gollum: 'fellowship' } }, ['gollum'], 'rivendell', undefined],
  [
    'R43: nobody gets anywhere before he has entered play, though he may',
    { nations: { sauron: { atWar: true }, rohan: { atWar: true } } },
    ['witch-king'],
    'barad-dur',
    undefined,
  ],
  ['R17: Saruman gets nowhere', { figures: { saruman: 'orthanc' } }, ['saruman'], 'gap-of-rohan', undefined],
];

test.each(rows)('%s', (_, json, figures, region, results) => {
  const position = positionOf(json);
  expect(resultsToReach(position, figures).get(region)).toBe(results);
  expect(journeyTo(position, figures, region)?.length).toBe(results);
});

test('a plan tells each result: what it is, from where to where, and the way', () => {
  const plan = journeyTo(positionOf({ fellowship: { region: 'hollin' } }), ['meriadoc'], 'dimrill-dale');
  expect(plan).toEqual([
    { action: { type: 'separation' }, from: 'hollin', to: 'moria', route: ['hollin', 'moria'] },
    { action: { type: 'characterDie' }, from: 'moria', to: 'dimrill-dale', route: ['moria', 'dimrill-dale'] },
  ]);
});

test('being left on the spot is a stage whose way is that region alone', () => {
  expect(journeyTo(positionOf({ fellowship: { region: 'hollin' } }), ['gimli'], 'hollin')).toEqual([
    { action: { type: 'separation' }, from: 'hollin', to: 'hollin', route: ['hollin'] },
  ]);
});

test('a flight has no way', () => {
  expect(journeyTo(positionOf({}), ['nazgul-1'], 'the-shire')).toEqual([
    { action: { type: 'characterDie' }, from: 'barad-dur', to: 'the-shire', route: null },
  ]);
});

test('at most so many results', () => {
  const position = positionOf({ figures: { meriadoc: 'hollin' } });
  const reached = (most: number) => resultsToReach(position, ['meriadoc'], most).size;
  // Two steps from Hollin lie 14 regions, and Dimrill Dale behind Moria.
  expect([reached(0), reached(1), reached(2)]).toEqual([0, 5, 15]);
  expect(resultsToReach(position, ['meriadoc']).size).toBe(104);
  const flown = (most: number) => resultsToReach(position, ['nazgul-1'], most).size;
  expect([flown(0), flown(1), flown(3)]).toEqual([0, 96, 96]);
});

describe('whatever the position', () => {
  const anyGroup = anyPositionJson.map(positionOf).chain((position) => {
    const groups = companies(position);
    return fc
      .constantFrom(...(groups.length > 0 ? groups : [['strider' as FigureId]]))
      .map((figures) => ({ position, figures }));
  });

  test('one result reaches what is legal, and a plan can be played', () => {
    fc.assert(
      fc.property(anyGroup, anyRegion, ({ position, figures }, region) => {
        const plan = journeyTo(position, figures, region);
        const results = resultsToReach(position, figures);
        expect(plan?.length).toBe(results.get(region));
        let now = position;
        for (const stage of plan ?? []) {
          const played = playAction(now, stage.action, [{ figures, to: stage.to }]);
          expect(played.legal).toBe(true);
          if (played.legal) now = played.position;
        }
        if (plan) expect(figures.every((figure) => now.figures[figure] === region)).toBe(true);
        const first = [...results]
          .filter(([id, count]) => count === 1 && id !== position.fellowship.region)
          .map(([id]) => id);
        const action = figures.some((figure) => position.figures[figure] === 'fellowship')
          ? 'separation'
          : 'characterDie';
        const legal = legalRegions(position, { type: action }, figures).filter(
          (id) => id !== position.fellowship.region,
        );
        expect(first.sort()).toEqual(legal.sort());
        expect(results.size).toBeLessThanOrEqual(board.regionIds.length);
      }),
      { seed: 5, numRuns: 60 },
    );
  });
});
