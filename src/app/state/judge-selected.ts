// The judgement that the page shows of the chosen figures.
import type { Game, Judgement } from '../../movement/game.ts';
import type { AppState } from './app-state.ts';
import { stepOf } from './history.ts';

/**
 * As the game judges, and besides: figures that stand off the board, such as in a company that moves on its own, can
 * be put down in the region that they set out from. For them it is a destination like any other. Null where nobody is
 * chosen, and while the board is set up by hand, where the rules do not matter.
 */
export function judgeSelected<Position>(
  game: Game<Position>,
  { history, selected, tab }: Pick<AppState<Position>, 'history' | 'selected' | 'tab'>,
): Judgement | null {
  const [first] = selected;
  if (first === undefined || tab === 'setup') return null;
  const { position, turn } = stepOf(history);
  const judgement = game.judge(position, selected, turn);
  const { origin, regions, stay } = judgement;
  if (origin === null || !stay.legal || game.board.has(game.places(position).get(first) ?? '')) return judgement;
  const here = { legal: true, distance: 0, route: null, marks: ['reachable'], messages: stay.messages } as const;
  return { ...judgement, regions: new Map([[origin, here], ...regions]) };
}
