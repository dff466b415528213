// Everything that moves figures, as a list to choose from: by side, in groups, with what it would do just now.
import type { ActionInfo, Turn } from '../../movement/game.ts';
import type { Help } from '../../text/help.ts';
import type { Sentence } from '../../text/text.ts';
import { barrierSentences, barriersIn, type FigureBarrier } from './action-barriers.ts';
import { actionName } from './action-name.ts';
import { gameWord, type Scene } from './scene.ts';

export interface ActionEntryModel {
  readonly id: string;
  readonly name: string;
  /** What it does, in a line or two; null where the words are not there. */
  readonly about: string | null;
  /** When it may be used, where it says so. */
  readonly when: string | null;
  /** How many figures could move with it. */
  readonly count: number;
  readonly countText: string;
  /** Why it moves nobody. */
  readonly barriers: readonly Sentence[];
  /** Figures that wait for it, each with what is missing. */
  readonly missing: readonly { readonly name: string; readonly sentences: readonly Sentence[] }[];
}

export interface ActionGroupModel {
  readonly kind: string;
  readonly title: string;
  readonly entries: readonly ActionEntryModel[];
}

export interface ActionSideModel {
  readonly side: string;
  readonly name: string;
  readonly groups: readonly ActionGroupModel[];
}

/** `help` brings the texts of the cards; null until they are there. */
export function actionListModel<Position>(scene: Scene<Position>, help: Help | null): readonly ActionSideModel[] {
  const { game, text, position } = scene;
  const barriers = barriersIn(scene);
  const entry = (action: ActionInfo): ActionEntryModel => {
    const turn: Turn<Position> = { action: action.id, start: position, moves: [] };
    return entryModel(scene, help, action, game.movable(turn), barriers(turn));
  };
  return game.sides.map((side) => {
    const own = game.actions.filter((action) => action.side === side);
    const kinds = [...new Set(own.map(({ kind }) => kind))];
    return {
      side,
      name: text.side(side),
      groups: kinds.map((kind) => ({
        kind,
        title: gameWord(scene, `actionKinds.${kind}`),
        entries: own.filter((action) => action.kind === kind).map(entry),
      })),
    };
  });
}

function entryModel<Position>(
  scene: Scene<Position>,
  help: Help | null,
  { id, kind }: ActionInfo,
  movable: readonly string[],
  held: readonly FigureBarrier[],
): ActionEntryModel {
  const { text } = scene;
  const isCard = kind === 'card';
  const card = isCard && help !== null ? help.card(id) : null;
  return {
    id,
    name: actionName(scene, id),
    about: isCard ? (card?.what ?? null) : gameWord(scene, `actionAbout.${id}`),
    when: card?.when ?? null,
    count: movable.length,
    countText: text.ui('action.count', { count: movable.length }),
    ...whatIsMissing(scene, movable, held),
  };
}

/** Figures that wait off the board are told one by one what they lack; what holds for all of them is said once. */
function whatIsMissing<Position>(
  { game, places, text }: Scene<Position>,
  movable: readonly string[],
  held: readonly FigureBarrier[],
): Pick<ActionEntryModel, 'barriers' | 'missing'> {
  const missing = held.map(({ figure, messages }) => ({
    name: text.figure(figure),
    sentences: messages.map((message) => text.sentence(message)),
  }));
  const isOff = (figure: string): boolean => !game.board.has(places.get(figure) ?? '');
  const isWaiting = [...movable, ...held.map(({ figure }) => figure)].every(isOff);
  const reasons = new Set(missing.map(({ sentences }) => JSON.stringify(sentences)));
  if (isWaiting && (reasons.size > 1 || held.length === 1)) return { barriers: [], missing };
  return { barriers: movable.length === 0 ? barrierSentences(text, held) : [], missing: [] };
}
