// Where two answers to one request differ in anything that counts; what each chooses freely (which of several shortest
// routes, which of several smallest joint causes) is checked against the rules instead.

import type { DestinationsAnswer, MovesAnswer } from '../../src/games/war-of-the-ring/query/answer.ts';
import {
  type Answer,
  type Cause,
  type DestinationsRequest,
  isLegalRoute,
  isSufficient,
  type Judgement,
  type MovesRequest,
  type Note,
  type PositionJson,
  samePosition,
} from './oracle/oracle.ts';

const spell = (items: readonly object[]): string[] =>
  items.map((item) => JSON.stringify(item, Object.keys(item).sort())).sort();
const sameItems = (a: readonly object[], b: readonly object[]): boolean => spell(a).join() === spell(b).join();

function jointOf(causes: readonly Cause[]): readonly Cause[] | null {
  const [first] = causes;
  return first?.code === 'joint' ? (first.of ?? []) : null;
}

function refusalDifference(
  request: DestinationsRequest,
  region: string,
  ours: readonly Cause[],
  theirs: readonly Cause[],
): string | null {
  const [joint, expected] = [jointOf(ours), jointOf(theirs)];
  if (expected === null || joint === null) return sameItems(ours, theirs) ? null : 'other causes';
  if (ours.length !== 1) return 'a joint cause beside others';
  if (joint.length !== expected.length) return `${joint.length} joint causes, not ${expected.length}`;
  return isSufficient(request, region, joint) ? null : 'joint causes that are not enough';
}

/** One line for each difference; empty where both say the same. */
export function differences(request: DestinationsRequest, ours: DestinationsAnswer, theirs: Answer): string[] {
  const found: string[] = [];
  const note = (at: string, what: string, a: unknown, b: unknown) =>
    found.push(`${at}: ${what}: ${JSON.stringify(a)} | ${JSON.stringify(b)}`);
  if (ours.origin !== theirs.origin) note('origin', 'differs', ours.origin, theirs.origin);
  if (ours.range !== theirs.range) note('range', 'differs', ours.range, theirs.range);
  if (ours.stay.legal !== theirs.stay.legal || !sameItems(ours.stay.notes, theirs.stay.notes)) {
    note('stay', 'differs', ours.stay, theirs.stay);
  }
  const rulings = (all: object) => JSON.stringify(Object.entries(all).sort());
  if (rulings(ours.rulings) !== rulings(theirs.rulings)) note('rulings', 'differ', ours.rulings, theirs.rulings);

  const destinations: Readonly<
    Record<string, { distance: number | null; route: readonly string[] | null; notes: readonly Note[] }>
  > = ours.destinations;
  const refusals: Readonly<Record<string, readonly Cause[]>> = ours.refusals;
  const regions = new Set([
    ...Object.keys(destinations),
    ...Object.keys(refusals),
    ...Object.keys(theirs.destinations),
    ...Object.keys(theirs.refusals),
  ]);
  for (const region of regions) {
    const [here, there] = [destinations[region], theirs.destinations[region]];
    const [refused, refusedThere] = [refusals[region], theirs.refusals[region]];
    if (here && there) {
      if (here.distance !== there.distance) note(region, 'distance', here.distance, there.distance);
      if (!sameItems(here.notes, there.notes)) note(region, 'notes', here.notes, there.notes);
      if ((here.route === null) !== (there.route === null)) note(region, 'route', here.route, there.route);
      if (here.route && (here.route.length - 1 !== here.distance || !isLegalRoute(request, here.route))) {
        note(region, 'route is not legal', here.route, there.route);
      }
    } else if (refused && refusedThere) {
      const difference = refusalDifference(request, region, refused, refusedThere);
      if (difference) note(region, difference, refused, refusedThere);
    } else note(region, 'legality', here ?? refused, there ?? refusedThere);
  }
  return found;
}

/** The same for whole actions; null where both say the same. */
export function differenceOfMoves(request: MovesRequest, ours: MovesAnswer, theirs: Judgement): string | null {
  if (ours.legal || theirs.legal) {
    if (!ours.legal || !theirs.legal) return `legal: ${JSON.stringify(ours)} | ${JSON.stringify(theirs)}`;
    if (samePosition(ours.position as PositionJson, theirs.position)) return null;
    return `position: ${JSON.stringify(ours.position)} | ${JSON.stringify(theirs.position)}`;
  }
  if (ours.at !== theirs.at) return `at: ${ours.at} | ${theirs.at}`;
  const move = request.moves[ours.at];
  const asked: DestinationsRequest = { ...request, figures: move?.figures ?? [] };
  const difference = refusalDifference(asked, move?.to ?? '', ours.reasons, theirs.reasons);
  return difference && `${difference}: ${JSON.stringify(ours.reasons)} | ${JSON.stringify(theirs.reasons)}`;
}
