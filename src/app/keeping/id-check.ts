// Whether what was written down speaks of things that the game has: there are no words for any other.
import type { Game, GroupMove } from '../../movement/game.ts';
import type { Cause } from '../state/history.ts';

export interface IdCheck<Position> {
  isAction(id: string): boolean;
  isFigure(id: string): boolean;
  isMove(move: GroupMove): boolean;
  /** `position`: the one that it led to. */
  isCause(cause: Cause, position: Position): boolean;
}

export function createIdCheck<Position>(game: Game<Position>): IdCheck<Position> {
  const figures = new Set(game.figures.map(({ id }) => id));
  const isFigure = (id: string): boolean => figures.has(id);
  const isGroup = (ids: readonly string[]): boolean => ids.length > 0 && ids.every(isFigure);
  const isMove = ({ figures: group, to }: GroupMove): boolean => isGroup(group) && game.board.has(to);
  const isAction = (action: string): boolean => game.actions.some(({ id }) => id === action);
  const isPlace = (place: string): boolean => game.board.has(place) || game.offBoardPlaces.includes(place);

  function isCause(cause: Cause, position: Position): boolean {
    switch (cause.kind) {
      case 'move':
      case 'takeBack':
        return isMove(cause);
      case 'place':
        return isGroup(cause.figures) && isPlace(cause.place);
      case 'setting':
        return (
          game.board.has(cause.region) && hasValue(game.settings(position, cause.region), cause.setting, cause.value)
        );
      case 'counter':
        return game.counters(position).some(({ id, minimum, maximum }) => {
          return id === cause.counter && cause.value >= minimum && cause.value <= maximum;
        });
      case 'ruling':
        return hasValue(game.rulings(position), cause.ruling, cause.value);
      case 'begin':
      case 'end':
        return isAction(cause.action);
      case 'scenario':
        return game.scenarios.some(({ id }) => id === cause.scenario);
      case 'example':
      case 'save':
      case 'link':
      case 'former':
      case 'file':
        return true;
    }
  }

  return { isAction, isFigure, isMove, isCause };
}

function hasValue(
  choices: readonly { readonly id: string; readonly values: readonly string[] }[],
  choice: string,
  value: string,
): boolean {
  return choices.some(({ id, values }) => id === choice && values.includes(value));
}
