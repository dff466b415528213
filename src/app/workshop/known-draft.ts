// Drafts come back from a shelf on which anything may stand: those that speak of what the game does not have are left
// alone there, as there are no words and no place on the board for it.
import type { Game } from '../../movement/game.ts';
import { createIdCheck } from '../keeping/id-check.ts';
import type { MadeList } from './made-shelf.ts';

/** The list with such drafts among what cannot be read. */
export function knownOf<Position>(game: Game<Position>, list: MadeList): MadeList {
  const { isAction, isFigure, isMove } = createIdCheck(game);
  const isKnown = (item: MadeList['items'][number]): boolean =>
    !('draft' in item) ||
    item.draft.steps.every(
      ({ action, moves, selected, to }) =>
        (action === null || isAction(action)) &&
        moves.every(isMove) &&
        selected.every(isFigure) &&
        (to === null || game.board.has(to)),
    );
  const unknown = list.items.filter((item) => !isKnown(item));
  if (unknown.length === 0) return list;
  return { ...list, items: list.items.filter(isKnown), unreadable: [...list.unreadable, ...unknown] };
}
