// What every function of the library takes for granted of the ids that it is given, where the types cannot see to it:
// in JavaScript, and in lists that are empty. A mistake of the program, so that it throws, with what to pass instead.
import { CHARACTERS } from '../characters.ts';
import { ACTION_TYPES, type Action, CARDS, FIGURES, oneOfIds, RING_BEARERS } from '../vocabulary.ts';

function unknown(kind: string, id: unknown, known: readonly string[]): RangeError {
  return new RangeError(`${kind} '${String(id)}' is not in this game: expected one of ${known.join(', ')}`);
}

/** Throws a RangeError unless somebody is named, and only figures that exist. */
export function expectFigures(figures: readonly string[]): void {
  if (!Array.isArray(figures) || figures.length === 0) {
    const got = Array.isArray(figures) ? 'an empty list' : String(figures);
    throw new RangeError(`figures: expected a list of at least one figure, got ${got}; ask only when one is named`);
  }
  for (const figure of figures) {
    if (figure !== RING_BEARERS && !Object.hasOwn(CHARACTERS, figure)) {
      throw unknown('figure', figure, [...FIGURES, RING_BEARERS]);
    }
  }
}

/** Throws a RangeError unless there are such an action and such a card. */
export function expectAction(action: Action): void {
  if (action.type === 'card') {
    if (!oneOfIds(CARDS, action.card)) throw unknown('card', action.card, CARDS);
  } else if (!oneOfIds(ACTION_TYPES, action.type)) throw unknown('action', (action as Action).type, ACTION_TYPES);
}
