// The board of War of the Ring: 105 regions, 232 passable and 51 impassable borders, read and checked once.
import { type Board, createBoard } from '../../board/board.ts';
import { boardData } from './board-data.ts';
import type { RegionFacts, RegionId } from './vocabulary.ts';

export type { RegionFacts } from './vocabulary.ts';

/** The board: 105 regions, 232 passable and 51 impassable borders. Asking for a region that it does not have throws. */
export const board: Board<RegionId, RegionFacts> = createBoard(boardData);

/** In alphabetical order. */
export const strongholds: readonly RegionId[] = board.regionIds.filter(
  (id) => board.region(id).settlement === 'stronghold',
);

/** Regions with a Stronghold, City, Town or Fortification: those that a side controls. */
export const settlements: readonly RegionId[] = board.regionIds.filter((id) => board.region(id).settlement !== null);

export function hasSettlement(id: RegionId): boolean {
  return board.region(id).settlement !== null;
}

/** Whether the region has a Stronghold, whoever controls it. */
export function hasStronghold(id: RegionId): boolean {
  return board.region(id).settlement === 'stronghold';
}
