// Well-formed positions, however odd, as JSON. Built around one part of the map, so that figures meet each other,
// sieges and borders far more often than chance alone would have them.

import fc from 'fast-check';
import { rememberEach } from '../../../src/base/remember.ts';
import { board, strongholds } from '../../../src/games/war-of-the-ring/board.ts';
import type { PositionJson } from '../../../src/games/war-of-the-ring/state/position-json.ts';
import {
  COMPANIONS,
  MORDOR_TRACK,
  NATIONS,
  NAZGUL,
  type Place,
  type RegionId,
  RULINGS,
  SIDES,
} from '../../../src/games/war-of-the-ring/vocabulary.ts';

export const anyRegion = fc.constantFrom(...board.regionIds);
export const anyStronghold = fc.constantFrom(...strongholds);
const off = fc.constantFrom<Place>('outOfPlay', 'eliminated');

/** A region with those around it, black borders included. */
function corner(region: RegionId): readonly RegionId[] {
  return [region, ...board.neighbours(region), ...board.impassableNeighbours(region)];
}

/** Each key is there or left out. */
function some<Key extends string, Value>(keys: readonly Key[], value: fc.Arbitrary<Value>) {
  const model = Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, fc.Arbitrary<Value>>;
  return fc.record(model, { requiredKeys: [], noNullPrototype: true });
}

const siege = fc.record(
  { controller: fc.constantFrom(...SIDES), besieged: fc.boolean() },
  { requiredKeys: [], noNullPrototype: true },
);
const heldSettlement = fc.record({ controller: fc.constantFrom(...SIDES) }, { noNullPrototype: true });

function settlementsNear(regions: readonly RegionId[]) {
  const nearby = regions.filter((region) => board.region(region).settlement === 'stronghold');
  const others = regions.filter((region) => !['stronghold', null].includes(board.region(region).settlement));
  return fc
    .tuple(
      some(nearby, siege),
      some(others, heldSettlement),
      fc.dictionary(anyStronghold, siege, { maxKeys: 4, noNullPrototype: true }),
    )
    .map(([near, held, far]) => ({ ...held, ...far, ...near }));
}

type Figures = NonNullable<PositionJson['figures']>;

/** A predecessor and his successor are never in play together. */
function pair(predecessor: string, successor: string, onMap: fc.Arbitrary<Place>): fc.Arbitrary<Figures> {
  const anywhere = fc.oneof(onMap, off, fc.constant<Place>('fellowship'));
  return fc.oneof(
    fc.record({ [predecessor]: anywhere }, { noNullPrototype: true }),
    fc.record({ [predecessor]: anywhere, [successor]: off }),
    fc.record({ [predecessor]: off, [successor]: onMap }),
    fc.record({ [successor]: onMap }),
  );
}

function figuresNear(regions: readonly RegionId[]): fc.Arbitrary<Figures> {
  const onMap: fc.Arbitrary<Place> = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...regions) },
    { weight: 1, arbitrary: anyRegion },
  );
  const companionPlace = fc.oneof({ weight: 4, arbitrary: onMap }, fc.constant<Place>('fellowship'), off);
  const shadowPlace = fc.oneof({ weight: 3, arbitrary: onMap }, off);
  const others = COMPANIONS.filter(
    (id) => !['gandalf-the-grey', 'gandalf-the-white', 'strider', 'aragorn'].includes(id),
  );
  return fc
    .tuple(
      pair('gandalf-the-grey', 'gandalf-the-white', onMap),
      pair('strider', 'aragorn', fc.oneof(onMap, fc.constantFrom<Place>('dol-amroth', 'minas-tirith', 'pelargir'))),
      some(others, companionPlace),
      some([...NAZGUL, 'witch-king', 'mouth-of-sauron'], shadowPlace),
      fc.record({ saruman: fc.oneof(fc.constant<Place>('orthanc'), off) }, { requiredKeys: [], noNullPrototype: true }),
      fc.record(
        { gollum: fc.oneof(fc.constant<Place>('fellowship'), off) },
        { requiredKeys: [], noNullPrototype: true },
      ),
    )
    .map((parts): Figures => Object.assign({}, ...parts));
}

const nation = fc.record({ active: fc.boolean(), atWar: fc.boolean() }, { requiredKeys: [], noNullPrototype: true });
const army = fc.record(
  {
    side: fc.constantFrom(...SIDES),
    nations: fc.subarray([...NATIONS], { maxLength: 3 }),
    besieged: fc.boolean(),
  },
  { requiredKeys: ['side', 'nations'], noNullPrototype: true },
);

const anyRulings = some(RULINGS, fc.constantFrom('default' as const, 'other' as const));

function positionNear(regions: readonly RegionId[]): fc.Arbitrary<PositionJson> {
  return fc.record(
    {
      settlements: settlementsNear(regions),
      figures: figuresNear(regions),
      fellowship: fc.record(
        {
          region: fc.oneof(
            { weight: 6, arbitrary: fc.constantFrom<RegionId | typeof MORDOR_TRACK>(...regions) },
            { weight: 1, arbitrary: fc.constant(MORDOR_TRACK) },
          ),
          progress: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 12 })),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
      nations: some(NATIONS, nation),
      armies: fc.dictionary(
        fc.oneof(fc.constantFrom(...regions), anyRegion),
        fc.option(fc.array(army, { maxLength: 3 })),
        { maxKeys: 3, noNullPrototype: true },
      ),
      rulings: anyRulings,
      minionHasBeenInPlay: fc.boolean(),
    },
    { requiredKeys: [], noNullPrototype: true },
  ) as fc.Arbitrary<PositionJson>;
}

/** Kept for each region: to put these together takes longer than to draw from them. */
const positionsAround = rememberEach(
  (region: RegionId) => positionNear(corner(region)),
  (region) => region,
);

export const anyPositionJson: fc.Arbitrary<PositionJson> = anyRegion.chain(positionsAround);
