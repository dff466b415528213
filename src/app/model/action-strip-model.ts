// The action under way: what it is, who can still move with it, what was moved; or what was used last.
import type { Sentence } from '../../text/text.ts';
import { type History, stepOf } from '../state/history.ts';
import { takeBack } from '../state/turn.ts';
import { barrierSentences, barriersIn } from './action-barriers.ts';
import { actionName } from './action-name.ts';
import { chipsOf } from './chips.ts';
import { journeyText } from './log-words.ts';
import type { ChipModel } from './page-model.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

export interface TurnModel {
  readonly action: string;
  readonly name: string;
  readonly side: string;
  readonly sideName: string;
  readonly kind: string;
  /** How many figures can still move. */
  readonly left: string;
  readonly movable: readonly (ChipModel & { readonly where: string })[];
  /** Why nobody could move from the start; empty where somebody could. */
  readonly barriers: readonly Sentence[];
  readonly moves: readonly { readonly text: string; readonly canGo: boolean }[];
  readonly end: string;
  /** The step to go back to when all of it is given up; null where the history does not hold it. */
  readonly before: number | null;
}

export interface ActionStripModel {
  readonly turn: TurnModel | null;
  /** The action that was used last, to be used again. */
  readonly recent: { readonly action: string; readonly name: string; readonly sideName: string } | null;
}

export function actionStripModel<Position>(scene: Scene<Position>): ActionStripModel {
  const { state, turn } = scene;
  if (turn !== null) return { turn: turnModel(scene, turn), recent: null };
  const action = lastBegun(state.history);
  const info = scene.game.actions.find(({ id }) => id === action);
  if (info === undefined) return { turn: null, recent: null };
  return {
    turn: null,
    recent: { action: info.id, name: actionName(scene, info.id), sideName: scene.text.side(info.side) },
  };
}

function turnModel<Position>(scene: Scene<Position>, turn: NonNullable<Scene<Position>['turn']>): TurnModel {
  const { game, state, text, figures, places } = scene;
  const info = game.actions.find(({ id }) => id === turn.action);
  const kind = info?.kind ?? '';
  const side = info?.side ?? '';
  const movable = game.movable(turn);
  const infos = movable.flatMap((id) => figures.get(id) ?? []);
  const starts = game.places(turn.start);
  return {
    action: turn.action,
    name: actionName(scene, turn.action),
    side,
    sideName: text.side(side),
    kind,
    left: leftText(scene, movable.length, turn.moves.length),
    movable: chipsOf(scene, infos).map((chip) => ({
      ...chip,
      where: placeName(scene, places.get(chip.figures[0] ?? '') ?? ''),
    })),
    barriers: movable.length + turn.moves.length === 0 ? barrierSentences(text, barriersIn(scene)(turn)) : [],
    moves: turn.moves.map((move, at) => ({
      text: journeyText(scene, move.figures, starts.get(move.figures[0] ?? ''), move.to),
      canGo: takeBack(game, turn, at) !== null,
    })),
    end: gameWord(scene, `actionEnds.${kind}`),
    before: stepBeforeAction(state.history),
  };
}

function leftText<Position>({ text }: Scene<Position>, count: number, moves: number): string {
  if (count === 0) return text.ui(moves > 0 ? 'action.nobodyLeft' : 'action.nobody');
  return text.ui(moves > 0 ? 'action.stillMovable' : 'action.movable', { count });
}

function lastBegun<Position>(history: History<Position>): string | null {
  for (let index: number | null = history.at; index !== null; index = stepOf(history, index).before) {
    const { cause } = stepOf(history, index);
    if (cause?.kind === 'begin') return cause.action;
  }
  return null;
}

function stepBeforeAction<Position>(history: History<Position>): number | null {
  for (let index: number | null = history.at; index !== null; index = stepOf(history, index).before) {
    const { cause, before } = stepOf(history, index);
    if (cause?.kind === 'begin') return before;
  }
  return null;
}
