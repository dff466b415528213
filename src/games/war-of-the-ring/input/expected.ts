// What every function of the library takes for granted of the ids that it is given, where the types cannot see to it:
// in JavaScript, and in lists that are empty. A mistake of the program, so that it throws, with what to pass instead.
import { ACTION_TYPES, type Action, CARDS, FIGURES, RING_BEARERS } from '../vocabulary.ts';

const MOVERS: readonly string[] = [...FIGURES, RING_BEARERS];

function expectOne(what: string, known: readonly string[], got: unknown): void {
  if (known.includes(got as string)) return;
  throw new RangeError(`${what}: got ${String(got)}, expected one of ${known.join(', ')}`);
}

/** Throws a RangeError unless somebody is named, and only figures that exist. */
export function expectFigures(figures: readonly string[]): void {
  if (!figures?.length) expectOne('figures', MOVERS, 'none at all');
  for (const figure of figures) expectOne('figures', MOVERS, figure);
}

/** Throws a RangeError unless there are such an action and such a card. */
export function expectAction(action: Action): void {
  expectOne('action', ACTION_TYPES, action.type);
  if (action.type === 'card') expectOne('card', CARDS, action.card);
}
