// Moves and actions into messages, for the notes of a game: who went where, and by what.
import type { Fact, Message } from '../../movement/message.ts';
import { expectAction, expectFigures } from './input/expected.ts';
import type { NotedAction, NotedMove } from './state/action-notation.ts';
import type { Action } from './vocabulary.ts';

function wordless(key: string, facts: Readonly<Record<string, Fact>>, parts: readonly Message[] = []): Message {
  return { key: `moves.${key}`, facts, citation: null, parts };
}

/** How a move is told: who starts nowhere arrives, and who ends where he starts stays or, separating, leaves. */
function keyOf({ from, to }: NotedMove, action: Action): string {
  if (from === null) return 'arrival';
  if (from !== to) return 'move';
  return action.type === 'separation' ? 'leave' : 'stay';
}

/** One move in a line, such as «Gandalf el Gris + Pippin: Lórien → Vados del Isen». */
export function explainMove(move: NotedMove, action: Action = { type: 'characterDie' }): Message {
  expectAction(action);
  expectFigures(move.figures);
  const figures: Fact = { kind: 'figures', ids: move.figures };
  const to: Fact = { kind: 'region', id: move.to };
  const from: Readonly<Record<string, Fact>> = move.from === null ? {} : { from: { kind: 'region', id: move.from } };
  return wordless(keyOf(move, action), { figures, ...from, to });
}

/** An action: what it is, with one part for each of its moves. */
export function explainAction({ action, moves }: NotedAction): Message {
  expectAction(action);
  const card: Readonly<Record<string, Fact>> =
    action.type === 'card' ? { card: { kind: 'card', id: action.card } } : {};
  const parts = moves.map((move) => explainMove(move, action));
  return wordless(`action.${action.type}`, card, parts);
}
