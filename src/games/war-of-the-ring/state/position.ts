// A checked position: plain JSON values, nothing in it changes in place. `parsePosition` makes it from outside input.
import { present } from '../../../base/assert.ts';
import { settlements } from '../board.ts';
import { CHARACTERS } from '../characters.ts';
import {
  FIGURES,
  type FigureId,
  MINIONS,
  type MORDOR_TRACK,
  type NationId,
  OFF_BOARD_PLACES,
  type Place,
  type Reading,
  type RegionId,
  RULINGS,
  type RulingId,
  SETUP,
  type Side,
} from '../vocabulary.ts';

export interface SettlementState {
  readonly controller: Side;
  /** Always by the side that does not control it; only Strongholds can be. */
  readonly besieged: boolean;
}

export interface Army {
  readonly side: Side;
  /** In alphabetical order. */
  readonly nations: readonly NationId[];
  /** Inside the Stronghold, with the enemy around it. */
  readonly besieged: boolean;
}

export interface NationState {
  readonly active: boolean;
  readonly atWar: boolean;
}

/**
 * A position as the rules see it: whole, checked and never changed in place. `createPosition`, the notation and JSON
 * make one.
 */
export interface Position {
  /** Every region with a Stronghold, City, Town or Fortification. */
  readonly settlements: Readonly<Partial<Record<RegionId, SettlementState>>>;
  readonly figures: Readonly<Record<FigureId, Place>>;
  readonly fellowship: {
    readonly region: RegionId | typeof MORDOR_TRACK;
    /** Step on the Fellowship Track, 0–12. */
    readonly progress: number;
  };
  readonly nations: Readonly<Record<NationId, NationState>>;
  /** Only regions with Armies. */
  readonly armies: Readonly<Partial<Record<RegionId, readonly Army[]>>>;
  readonly rulings: Readonly<Record<RulingId, Reading>>;
  /** A condition for Gandalf the White (R46). */
  readonly minionHasBeenInPlay: boolean;
}

export const MAXIMUM_PROGRESS = 12;

/** The standard two-player start. */
export const START: Position = {
  settlements: Object.fromEntries(
    settlements.map((region) => [
      region,
      {
        controller: present(
          (SETUP.controllers as Partial<Record<RegionId, string>>)[region],
          `controller of ${region}`,
        ) as Side,
        besieged: false,
      },
    ]),
  ),
  figures: SETUP.figures as Record<FigureId, Place>,
  fellowship: SETUP.fellowship as { region: RegionId; progress: number },
  nations: SETUP.nations,
  armies: SETUP.armies as Partial<Record<RegionId, readonly Army[]>>,
  rulings: Object.fromEntries(RULINGS.map((id) => [id, 'default'])) as Record<RulingId, Reading>,
  minionHasBeenInPlay: false,
};

export function isOffBoard(place: Place): place is (typeof OFF_BOARD_PLACES)[number] {
  return (OFF_BOARD_PLACES as readonly string[]).includes(place);
}

/** On the map or in the Fellowship. */
export function isInPlay(position: Position, figure: FigureId): boolean {
  const place = position.figures[figure];
  return place !== 'outOfPlay' && place !== 'eliminated';
}

/** What follows about R46 where nobody says it: a Minion is in play or has been eliminated. */
export function aMinionWasInPlay(figures: Position['figures']): boolean {
  return MINIONS.some((minion) => figures[minion] !== 'outOfPlay');
}

export function controllerOf(position: Position, region: RegionId): Side | null {
  return position.settlements[region]?.controller ?? null;
}

export function isBesieged(position: Position, region: RegionId): boolean {
  return position.settlements[region]?.besieged ?? false;
}

/** Whose settlement it was at the start; a card's "Free Peoples City" means this owner whoever holds it now. */
export function originalOwner(region: RegionId): Side | null {
  return START.settlements[region]?.controller ?? null;
}

/** Held by its first owner, besieged or not (R30). */
export function isUnconquered(position: Position, region: RegionId): boolean {
  return controllerOf(position, region) === originalOwner(region);
}

/** Figures of a side whose place is a region, in the fixed order of figures. */
export function figuresOnMap(position: Position, side: Side): readonly FigureId[] {
  return FIGURES.filter((figure) => CHARACTERS[figure].side === side && !isOffBoard(position.figures[figure]));
}
