// The board of War of the Ring: 105 regions, 232 passable and 51 impassable borders, read and checked once.
import * as v from 'valibot';
import { invariant } from '../../base/assert.ts';
import { createBoard } from '../../board/board.ts';
import { parseBoard } from '../../board/parse.ts';
import { DATA, NATIONS, type NationId, type RegionId, SETTLEMENTS, type Settlement } from './vocabulary.ts';

export interface RegionFacts {
  /** Three letters, unique: the region's name in the one-line notation. */
  readonly code: string;
  readonly nation: NationId | null;
  readonly settlement: Settlement | null;
  readonly coastal: boolean;
  readonly [fact: string]: unknown;
}

const regionSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  nation: v.nullable(v.picklist(NATIONS)),
  settlement: v.nullable(v.picklist(SETTLEMENTS)),
  coastal: v.boolean(),
});

/** The checked facts, or every issue with its path. The data folder's own tests call it too. */
export function parseWarOfTheRingBoard(regions: unknown, borders: unknown) {
  const data = typeof borders === 'object' && borders !== null ? { regions, ...borders } : { regions };
  return parseBoard<RegionId, RegionFacts>(data, regionSchema);
}

const parsed = parseWarOfTheRingBoard(DATA.regions, DATA.borders);
invariant(parsed.ok, `map-data/war-of-the-ring is broken: ${JSON.stringify(parsed.ok ? [] : parsed.issues)}`);

export const board = createBoard<RegionId, RegionFacts>(parsed.value);

/** In alphabetical order. */
export const strongholds: readonly RegionId[] = board.regionIds.filter(
  (id) => board.region(id).settlement === 'stronghold',
);

/** Regions with a Stronghold, City, Town or Fortification: those that a side controls. */
export const settlements: readonly RegionId[] = board.regionIds.filter((id) => board.region(id).settlement !== null);

export function hasSettlement(id: RegionId): boolean {
  return board.region(id).settlement !== null;
}

export function hasStronghold(id: RegionId): boolean {
  return board.region(id).settlement === 'stronghold';
}
