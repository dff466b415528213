// The action under way, as it changes: begun, ended, one move taken back, the board below it corrected by hand.
import { type Result, success } from '../../base/result.ts';
import type { Edit, Game, InputIssue, Turn } from '../../movement/game.ts';
import { editAll } from './edits.ts';
import type { Moment } from './history.ts';

export function beginTurn<Position>(game: Game<Position>, position: Position, action: string): Turn<Position> | null {
  return game.actions.some(({ id }) => id === action) ? { action, start: position, moves: [] } : null;
}

/** The moment without one of the moves; null where there is no such move or the others need it. */
export function takeBack<Position>(game: Game<Position>, turn: Turn<Position>, move: number): Moment<Position> | null {
  if (turn.moves[move] === undefined) return null;
  const less = { ...turn, moves: turn.moves.filter((_, at) => at !== move) };
  const played = game.playTurn(less);
  return played.legal ? { position: played.position, turn: less } : null;
}

/**
 * The moment after a change by hand. In the middle of an action it corrects the board that the action began on, and the
 * moves are made anew; figures that were put somewhere by hand have not moved. Where the moves are no longer legal, or
 * would take the change back, the change stands and the action is over.
 */
export function amend<Position>(
  game: Game<Position>,
  { position, turn }: Moment<Position>,
  edits: readonly Edit[],
): Result<Moment<Position>, InputIssue> {
  const changed = editAll(game, position, edits);
  if (!changed.ok) return changed;
  const over = success({ position: changed.value, turn: null });
  if (turn === null) return over;
  const placed = edits.flatMap((edit) => (edit.type === 'place' ? [edit.figure] : []));
  const start = editAll(game, turn.start, edits);
  if (!start.ok) return over;
  const moves = turn.moves
    .map((move) => ({ ...move, figures: move.figures.filter((figure) => !placed.includes(figure)) }))
    .filter(({ figures }) => figures.length > 0);
  const corrected = { ...turn, start: start.value, moves };
  const played = game.playTurn(corrected);
  if (!played.legal || !stands(game, played.position, edits)) return over;
  return success({ position: played.position, turn: corrected });
}

/** Whether the position is as the edits want it. */
function stands<Position>(game: Game<Position>, position: Position, edits: readonly Edit[]): boolean {
  const edited = editAll(game, position, edits);
  return edited.ok && game.format(edited.value) === game.format(position);
}
