// The answer for one mover in one position: where it may go, and for each other region why not.

import { cardOf } from './cards.ts';
import { Causes } from './causes.ts';
import { entryRegions, missingConditions } from './entry.ts';
import { allRegions } from './facts.ts';
import { moverRefusal, originOf } from './mover.ts';
import { destinationNotes, entryNotes, stayNotes } from './notes.ts';
import type { Position } from './position.ts';
import { placementsOf, sceneOf } from './scene.ts';
import type { Action, Answer, Cause, Destination } from './types.ts';
import { legalDestinations } from './walk.ts';

const rulingIds = [
  'stop-at-besieged-shadow-stronghold',
  'event-lets-leave-siege',
  'gandalf-white-enters-despite-enemy',
  'nazgul-leave-siege',
  'declare-inside-mordor',
  'mouth-walks-through-strongholds',
];

/** `asked`: the regions to be judged. */
export function judge(
  position: Position,
  action: Action,
  figures: readonly string[],
  asked: readonly string[] = allRegions,
): Answer {
  const refusal = moverRefusal(position, action, figures);
  if (refusal !== null) {
    const origin = refusal.code === 'notTogether' ? null : originOf(position, action, figures);
    return refusedEverywhere(origin, [refusal]);
  }
  const rulings = rulingDifferences(position, action, figures);
  if (action.type === 'entry') return { ...entryAnswer(position, figures[0] ?? ''), rulings };

  const scene = sceneOf(position, action, figures);
  const causes = new Causes(scene);
  const legal = causes.without([]);
  const destinations: Record<string, Destination> = {};
  const refusals: Record<string, readonly Cause[]> = {};
  for (const region of asked) {
    if (region === scene.origin) continue;
    const route = legal.get(region);
    if (route === undefined) refusals[region] = causes.of(region).map((cause) => wordedFor(action, cause));
    else {
      const notes = destinationNotes(position, action, figures, scene, region);
      destinations[region] = { distance: route && route.length - 1, route, notes };
    }
  }
  const isDriven =
    cardOf(action) === 'the-eagles-are-coming' && !placementsOf(position, action)?.includes(scene.origin ?? '');
  const mayStay = cardOf(action) !== 'the-breaking-of-the-fellowship' && !isDriven;
  const stay = { legal: mayStay, notes: mayStay ? stayNotes(position, action, figures, scene) : [] };
  return { origin: scene.origin, range: scene.range, destinations, refusals, stay, rulings };
}

/** With an Army the range is one step, and is spoken of as adjacency. */
function wordedFor(action: Action, cause: Cause): Cause {
  if (action.type !== 'withArmy') return cause;
  if (cause.code === 'tooFar') return { code: 'notAdjacent' };
  return cause.of === undefined ? cause : { ...cause, of: cause.of.map((part) => wordedFor(action, part)) };
}

function refusedEverywhere(origin: string | null, reasons: readonly Cause[]): Answer {
  const regions = allRegions.filter((region) => region !== origin);
  const refusals = Object.fromEntries(regions.map((region) => [region, reasons]));
  return { origin, range: null, destinations: {}, refusals, stay: { legal: false, notes: [] }, rulings: {} };
}

function entryAnswer(position: Position, figure: string): Answer {
  const missing = missingConditions(position, figure);
  if (missing.length > 0) {
    return refusedEverywhere(
      null,
      missing.map((condition) => ({ code: 'conditionMissing', condition })),
    );
  }
  const destinations: Record<string, Destination> = {};
  for (const region of entryRegions(position, figure)) {
    destinations[region] = { distance: null, route: null, notes: entryNotes(position, figure, region) };
  }
  const everywhere = refusedEverywhere(null, [{ code: 'notAnEntryRegion' }]);
  const refused = Object.entries(everywhere.refusals).filter(([region]) => destinations[region] === undefined);
  return { ...everywhere, destinations, refusals: Object.fromEntries(refused) };
}

function legalRegions(position: Position, action: Action, figures: readonly string[]): ReadonlySet<string> {
  if (action.type !== 'entry') return new Set(legalDestinations(sceneOf(position, action, figures), new Set()).keys());
  const [figure = ''] = figures;
  return new Set(missingConditions(position, figure).length > 0 ? [] : entryRegions(position, figure));
}

/** For each ruling the regions whose verdict would turn round under the reading that is not set. */
function rulingDifferences(
  position: Position,
  action: Action,
  figures: readonly string[],
): Record<string, readonly string[]> {
  const now = legalRegions(position, action, figures);
  const differences: Record<string, readonly string[]> = {};
  for (const ruling of rulingIds) {
    const otherReadings = new Set(position.otherReadings);
    if (!otherReadings.delete(ruling)) otherReadings.add(ruling);
    const then = legalRegions({ ...position, otherReadings }, action, figures);
    const changed = allRegions.filter((region) => now.has(region) !== then.has(region));
    if (changed.length > 0) differences[ruling] = changed;
  }
  return differences;
}
