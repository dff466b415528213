// R48, R49 (rulebook p. 34) and what some cards add: Nations that become active where Companions come to stand.
import { board } from '../board.ts';
import { CHARACTERS } from '../characters.ts';
import { controllerOf, type Position } from '../state/position.ts';
import {
  COMPANIONS,
  type FigureId,
  FREE_PEOPLES_NATIONS,
  type FreePeoplesNation,
  type NationId,
  type Place,
  type RegionId,
} from '../vocabulary.ts';
import type { CardRule } from './cards.ts';

function isFreePeoplesNation(nation: NationId | null): nation is FreePeoplesNation {
  return (FREE_PEOPLES_NATIONS as readonly (NationId | null)[]).includes(nation);
}

/** Active already, or at war and therefore active. */
export function isActive(position: Position, nation: NationId): boolean {
  const { active, atWar } = position.nations[nation];
  return active || atWar;
}

/** Nation that the figures wake by ending a move, or entering play, in `region`: its City or Stronghold, not the enemy's. */
export function nationActivatedBy(
  position: Position,
  figures: readonly FigureId[],
  region: RegionId,
): FreePeoplesNation | null {
  const { nation, settlement } = board.region(region);
  if (!isFreePeoplesNation(nation) || (settlement !== 'city' && settlement !== 'stronghold')) return null;
  if (isActive(position, nation) || controllerOf(position, region) !== 'freePeoples') return null;
  const able = figures.some((figure) => {
    const { activates } = CHARACTERS[figure];
    return activates === 'any' || activates === nation;
  });
  return able ? nation : null;
}

/** A card's afterwards clause where it is met once all have moved, those who stayed included; null where it is not. */
export function clauseMet({ afterwards }: CardRule, placeOf: (figure: FigureId) => Place): CardRule['afterwards'] {
  if (!afterwards) return null;
  const witnesses: readonly FigureId[] = afterwards.witnesses ?? COMPANIONS;
  const isMet = witnesses.some((witness) => (afterwards.regions as readonly Place[]).includes(placeOf(witness)));
  return isMet ? afterwards : null;
}

/** Nations not yet active that a card wakes once `figures` stand in `region`. */
export function nationsActivatedByCard(
  position: Position,
  card: CardRule,
  figures: readonly FigureId[],
  region: RegionId,
): readonly FreePeoplesNation[] {
  const clause = clauseMet(card, (figure) => (figures.includes(figure) ? region : position.figures[figure]));
  return clause ? clause.activates.filter((nation) => !isActive(position, nation)) : [];
}
