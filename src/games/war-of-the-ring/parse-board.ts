// The shape of the board's facts, whoever brings them.
import * as v from 'valibot';
import { parseBoard } from '../../board/parse.ts';
import { NATIONS, type RegionFacts, type RegionId, SETTLEMENTS } from './vocabulary.ts';

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
