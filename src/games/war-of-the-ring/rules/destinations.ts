// The one oracle of legality: for any mover it judges every region of the board. Everything else reads this.
import { invariant } from '../../../base/assert.ts';
import { isNonEmpty } from '../../../base/result.ts';
import { type Causes, causesOfRefusal } from '../../../board/causes.ts';
import { type Reach, reach, routeTo } from '../../../board/reach.ts';
import type { Destinations, Range, Verdict } from '../../../movement/verdict.ts';
import { board } from '../board.ts';
import type { Note, Reason, SingleReason } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import type { Action, MoverFigureId, RegionId } from '../vocabulary.ts';
import { CARD_RULES } from './cards.ts';
import { ENTRY_RULES, missingConditions } from './entry.ts';
import { type Entering, type Flier, moverOf, type Placed, type Walker } from './mover.ts';
import { barsToFlight, isKeptFromFlight } from './nazgul-flight.ts';
import { notesOfArrival, notesOfEntry, notesOfFlight, notesOfPlacement, notesOfStaying, notesOfWalk } from './notes.ts';
import { instructiveFirst } from './reason-order.ts';
import { obstaclesFor, reasonFor } from './walking.ts';

export type WarVerdict = Verdict<RegionId, Reason, Note>;
export type WarDestinations = Destinations<RegionId, Reason, Note>;

const index = board.index;
const noStay = { legal: false, notes: [] } as const;
const bareStay = { legal: true, notes: [] } as const;

function legal(notes: readonly Note[]): WarVerdict {
  return { legal: true, distance: null, route: null, notes };
}

function refused(reasons: readonly [Reason, ...Reason[]]): WarVerdict {
  return { legal: false, reasons };
}

/** Several bars at once: none is sufficient alone, so they are one joint cause. */
function barred(bars: readonly [SingleReason, ...SingleReason[]]): WarVerdict {
  return refused(bars.length === 1 ? bars : [{ code: 'joint', of: bars }]);
}

function judgeEach(origin: RegionId | null, judge: (region: RegionId) => WarVerdict): Map<RegionId, WarVerdict> {
  const verdicts = new Map<RegionId, WarVerdict>();
  for (const region of board.regionIds) if (region !== origin) verdicts.set(region, judge(region));
  return verdicts;
}

function walkingRefusal(position: Position, mover: Walker, region: RegionId, found: Causes): WarVerdict {
  const reasons = found.causes.map((cause) => reasonFor(position, mover, cause));
  if (found.joint) return refused([{ code: 'joint', of: reasons }]);
  const ordered = instructiveFirst(reasons, mover.origin, region);
  invariant(isNonEmpty(ordered), `a refusal of ${region} without a cause`);
  return refused(ordered);
}

function judgeWalk(position: Position, mover: Walker): WarDestinations {
  const obstacles = obstaclesFor(position, mover);
  const origin = index.number(mover.origin);
  const everywhere = reach(index, origin, Number.POSITIVE_INFINITY, obstacles.through);
  const causes = causesOfRefusal(index, origin, mover.range, obstacles, everywhere);
  const places = new Map<number, number>();
  everywhere.regions.forEach((region, place) => {
    places.set(region, place);
  });
  const wholeWalk = notesOfWalk(mover);
  const verdicts = judgeEach(mover.origin, (region) => {
    const number = index.number(region);
    const found = causes[number];
    if (found) return walkingRefusal(position, mover, region, found);
    const place = places.get(number) ?? 0;
    return {
      legal: true,
      distance: everywhere.distances[place] ?? 0,
      route: routeIds(everywhere, place),
      notes: [...notesOfArrival(position, mover, region), ...wholeWalk],
    };
  });
  const stay = { legal: true, notes: notesOfStaying(position, mover) };
  return { origin: mover.origin, range: mover.range, verdicts, stay };
}

function routeIds(found: Reach, place: number): RegionId[] {
  return routeTo(found, place).map((number) => index.ids[number] as RegionId);
}

function judgeFlight(position: Position, { figures, origin }: Flier): WarDestinations {
  const verdicts = judgeEach(origin, (region) => {
    const bars = barsToFlight(position, origin, region);
    return bars ? barred(bars) : legal(notesOfFlight(position, figures, region));
  });
  return { origin, range: 'unlimited', verdicts, stay: bareStay };
}

function judgePlacement(position: Position, { figures, origin, card, regions }: Placed): WarDestinations {
  const elsewhere = refused([{ code: 'cardAllowsOnly', regions }]);
  const verdicts = judgeEach(origin, (region) =>
    regions.includes(region) ? legal(notesOfPlacement(position, figures, card, region)) : elsewhere,
  );
  const stay = CARD_RULES[card].destinations === 'fellowship' ? noStay : bareStay;
  return { origin, range: null, verdicts, stay };
}

function judgeEntry(position: Position, { figure }: Entering): WarDestinations {
  const missing = missingConditions(position, figure).map(
    (condition): Reason => ({ code: 'conditionMissing', condition }),
  );
  const regions = ENTRY_RULES[figure].regions(position);
  const verdicts = judgeEach(null, (region) => {
    if (isNonEmpty(missing)) return refused(missing);
    return regions.includes(region)
      ? legal(notesOfEntry(position, figure, region))
      : refused([{ code: 'notAnEntryRegion' }]);
  });
  return { origin: null, range: null, verdicts, stay: noStay };
}

/**
 * Judges every region for `figures` moving together by `action`.
 * Figures must exist and be named once each; everything else, however hopeless, gets verdicts with reasons.
 * Distances and ranges count regions entered (R21).
 */
export function destinations(position: Position, action: Action, figures: readonly MoverFigureId[]): WarDestinations {
  const mover = moverOf(position, action, figures);
  switch (mover.kind) {
    case 'walker':
      return judgeWalk(position, mover);
    case 'flier':
      return judgeFlight(position, mover);
    case 'placed':
      return judgePlacement(position, mover);
    case 'entering':
      return judgeEntry(position, mover);
    case 'barred': {
      const verdict = refused([mover.reason]);
      return { origin: mover.origin, range: null, verdicts: judgeEach(mover.origin, () => verdict), stay: noStay };
    }
  }
}

/** The legal regions alone, without causes and routes: the fast reader. The origin is not among them. */
export function legalRegions(position: Position, action: Action, figures: readonly MoverFigureId[]): RegionId[] {
  const mover = moverOf(position, action, figures);
  switch (mover.kind) {
    case 'walker': {
      const { through, end, origin } = obstaclesFor(position, mover);
      const regions: RegionId[] = [];
      if (origin) return regions;
      const found = reach(index, index.number(mover.origin), mover.range, through);
      for (let place = 1; place < found.count; place++) {
        const number = found.regions[place] as number;
        if (end[number] === 0) regions.push(index.ids[number] as RegionId);
      }
      return regions;
    }
    case 'flier':
      if (isKeptFromFlight(position, mover.origin)) return [];
      return board.regionIds.filter(
        (region) => region !== mover.origin && barsToFlight(position, mover.origin, region) === null,
      );
    case 'placed':
      return mover.regions.filter((region) => region !== mover.origin);
    case 'entering':
      return missingConditions(position, mover.figure).length > 0
        ? []
        : [...ENTRY_RULES[mover.figure].regions(position)];
    case 'barred':
      return [];
  }
}

/** The range that the action gives these figures: regions, anywhere, or null where it is not a question. */
export function rangeOf(position: Position, action: Action, figures: readonly MoverFigureId[]): Range {
  const mover = moverOf(position, action, figures);
  return mover.kind === 'walker' ? mover.range : mover.kind === 'flier' ? 'unlimited' : null;
}
