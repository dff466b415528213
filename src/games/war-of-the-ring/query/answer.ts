// Answers of the machine interface: codes and facts, no prose.
import type { Range } from '../../../movement/verdict.ts';
import type { Note, Reason } from '../reasons.ts';
import { destinations } from '../rules/destinations.ts';
import { playAction } from '../rules/play.ts';
import { rulingEffects } from '../rules/rulings.ts';
import { formatPositionJson } from '../state/format-position.ts';
import type { PositionJson } from '../state/position-json.ts';
import type { RegionId, RulingId } from '../vocabulary.ts';
import type { Request } from './request.ts';

/** A legal destination: regions entered, the way there and what it brings; null for flight and placement. */
export interface DestinationAnswer {
  readonly distance: number | null;
  readonly route: readonly RegionId[] | null;
  readonly notes: readonly Note[];
}

/** Where figures may go: every region but the origin is in `destinations` or in `refusals`. */
export interface DestinationsAnswer {
  readonly origin: RegionId | null;
  readonly range: Range;
  readonly destinations: Readonly<Partial<Record<RegionId, DestinationAnswer>>>;
  readonly refusals: Readonly<Partial<Record<RegionId, readonly [Reason, ...Reason[]]>>>;
  readonly stay: { readonly legal: boolean; readonly notes: readonly Note[] };
  /** For each ruling that matters, the regions that its other reading judges otherwise. */
  readonly rulings: Readonly<Partial<Record<RulingId, readonly RegionId[]>>>;
}

/** Whether a whole action is legal, with the position after it or the first illegal move. */
export type MovesAnswer =
  | { readonly legal: true; readonly position: PositionJson }
  | { readonly legal: false; readonly at: number; readonly reasons: readonly [Reason, ...Reason[]] };

/** What a request without mistakes is answered. */
export type Answer = DestinationsAnswer | MovesAnswer;

/** Answers a request that `parseRequest` has checked. */
export function answer(request: Request): Answer {
  const { position, action } = request;
  if (request.ask === 'moves') {
    const played = playAction(position, action, request.moves);
    return played.legal ? { legal: true, position: formatPositionJson(played.position) } : played;
  }
  const { figures } = request;
  const { origin, range, verdicts, stay } = destinations(position, action, figures);
  const allowed: Partial<Record<RegionId, DestinationAnswer>> = {};
  const refusals: Partial<Record<RegionId, readonly [Reason, ...Reason[]]>> = {};
  for (const [region, verdict] of verdicts) {
    if (verdict.legal) {
      allowed[region] = { distance: verdict.distance, route: verdict.route, notes: verdict.notes };
    } else refusals[region] = verdict.reasons;
  }
  return { origin, range, destinations: allowed, refusals, stay, rulings: rulingEffects(position, action, figures) };
}
