// The board's facts in few letters, for the package: written where it is built, read back where it is used.
import type { BoardData } from '../../board/board.ts';
import { NATIONS, type RegionFacts, type RegionId, SETTLEMENTS } from './vocabulary.ts';

export type WarBoardData = BoardData<RegionId, RegionFacts>;

export interface PackedBoard {
  /** Ids in alphabetical order, with a space between; the lists below go by this order. */
  readonly regions: string;
  /** Three letters a region. */
  readonly codes: string;
  /** One letter a region: place in the list of Nations or of settlements, `-` for none. */
  readonly nations: string;
  readonly settlements: string;
  /** `1` for a region on the coast. */
  readonly coasts: string;
  /** Four letters a border: two for the number of each region. */
  readonly passable: string;
  readonly impassable: string;
}

const NONE = '-';
const RADIX = 36;

function numberOf(list: readonly string[], word: string | null): string {
  return word === null ? NONE : String(list.indexOf(word));
}

export function packBoard({ regions, passable, impassable }: WarBoardData): PackedBoard {
  const ids = Object.keys(regions).sort() as RegionId[];
  const each = (write: (facts: RegionFacts) => string): string => ids.map((id) => write(regions[id])).join('');
  const borders = (pairs: WarBoardData['passable']): string =>
    pairs.flatMap((ends) => ends.map((id) => ids.indexOf(id).toString(RADIX).padStart(2, '0'))).join('');
  return {
    regions: ids.join(' '),
    codes: each(({ code }) => code),
    nations: each(({ nation }) => numberOf(NATIONS, nation)),
    settlements: each(({ settlement }) => numberOf(SETTLEMENTS, settlement)),
    coasts: each(({ coastal }) => (coastal ? '1' : '0')),
    passable: borders(passable),
    impassable: borders(impassable),
  };
}

export function unpackBoard(packed: PackedBoard): WarBoardData {
  const ids = packed.regions.split(' ') as RegionId[];
  const idAt = (text: string, at: number): RegionId => ids[Number.parseInt(text.slice(at, at + 2), RADIX)] as RegionId;
  const borders = (text: string): WarBoardData['passable'] =>
    (text.match(/.{4}/g) ?? []).map((pair) => [idAt(pair, 0), idAt(pair, 2)]);
  const facts = (at: number): RegionFacts => ({
    code: packed.codes.slice(3 * at, 3 * at + 3),
    nation: NATIONS[Number(packed.nations[at])] ?? null,
    settlement: SETTLEMENTS[Number(packed.settlements[at])] ?? null,
    coastal: packed.coasts[at] === '1',
  });
  return {
    regions: Object.fromEntries(ids.map((id, at) => [id, facts(at)])) as Record<RegionId, RegionFacts>,
    passable: borders(packed.passable),
    impassable: borders(packed.impassable),
  };
}
