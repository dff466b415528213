// The page's state in words and marks. Pure: the same state gives the same page.
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { AppState } from '../state/app-state.ts';
import { type Importance, mapModel } from './map-model.ts';
import { answerModel, moverModel } from './mover-model.ts';
import { causeText, noticeModel } from './notice-model.ts';
import type { PageModel } from './page-model.ts';
import { regionModel } from './region-model.ts';
import { setScene } from './scene.ts';
import { rosterModel, trayModel } from './tray-model.ts';

export function viewModel<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  text: Text,
  importance: Importance,
): PageModel {
  const scene = setScene(game, state, text);
  const { carried, history, preferences } = state;
  const answer = answerModel(scene);
  const undone = history.past.at(-1)?.cause;
  const redone = history.future[0]?.cause;
  return {
    map: mapModel(scene, importance),
    notice: noticeModel(scene),
    introduction: preferences.introduced || state.region !== null ? null : introductionText(state, text),
    mover: moverModel(scene),
    answer,
    region: answer === null ? regionModel(scene) : null,
    carrying: carried === null ? null : text.ui('carry.where', { figure: { kind: 'figure', id: carried } }),
    roster: rosterModel(scene),
    tray: trayModel(scene),
    scenarios: game.scenarios.map(({ id }) => ({ id, ...text.scenario(id) })),
    undo: undone === undefined ? null : causeText(scene, undone),
    redo: redone === undefined ? null : causeText(scene, redone),
  };
}

function introductionText<Position>({ selected }: AppState<Position>, text: Text): string {
  return selected.length > 0
    ? text.ui('introduction.chosen', { count: selected.length })
    : text.ui('introduction.choose');
}
