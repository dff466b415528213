// The one oracle of legality: for any mover it judges every region of the board. Everything else reads this.
import { isNonEmpty } from '../../../base/result.ts';
import { search } from '../../../board/reach.ts';
import type { Destinations, Range, Verdict } from '../../../movement/verdict.ts';
import { board } from '../board.ts';
import type { Note, Reason } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import { type StrongholdState, strongholdStates } from '../state/stronghold-state.ts';
import type { Action, MoverFigureId, RegionId } from '../vocabulary.ts';
import { CARD_RULES } from './cards.ts';
import { ENTRY_RULES, missingConditions } from './entry.ts';
import { isClosedToShadowFigures } from './free-peoples-stronghold.ts';
import { judgeWalk } from './judge-walk.ts';
import { type Entering, type Flier, type Mover, moverOf, type Placed } from './mover.ts';
import { barsToFlight, isKeptFromFlight } from './nazgul-flight.ts';
import { MERE_FLIGHT, notesOfEntry, notesOfFlight, notesOfPlacement } from './notes.ts';
import { walkOf } from './walking.ts';

/** Legal with distance, route and notes, or refused with every sufficient reason. */
export type WarVerdict = Verdict<RegionId, Reason, Note>;
/** The verdicts on every region for one mover. */
export type WarDestinations = Destinations<RegionId, Reason, Note>;

const { index, regionIds } = board;
const noStay = { legal: false, notes: [] } as const;
const bareStay = { legal: true, notes: [] } as const;

function legal(notes: readonly Note[]): WarVerdict {
  return { legal: true, distance: null, route: null, notes };
}

const mereFlight = legal(MERE_FLIGHT);

function refused(reasons: readonly [Reason, ...Reason[]]): WarVerdict {
  return { legal: false, reasons };
}

function judgeEach(
  origin: RegionId | null,
  judge: (region: RegionId, number: number) => WarVerdict,
): Map<RegionId, WarVerdict> {
  const verdicts = new Map<RegionId, WarVerdict>();
  for (let number = 0; number < regionIds.length; number++) {
    const region = regionIds[number] as RegionId;
    if (region !== origin) verdicts.set(region, judge(region, number));
  }
  return verdicts;
}

function judgeFlight(position: Position, { figures, origin }: Flier): WarDestinations {
  const states = strongholdStates(position);
  const isKept = isKeptFromFlight(position, origin);
  const verdicts = judgeEach(origin, (region, number) => {
    const bars = barsToFlight(origin, isKept, number, states[number] as StrongholdState);
    if (!isNonEmpty(bars)) {
      const notes = notesOfFlight(position, figures, region);
      return notes === MERE_FLIGHT ? mereFlight : legal(notes);
    }
    return refused(bars.length === 1 ? bars : [{ code: 'joint', of: bars }]);
  });
  return { origin, range: 'unlimited', verdicts, stay: bareStay };
}

function judgePlacement(position: Position, { figures, origin, card, regions }: Placed): WarDestinations {
  const elsewhere = refused([{ code: 'cardAllowsOnly', regions }]);
  const verdicts = judgeEach(origin, (region) =>
    regions.includes(region) ? legal(notesOfPlacement(position, figures, card, region)) : elsewhere,
  );
  const { destinations: named } = CARD_RULES[card];
  // The Eagles leave a Nazgûl where he is only if that is a Stronghold they drive him to (R41).
  const isDriven = named === 'unconqueredSauronStrongholds' && (origin === null || !regions.includes(origin));
  const stay = named === 'fellowship' || isDriven ? noStay : bareStay;
  return { origin, range: null, verdicts, stay };
}

function judgeEntry(position: Position, { figure }: Entering): WarDestinations {
  const missing = missingConditions(position, figure).map(
    (condition): Reason => ({ code: 'conditionMissing', condition }),
  );
  const regions = ENTRY_RULES[figure].regions(position);
  const notYet = isNonEmpty(missing) ? refused(missing) : null;
  const notHere = refused([{ code: 'notAnEntryRegion' }]);
  const verdicts = judgeEach(null, (region) => {
    if (notYet) return notYet;
    return regions.includes(region) ? legal(notesOfEntry(position, figure, region)) : notHere;
  });
  return { origin: null, range: null, verdicts, stay: noStay };
}

/**
 * Judges every region for `figures` moving together by `action`.
 * Throws for nobody and for figures that do not exist; everything else, however hopeless, gets verdicts with reasons.
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

/** The regions where a mover may end, without causes and routes. The origin is not among them. */
export function legalRegionsOf(position: Position, mover: Mover): RegionId[] {
  switch (mover.kind) {
    case 'walker': {
      const { origin, range, obstacles } = walkOf(position, mover);
      const legalOnes: RegionId[] = [];
      if (obstacles.origin) return legalOnes;
      const count = search(index, origin, range, obstacles.through);
      const { regions } = index.workspace;
      for (let place = 1; place < count; place++) {
        const number = regions[place] as number;
        if (obstacles.end[number] === 0) legalOnes.push(index.ids[number] as RegionId);
      }
      return legalOnes;
    }
    case 'flier': {
      if (isKeptFromFlight(position, mover.origin)) return [];
      const states = strongholdStates(position);
      return regionIds.filter(
        (region, number) => region !== mover.origin && !isClosedToShadowFigures(states[number] as StrongholdState),
      );
    }
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

/** The legal regions alone, without causes and routes: the fast reader. The origin is not among them. */
export function legalRegions(position: Position, action: Action, figures: readonly MoverFigureId[]): RegionId[] {
  return legalRegionsOf(position, moverOf(position, action, figures));
}

/** The range that the action gives these figures: regions, anywhere, or null where it is not a question. */
export function rangeOf(position: Position, action: Action, figures: readonly MoverFigureId[]): Range {
  const mover = moverOf(position, action, figures);
  return mover.kind === 'walker' ? mover.range : mover.kind === 'flier' ? 'unlimited' : null;
}
