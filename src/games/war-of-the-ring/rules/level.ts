// R7, R8, R42 (rulebook p. 24): how far Companions walk, alone or as a group.
import { CHARACTERS } from '../characters.ts';
import type { FigureId } from '../vocabulary.ts';

const SHADOWFAX_LEVEL = 4;

export interface WalkingLevel {
  /** Regions with one Character result. */
  readonly level: number;
  /** Gandalf the White rides: who moves along decides, not who stays behind. */
  readonly shadowfax: boolean;
}

/** Gandalf the White alone or with exactly one Hobbit. */
function ridesShadowfax(figures: readonly FigureId[]): boolean {
  if (!figures.includes('gandalf-the-white')) return false;
  const others = figures.filter((figure) => figure !== 'gandalf-the-white');
  return others.length <= 1 && others.every((figure) => CHARACTERS[figure].hobbit);
}

/** The highest Level of the group. Throws for figures that fly: they have no number of regions. */
export function walkingLevel(figures: readonly FigureId[]): WalkingLevel {
  if (ridesShadowfax(figures)) return { level: SHADOWFAX_LEVEL, shadowfax: true };
  const levels = figures.map((figure) => {
    const { level } = CHARACTERS[figure];
    if (level === 'unlimited') throw new Error(`${figure} flies and has no walking Level; judge it by flight`);
    return level;
  });
  return { level: Math.max(...levels), shadowfax: false };
}
