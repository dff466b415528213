// The judgement that the page shows of the chosen figures.
import type { Game, Judgement } from '../../movement/game.ts';

/**
 * As the game judges, and besides: figures that stand off the board, such as in a company that moves on its own, can
 * be put down in the region that they set out from. For them it is a destination like any other.
 */
export function judgeSelected<Position>(
  game: Game<Position>,
  position: Position,
  selected: readonly string[],
): Judgement | null {
  const [first] = selected;
  if (first === undefined) return null;
  const judgement = game.judge(position, selected);
  const { origin, regions, stay } = judgement;
  if (origin === null || !stay.legal || game.board.has(game.places(position).get(first) ?? '')) return judgement;
  const here = { legal: true, distance: 0, route: null, marks: ['reachable'], messages: stay.messages } as const;
  return { ...judgement, regions: new Map([[origin, here], ...regions]) };
}
