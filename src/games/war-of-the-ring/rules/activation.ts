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
  type RegionId,
} from '../vocabulary.ts';
import type { CardRule } from './cards.ts';

function isFreePeoplesNation(nation: NationId | null): nation is FreePeoplesNation {
  return nation !== null && (FREE_PEOPLES_NATIONS as readonly string[]).includes(nation);
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

/** Whether a card's afterwards clause is met by where figures stand once all have moved, those who stayed included. */
export function cardConditionHolds(card: CardRule, figures: Position['figures']): boolean {
  const { afterwards } = card;
  if (!afterwards) return false;
  const witnesses: readonly FigureId[] = afterwards.witnesses ?? COMPANIONS;
  return witnesses.some((witness) => (afterwards.regions as readonly string[]).includes(figures[witness]));
}

/** Nations not yet active that a card wakes once `figures` stand in `region`. */
export function nationsActivatedByCard(
  position: Position,
  card: CardRule,
  figures: readonly FigureId[],
  region: RegionId,
): readonly FreePeoplesNation[] {
  if (!card.afterwards) return [];
  const after = { ...position.figures };
  for (const figure of figures) after[figure] = region;
  if (!cardConditionHolds(card, after)) return [];
  return card.afterwards.activates.filter((nation) => !isActive(position, nation));
}
