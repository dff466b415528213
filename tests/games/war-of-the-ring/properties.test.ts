// What must hold whatever the position: more range, lifted sieges, groups, routes, untouched inputs.

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { board, strongholds } from '../../../src/games/war-of-the-ring/board.ts';
import { editPosition } from '../../../src/games/war-of-the-ring/edit.ts';
import { warOfTheRing } from '../../../src/games/war-of-the-ring/index.ts';
import { answer } from '../../../src/games/war-of-the-ring/query/answer.ts';
import { parseRequest } from '../../../src/games/war-of-the-ring/query/request.ts';
import { destinations, legalRegions, rangeOf } from '../../../src/games/war-of-the-ring/rules/destinations.ts';
import { playAction } from '../../../src/games/war-of-the-ring/rules/play.ts';
import { rulingEffects } from '../../../src/games/war-of-the-ring/rules/rulings.ts';
import { formatPositionJson } from '../../../src/games/war-of-the-ring/state/format-position.ts';
import { formatNotation } from '../../../src/games/war-of-the-ring/state/notation.ts';
import type { Position } from '../../../src/games/war-of-the-ring/state/position.ts';
import type { MoverFigureId, RegionId } from '../../../src/games/war-of-the-ring/vocabulary.ts';
import { anyPositionJson, anyStronghold } from '../../helpers/arbitraries/positions.ts';
import {
  anyDestinationsRequest,
  anyMovesRequest,
  companies,
  type DestinationsJson,
  positionOf,
} from '../../helpers/arbitraries/requests.ts';
import { card } from '../../helpers/ask.ts';
import { deepFreeze } from '../../helpers/freeze.ts';

// Many runs: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const runs = { seed: 7, numRuns: 300 };

function legalSet({ position, action, figures }: { position: Position } & Omit<DestinationsJson, 'position'>) {
  return new Set(legalRegions(position, action, figures));
}

function expectKept(before: ReadonlySet<RegionId>, after: ReadonlySet<RegionId>): void {
  expect([...before].filter((region) => !after.has(region))).toEqual([]);
}

/** A position with a group of Companions or the Mouth that may move on the map. */
const anyWalkers = anyPositionJson
  .map((json) => {
    const position = positionOf(json);
    const groups = companies(position).filter(
      ([first]) => first !== undefined && position.figures[first] !== 'fellowship',
    );
    return { position, groups };
  })
  .filter(({ groups }) => groups.length > 0)
  .chain(({ position, groups }) => fc.constantFrom(...groups).map((figures) => ({ position, figures })));

describe('more range never loses a region', () => {
  test('We Prove the Swifter over an ordinary move', () => {
    fc.assert(
      fc.property(anyWalkers, ({ position, figures }) => {
        const ordinary = legalSet({ position, action: { type: 'characterDie' }, figures });
        if (rangeOf(position, { type: 'characterDie' }, figures) === 'unlimited') return;
        const swifter = card('we-prove-the-swifter');
        if (rangeOf(position, swifter, figures) !== null)
          expectKept(ordinary, legalSet({ position, action: swifter, figures }));
      }),
      runs,
    );
  });

  test('one more step on the Fellowship Track, for separation and declaration', () => {
    fc.assert(
      fc.property(anyPositionJson, fc.constantFrom('separation', 'declaration'), (json, type) => {
        const position = positionOf(json);
        const { region, progress } = position.fellowship;
        if (progress === 12) return;
        const further: Position = { ...position, fellowship: { region, progress: progress + 1 } };
        const group = companies(position).find(
          ([first]) => first !== undefined && position.figures[first] === 'fellowship',
        );
        const figures: readonly MoverFigureId[] = type === 'declaration' ? ['ring-bearers'] : (group ?? ['strider']);
        expectKept(
          legalSet({ position, action: { type }, figures }),
          legalSet({ position: further, action: { type }, figures }),
        );
      }),
      runs,
    );
  });

  test('a stronger Companion who comes along, Shadowfax apart', () => {
    fc.assert(
      fc.property(anyWalkers, ({ position, figures }) => {
        const [first, ...others] = figures;
        if (first === undefined || others.length === 0 || figures.includes('gandalf-the-white')) return;
        const action = { type: 'characterDie' } as const;
        expectKept(legalSet({ position, action, figures: [first] }), legalSet({ position, action, figures }));
      }),
      runs,
    );
  });
});

