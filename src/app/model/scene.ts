// What the parts of the page's model are made from: the state, the game, the words and the judgement, together.
import type { FigureInfo, Game, Judgement, Turn } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { AppState } from '../state/app-state.ts';
import { stepOf } from '../state/history.ts';
import { judgeSelected } from '../state/judge-selected.ts';

export interface Scene<Position> {
  readonly game: Game<Position>;
  readonly state: AppState<Position>;
  readonly text: Text;
  readonly position: Position;
  /** The action under way; null between actions. */
  readonly turn: Turn<Position> | null;
  readonly places: ReadonlyMap<string, string>;
  readonly figures: ReadonlyMap<string, FigureInfo>;
  /** Null without a selection. */
  readonly judgement: Judgement | null;
  /** What the help dial lets through just now. */
  readonly shows: { readonly legal: boolean; readonly distance: boolean; readonly why: boolean };
}

/** What stands on the board, whoever is chosen. */
export type StandingScene<Position> = Pick<Scene<Position>, 'game' | 'text' | 'position' | 'places'>;

export function setScene<Position>(game: Game<Position>, state: AppState<Position>, text: Text): Scene<Position> {
  const { help } = state.preferences;
  const { position, turn } = stepOf(state.history);
  const all = state.revealed || help === 'why';
  return {
    game,
    state,
    text,
    position,
    turn,
    places: game.places(position),
    figures: new Map(game.figures.map((figure) => [figure.id, figure])),
    judgement: judgeSelected(game, state),
    shows: { legal: all || help !== 'off', distance: all || help === 'distance', why: all },
  };
}

/** A word that belongs to one game, such as the name of a place off its board. */
export function gameWord<Position>({ game, text }: Pick<Scene<Position>, 'game' | 'text'>, key: string): string {
  return text.ui(`games.${game.id}.${key}`);
}

/** A region's name, or that of a place off the board. */
export function placeName<Position>(scene: Pick<Scene<Position>, 'game' | 'text'>, place: string): string {
  return scene.game.board.has(place) ? scene.text.region(place) : gameWord(scene, `places.${place}`);
}
