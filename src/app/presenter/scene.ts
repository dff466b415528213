// What the presenter has on the board as plain values, and back: for the windows of the audience and for a reload.
import type { Game, Turn } from '../../movement/game.ts';
import { createIdCheck } from '../keeping/id-check.ts';
import type { Moment } from '../state/history.ts';
import { selectable } from '../state/selection.ts';
import type { PresentedScene } from './messages.ts';

type Written = Pick<PresentedScene, 'position' | 'turn'>;

export function writeMoment<Position>(game: Game<Position>, { position, turn }: Moment<Position>): Written {
  return {
    position: game.format(position),
    turn: turn && {
      action: turn.action,
      start: game.format(turn.start),
      moves: turn.moves.map(({ figures, to }) => ({ figures: [...figures], to })),
    },
  };
}

export interface ReadScene<Position> extends Moment<Position> {
  readonly selected: readonly string[];
  readonly region: string | null;
  readonly spotlight: string | null;
}

/** Null for a scene that the game cannot take: of another game, or not made by this page. */
export function readScene<Position>(
  game: Game<Position>,
  scene: Pick<PresentedScene, 'position' | 'turn' | 'selected' | 'region' | 'spotlight' | 'moved'>,
): ReadScene<Position> | null {
  const position = game.parse(scene.position);
  if (!position.ok) return null;
  const turn = readTurn(game, scene.turn);
  const known = new Set(game.figures.map(({ id }) => id));
  const named = [...scene.selected, ...(scene.moved?.figures ?? [])];
  const regions = [scene.region, scene.spotlight, scene.moved?.to ?? null].filter((region) => region !== null);
  if (turn === undefined || !named.every((id) => known.has(id))) return null;
  if (!regions.every((id) => game.board.has(id))) return null;
  const { region, spotlight } = scene;
  const selected = selectable(game, position.value, scene.selected);
  return { position: position.value, turn, selected, region, spotlight };
}

/** Undefined for an action that the game does not know, or with moves that it cannot make. */
function readTurn<Position>(game: Game<Position>, turn: Written['turn']): Turn<Position> | null | undefined {
  if (turn === null) return null;
  const start = game.parse(turn.start);
  const { isAction, isMove } = createIdCheck(game);
  if (!start.ok || !isAction(turn.action) || !turn.moves.every(isMove)) return undefined;
  const read = { ...turn, start: start.value };
  return game.playTurn(read).legal ? read : undefined;
}
