// The short ids of the notation: two letters a figure, three a region. They are stable for ever.
import { board } from '../board.ts';
import {
  FIGURES,
  type FigureId,
  MORDOR_TRACK,
  NATIONS,
  type NationId,
  type OffBoardPlace,
  type RegionId,
  type RulingId,
} from '../vocabulary.ts';

export const FIGURE_CODES: Readonly<Record<FigureId, string>> = {
  'gandalf-the-grey': 'gg',
  strider: 'st',
  boromir: 'bo',
  legolas: 'le',
  gimli: 'gi',
  meriadoc: 'me',
  peregrin: 'pe',
  'gandalf-the-white': 'gw',
  aragorn: 'ar',
  gollum: 'go',
  'witch-king': 'wk',
  saruman: 'sa',
  'mouth-of-sauron': 'mo',
  'nazgul-1': 'n1',
  'nazgul-2': 'n2',
  'nazgul-3': 'n3',
  'nazgul-4': 'n4',
  'nazgul-5': 'n5',
  'nazgul-6': 'n6',
  'nazgul-7': 'n7',
  'nazgul-8': 'n8',
};

export const NATION_CODES: Readonly<Record<NationId, string>> = {
  dwarves: 'dw',
  elves: 'el',
  gondor: 'go',
  north: 'no',
  rohan: 'ro',
  isengard: 'is',
  sauron: 'sa',
  'southrons-easterlings': 'so',
};

export const RULING_CODES: Readonly<Record<RulingId, string>> = {
  'stop-at-besieged-shadow-stronghold': 'ss',
  'event-lets-leave-siege': 'ev',
  'gandalf-white-enters-despite-enemy': 'gw',
  'nazgul-leave-siege': 'nz',
  'declare-inside-mordor': 'dm',
  'mouth-walks-through-strongholds': 'mo',
};

/** Shorter than a region's code, so that no region can be taken for one. */
export const OFF_BOARD_CODES: Readonly<Record<OffBoardPlace, string>> = {
  fellowship: 'fe',
  outOfPlay: 'op',
  eliminated: 'el',
};

export const MORDOR_TRACK_CODE = 'mt';

function inverse<Id extends string>(codes: Readonly<Record<Id, string>>): ReadonlyMap<string, Id> {
  return new Map((Object.entries(codes) as [Id, string][]).map(([id, code]) => [code, id]));
}

const REGION_CODES = Object.fromEntries(board.regionIds.map((id) => [id, board.region(id).code])) as Record<
  RegionId,
  string
>;

export const PLACE_CODES = { ...REGION_CODES, ...OFF_BOARD_CODES };
export const FELLOWSHIP_CODES = { ...REGION_CODES, [MORDOR_TRACK]: MORDOR_TRACK_CODE } as const;

export const figureByCode = inverse(FIGURE_CODES);
export const nationByCode = inverse(NATION_CODES);
export const rulingByCode = inverse(RULING_CODES);
export const regionByCode = inverse(REGION_CODES);
export const placeByCode = inverse(PLACE_CODES);

/** In the order in which the notation lists them. */
export const FIGURE_ORDER: readonly FigureId[] = FIGURES;
export const NATION_ORDER: readonly NationId[] = NATIONS;
