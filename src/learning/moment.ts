// The board on which a step begins.
import type { Game, Turn } from '../movement/game.ts';
import type { LessonStep } from './lesson.ts';

export interface StepMoment<Position> {
  readonly position: Position;
  /** The action under way; null where each move is judged by itself. */
  readonly turn: Turn<Position> | null;
}

export type MomentReading<Position> =
  | ({ readonly ok: true } & StepMoment<Position>)
  | { readonly ok: false; readonly code: 'badPosition' | 'movesNotLegal' };

export function momentOf<Position>(
  game: Game<Position>,
  { position: notation, action, moves }: Pick<LessonStep, 'position' | 'action' | 'moves'>,
): MomentReading<Position> {
  const parsed = game.parse(notation);
  if (!parsed.ok) return { ok: false, code: 'badPosition' };
  if (action === null) return { ok: true, position: parsed.value, turn: null };
  const turn = { action, start: parsed.value, moves };
  const played = game.playTurn(turn);
  return played.legal ? { ok: true, position: played.position, turn } : { ok: false, code: 'movesNotLegal' };
}
