// What an action is called.
import { gameWord, type Scene } from './scene.ts';

/** A card by its own name, any other action by the game's word for it. */
export function actionName<Position>(scene: Pick<Scene<Position>, 'game' | 'text'>, action: string): string {
  const { game, text } = scene;
  const isCard = game.actions.some(({ id, kind }) => id === action && kind === 'card');
  return isCard ? text.card(action) : gameWord(scene, `actions.${action}`);
}
