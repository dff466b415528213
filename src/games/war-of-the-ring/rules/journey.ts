// Several actions ahead: the fewest Character results that bring figures to a region, all else standing still.
import { present } from '../../../base/assert.ts';
import { board } from '../board.ts';
import { naturalAction } from '../natural-action.ts';
import type { Position } from '../state/position.ts';
import type { Action, FigureId, Place, RegionId } from '../vocabulary.ts';
import { destinations, legalRegions } from './destinations.ts';
import { moverOf } from './mover.ts';

/** One Character result of a journey. */
export interface Stage {
  /** Separation for figures that start in the Fellowship, a Character result from then on. */
  readonly action: Action;
  readonly from: RegionId;
  readonly to: RegionId;
  /** Both ends included; null for flight. */
  readonly route: readonly RegionId[] | null;
}

interface Leg {
  readonly results: number;
  /** Where the figures stood before the last result; null for where they start. */
  readonly before: RegionId | null;
}

function standing(position: Position, figures: readonly FigureId[], region: RegionId): Position {
  const places: Record<FigureId, Place> = { ...position.figures };
  for (const figure of figures) places[figure] = region;
  return { ...position, figures: places };
}

/** Breadth-first over the regions where the figures may end a result. A stop ends a result, not a journey. */
function legs(position: Position, figures: readonly FigureId[], most: number): Map<RegionId, Leg> {
  const found = new Map<RegionId, Leg>();
  const mover = moverOf(position, naturalAction(position, figures), figures);
  if (mover.kind !== 'walker' && mover.kind !== 'flier') return found;
  const { origin } = mover;
  const separates = naturalAction(position, figures).type === 'separation';
  // A second flight leads nowhere that the first does not.
  const last = mover.kind === 'flier' ? Math.min(1, most) : most;
  let frontier: readonly (RegionId | null)[] = [null];
  for (let results = 1; results <= last && frontier.length > 0; results++) {
    const reached: RegionId[] = [];
    for (const before of frontier) {
      const now = before === null ? position : standing(position, figures, before);
      const ends = legalRegions(now, naturalAction(now, figures), figures);
      // Leaving the Fellowship without walking on takes a result of its own.
      for (const region of [origin, ...ends]) {
        if (found.has(region) || (region === origin && !separates)) continue;
        found.set(region, { results, before });
        reached.push(region);
      }
    }
    frontier = reached;
  }
  return found;
}

/**
 * The fewest Character results, at most `most`, with which the figures as one group come to end in each region.
 * Regions out of reach are left out, and so is the one where they stand. Empty where the figures may not move at all.
 */
export function resultsToReach(
  position: Position,
  figures: readonly FigureId[],
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<RegionId, number> {
  return new Map([...legs(position, figures, most)].map(([region, { results }]) => [region, results]));
}

/** A journey with the fewest Character results, stage by stage; null where there is none, or where they stand already. */
export function journeyTo(position: Position, figures: readonly FigureId[], region: RegionId): readonly Stage[] | null {
  board.region(region);
  const found = legs(position, figures, Number.POSITIVE_INFINITY);
  const stages: Stage[] = [];
  let to: RegionId | null = region;
  while (to !== null) {
    const leg = found.get(to);
    if (!leg) return null;
    const now = leg.before === null ? position : standing(position, figures, leg.before);
    const action = naturalAction(now, figures);
    const { origin, verdicts } = destinations(now, action, figures);
    const verdict = verdicts.get(to);
    const from = present(origin, 'the origin of a stage');
    stages.unshift({ action, from, to, route: verdict?.legal ? verdict.route : [to] });
    to = leg.before;
  }
  return stages;
}
