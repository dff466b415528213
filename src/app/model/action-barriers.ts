// Why an action moves nobody, or not those for whom it is made.
import type { Turn } from '../../movement/game.ts';
import type { Message } from '../../movement/message.ts';
import type { Sentence } from '../../text/text.ts';
import type { Scene } from './scene.ts';

export interface FigureBarrier {
  readonly figure: string;
  /** Each is something that is missing. */
  readonly messages: readonly Message[];
}

/**
 * The figures off and on the board that have no way to go but this action, and cannot go with it either. They are known
 * by this: when nobody names an action, they are judged just as with this one.
 */
export function figureBarriers<Position>(
  { game, position }: Pick<Scene<Position>, 'game' | 'position'>,
  turn: Turn<Position>,
): readonly FigureBarrier[] {
  const movable = new Set(game.movable(turn));
  return game.figures.flatMap(({ id }) => {
    if (movable.has(id)) return [];
    const messages = firstRefusal(game.judge(position, [id], turn).regions);
    const natural = firstRefusal(game.judge(position, [id]).regions);
    const isItsOwn = messages !== null && JSON.stringify(messages) === JSON.stringify(natural);
    return isItsOwn ? [{ figure: id, messages }] : [];
  });
}

/** The same for the reader, one sentence for each reason, however many figures it holds back. */
export function barriersTo<Position>(scene: Scene<Position>, turn: Turn<Position>): readonly Sentence[] {
  const sentences = new Map<string, Sentence>();
  for (const { messages } of figureBarriers(scene, turn)) {
    for (const message of messages) {
      const sentence = scene.text.sentence(message);
      sentences.set(sentence.text, sentence);
    }
  }
  return [...sentences.values()];
}

/** What keeps a figure away from every region; null where some region is open or the reasons differ. */
function firstRefusal(
  regions: ReadonlyMap<string, { readonly legal: boolean; readonly messages: readonly Message[] }>,
): readonly Message[] | null {
  const [first, ...others] = regions.values();
  if (first === undefined || first.legal) return null;
  const said = JSON.stringify(first.messages);
  return others.every(({ legal, messages }) => !legal && JSON.stringify(messages) === said) ? first.messages : null;
}
