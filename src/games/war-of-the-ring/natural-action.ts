// The action that figures take when nobody names one.
import { expectFigures } from './input/expected.ts';
import { isEnteringFigure } from './rules/entry.ts';
import { isInPlay, type Position } from './state/position.ts';
import { type Action, type MoverFigureId, RING_BEARERS } from './vocabulary.ts';

/** The action by which figures move of themselves: out of the Fellowship, into play, or with a Character result. */
export function naturalAction(position: Position, figures: readonly MoverFigureId[]): Action {
  expectFigures(figures);
  if (figures.includes(RING_BEARERS)) return { type: 'declaration' };
  const characters = figures.filter((figure) => figure !== RING_BEARERS);
  if (characters.every((figure) => position.figures[figure] === 'fellowship')) return { type: 'separation' };
  const enters = characters.every((figure) => isEnteringFigure(figure) && !isInPlay(position, figure));
  return { type: enters ? 'entry' : 'characterDie' };
}
