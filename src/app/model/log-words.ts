// Moves in words, from where to where, as one notes them down.
import { figuresFact, regionFact } from './chips.ts';
import { placeName, type Scene } from './scene.ts';

/** Figures that went from one place to another; either may lie off the board. */
export function journeyText<Position>(
  scene: Pick<Scene<Position>, 'game' | 'text'>,
  figures: readonly string[],
  from: string | undefined,
  to: string,
): string {
  const { game, text } = scene;
  const facts = { figures: figuresFact(figures) };
  if (from === undefined) return text.ui('log.arrival', { ...facts, to: placeName(scene, to) });
  if (game.board.has(from) && game.board.has(to)) {
    return text.ui('log.move', { ...facts, from: regionFact(from), to: regionFact(to) });
  }
  return text.ui('log.transfer', { ...facts, from: placeName(scene, from), to: placeName(scene, to) });
}
