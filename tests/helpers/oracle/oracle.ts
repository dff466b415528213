// The second opinion on the movement rules: slow and obvious, written from the rules alone, for well-formed requests.
// It shares nothing with the rules engine, so that the two can be held against each other.

import { rulesNamedBy } from './causes.ts';
import { entryRegions, missingConditions } from './entry.ts';
import { judge } from './judge.ts';
import { moverRefusal } from './mover.ts';
import { unfold } from './position.ts';
import { sceneOf } from './scene.ts';
import type { Action, Answer, Cause, DestinationsRequest } from './types.ts';
import { isLegalWalk, legalDestinations } from './walk.ts';

export { countEndPositions } from './count.ts';
export { judgeMoves } from './moves.ts';
export { samePosition } from './position.ts';
export type * from './types.ts';

const defaultAction: Action = { type: 'characterDie' };

/** Where may they go, and why not elsewhere? */
export function answer(request: DestinationsRequest): Answer {
  return judge(unfold(request.position ?? {}), request.action ?? defaultAction, request.figures);
}

/**
 * Whether dropping exactly the rules that these causes name makes the move to the region legal. What refuses the mover
 * as a whole, and the conditions of entry, cannot be dropped one by one: there the causes must name all of them.
 */
export function isSufficient(request: DestinationsRequest, region: string, causes: readonly Cause[]): boolean {
  const position = unfold(request.position ?? {});
  const action = request.action ?? defaultAction;
  const { figures } = request;
  const refusal = moverRefusal(position, action, figures);
  if (refusal !== null) return causes.some((cause) => cause.code === refusal.code);
  if (action.type === 'entry') {
    const named = causes.map((cause) => cause.condition ?? cause.code);
    const missing = missingConditions(position, figures[0] ?? '');
    if (missing.length > 0) return missing.every((condition) => named.includes(condition));
    return entryRegions(position, figures[0] ?? '').includes(region) || named.includes('notAnEntryRegion');
  }
  return legalDestinations(sceneOf(position, action, figures), new Set(rulesNamedBy(causes))).has(region);
}

/** Whether this very route is a legal walk of these figures. */
export function isLegalRoute(request: DestinationsRequest, route: readonly string[]): boolean {
  const position = unfold(request.position ?? {});
  const action = request.action ?? defaultAction;
  if (action.type === 'entry' || moverRefusal(position, action, request.figures) !== null) return false;
  return isLegalWalk(sceneOf(position, action, request.figures), route);
}