describe('sieges', () => {
  test('lifting one takes no region from those whom it only held up', () => {
    fc.assert(
      fc.property(anyDestinationsRequest, anyStronghold, ({ position: json, action, figures }, region) => {
        const before = positionOf({
          ...json,
          settlements: { ...json.settlements, [region]: { ...json.settlements?.[region], besieged: true } },
        });
        const state = before.settlements[region];
        if (!state) return;
        const after: Position = {
          ...before,
          settlements: { ...before.settlements, [region]: { ...state, besieged: false } },
        };
        const isShadow = figures.some((figure) => /nazgul|witch|mouth/.test(figure));
        // The Shadow's figures come in where their own side besieges; the ruling lets Companions pass a besieged Moria.
        if (isShadow && state.controller === 'freePeoples') return;
        const passesBesieged = before.rulings['stop-at-besieged-shadow-stronghold'] === 'other';
        if (!isShadow && state.controller === 'shadow' && passesBesieged) return;
        if (before.rulings['mouth-walks-through-strongholds'] === 'other' && figures.includes('mouth-of-sauron'))
          return;
        expectKept(legalSet({ position: before, action, figures }), legalSet({ position: after, action, figures }));
      }),
      runs,
    );
  });

  test('giving a Shadow Stronghold to the Free Peoples takes no region from Companions', () => {
    fc.assert(
      fc.property(anyWalkers, anyStronghold, ({ position, figures }, region) => {
        if (figures.some((figure) => /nazgul|witch|mouth|saruman/.test(figure))) return;
        const held = (controller: 'shadow' | 'freePeoples'): Position => ({
          ...position,
          settlements: { ...position.settlements, [region]: { controller, besieged: false } },
        });
        const action = { type: 'characterDie' } as const;
        expectKept(
          legalSet({ position: held('shadow'), action, figures }),
          legalSet({ position: held('freePeoples'), action, figures }),
        );
      }),
      runs,
    );
  });
});

test('the order in which a group is named is irrelevant', () => {
  fc.assert(
    fc.property(anyDestinationsRequest, ({ position: json, action, figures }) => {
      const position = positionOf(json);
      const backwards = [...figures].reverse();
      const [one, other] = [destinations(position, action, figures), destinations(position, action, backwards)];
      expect(legalRegions(position, action, backwards)).toEqual(legalRegions(position, action, figures));
      expect(other.range).toBe(one.range);
      expect(other.stay).toEqual(one.stay);
      for (const [region, verdict] of one.verdicts) {
        const turned = other.verdicts.get(region);
        expect(turned?.legal).toBe(verdict.legal);
        if (verdict.legal) expect(turned).toEqual(verdict);
      }
    }),
    runs,
  );
});

test('a route is a walk over open borders, free of stops within, as long as its distance and no longer than the range', () => {
  fc.assert(
    fc.property(anyDestinationsRequest, ({ position: json, action, figures }) => {
      const position = positionOf(json);
      const { origin, range, verdicts } = destinations(position, action, figures);
      for (const [region, verdict] of verdicts) {
        if (!verdict.legal || verdict.route === null) continue;
        const { route, distance } = verdict;
        expect([route[0], route.at(-1), route.length - 1]).toEqual([origin, region, distance]);
        expect(distance).toBeLessThanOrEqual(Number(range));
        expect(new Set(route).size).toBe(route.length);
        expect(
          route.every((at, place) => place === 0 || board.border(route[place - 1] as RegionId, at) === 'passable'),
        ).toBe(true);
        if (figures.includes('ring-bearers')) continue;
        for (const inner of route.slice(1, -1)) {
          const held = position.settlements[inner];
          if (!held || !strongholds.includes(inner)) continue;
          if (held.besieged) expect(held.controller === 'shadow' || figures.includes('mouth-of-sauron')).toBe(true);
          else expect(held.controller === 'shadow' && !figures.includes('mouth-of-sauron')).toBe(false);
        }
      }
    }),
    runs,
  );
});

test('the fast reader and the full one agree, and every region stands in one list', () => {
  fc.assert(
    fc.property(anyDestinationsRequest, ({ position: json, action, figures }) => {
      const position = positionOf(json);
      const { origin, verdicts } = destinations(position, action, figures);
      expect([...verdicts.keys()]).toEqual(board.regionIds.filter((region) => region !== origin));
      const legal = [...verdicts].flatMap(([region, verdict]) => (verdict.legal ? [region] : []));
      expect([...legalRegions(position, action, figures)].sort()).toEqual(legal);
    }),
    runs,
  );
});

test('nothing that is handed over is changed', () => {
  fc.assert(
    fc.property(anyDestinationsRequest, anyMovesRequest(legalRegions), (request, whole) => {
      const position = deepFreeze(positionOf(deepFreeze(request.position)));
      const { action, figures } = deepFreeze(request);
      expect(() => {
        destinations(position, action, figures);
        rulingEffects(position, action, figures);
        formatPositionJson(position);
        formatNotation(position);
        warOfTheRing.judge(position, figures);
        editPosition(position, { type: 'place', figure: 'strider', place: 'bree' });
        const parsed = parseRequest(deepFreeze(whole));
        if (!parsed.ok) throw new Error('refused');
        const asked = deepFreeze(parsed.value);
        answer(asked);
        if (asked.ask === 'moves') playAction(asked.position, asked.action, asked.moves);
      }).not.toThrow();
    }),
    { ...runs, numRuns: 150 },
  );
});

test('to play is to be where the move was legal', () => {
  fc.assert(
    fc.property(anyDestinationsRequest, fc.nat(200), ({ position: json, action, figures }, at) => {
      const position = positionOf(json);
      const regions = legalRegions(position, action, figures);
      const to = regions[at % Math.max(1, regions.length)];
      if (to === undefined) return;
      const played = playAction(position, action, [{ figures, to }]);
      expect(played.legal).toBe(true);
      if (!played.legal) return;
      const { fellowship, figures: places } = played.position;
      for (const figure of figures) expect(figure === 'ring-bearers' ? fellowship.region : places[figure]).toBe(to);
      expect(positionOf(formatPositionJson(played.position))).toEqual(played.position);
    }),
    runs,
  );
});
