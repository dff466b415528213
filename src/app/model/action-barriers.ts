// Why an action moves nobody, or not those for whom it is made.
import { rememberEach } from '../../base/remember.ts';
import type { Game, Judgement, Turn } from '../../movement/game.ts';
import type { Message } from '../../movement/message.ts';
import type { Sentence, Text } from '../../text/text.ts';
import type { Scene } from './scene.ts';

export interface FigureBarrier {
  readonly figure: string;
  /** Each is something that is missing. */
  readonly messages: readonly Message[];
}

/**
 * The figures that have no way to go but an action, and cannot go with it either. They are known by this: when nobody
 * names an action, they are judged just as with this one, and otherwise with their side's most ordinary one.
 */
export function barriersIn<Position>({
  game,
  position,
}: Pick<Scene<Position>, 'game' | 'position'>): (turn: Turn<Position>) => readonly FigureBarrier[] {
  const natural = rememberEach((figure: string) => commonRefusal(game.judge(position, [figure])), String);
  return (turn) => {
    const ordinary = ordinaryTurn(game, turn);
    return game.figures.flatMap(({ id }) => {
      const refusal = natural(id);
      if (refusal === null) return [];
      const messages = commonRefusal(game.judge(position, [id], turn));
      if (messages === null || said(messages) !== said(refusal)) return [];
      const isOrdinary =
        ordinary !== null && said(messages) === said(commonRefusal(game.judge(position, [id], ordinary)));
      return isOrdinary ? [] : [{ figure: id, messages }];
    });
  };
}

/** The first action of the same side; null where the action is of its kind. */
function ordinaryTurn<Position>(
  { actions }: Pick<Game<Position>, 'actions'>,
  turn: Turn<Position>,
): Turn<Position> | null {
  const info = actions.find(({ id }) => id === turn.action);
  const first = actions.find(({ side }) => side === info?.side);
  return first === undefined || first.kind === info?.kind ? null : { ...turn, action: first.id };
}

/** The same words, whoever cites them. */
function said(messages: readonly Message[] | null): string {
  return JSON.stringify(messages?.map(({ key, facts }) => [key, facts]) ?? null);
}

/** The same for the reader, one sentence for each reason, however many figures it holds back. */
export function barrierSentences(text: Text, barriers: readonly FigureBarrier[]): readonly Sentence[] {
  const sentences = new Map<string, Sentence>();
  for (const { messages } of barriers) {
    for (const message of messages) {
      const sentence = text.sentence(message);
      sentences.set(sentence.text, sentence);
    }
  }
  return [...sentences.values()];
}

/** What keeps a figure away from every region; null where some region is open or the reasons differ. */
function commonRefusal({ range, regions }: Judgement): readonly Message[] | null {
  const [first, ...others] = regions.values();
  if (first === undefined || first.legal || others.some(({ legal }) => legal)) return null;
  // Where distance is not a question, no region is refused for another reason than the next.
  if (range === null) return first.messages;
  const words = said(first.messages);
  return others.every(({ messages }) => said(messages) === words) ? first.messages : null;
}
