// The page's state in words and marks. Pure: the same state gives the same page.
import { rememberLast } from '../../base/remember.ts';
import type { ArmyInfo, Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { AppState } from '../state/app-state.ts';
import { redo, stepOf, undo } from '../state/history.ts';
import {
  describeFigures,
  describeRegions,
  figureViews,
  type Importance,
  regionViews,
  routeTo,
  withPath,
} from './map-model.ts';
import { answerModel, moverModel } from './mover-model.ts';
import { causeText, noticeModel } from './notice-model.ts';
import type { PageModel, View } from './page-model.ts';
import { type Scene, setScene } from './scene.ts';

export type ViewModel<Position> = (state: AppState<Position>, text: Text) => View;

/**
 * A view model that keeps what has not changed: a pointer that wanders over the map costs a route and no more,
 * another selection costs no new description of the board.
 */
export function createViewModel<Position>(game: Game<Position>, importance: Importance): ViewModel<Position> {
  const describe = rememberLast((position: Position, text: Text) => {
    const standing = { game, position, text, places: game.places(position) };
    return { regions: describeRegions(standing), figures: describeFigures(standing) };
  });
  const stand = rememberLast(figureViews<Position>);
  const settle = rememberLast(settledState<Position>);
  const still = rememberLast((settled: AppState<Position>, text: Text) => {
    const scene = setScene(game, settled, text);
    const described = describe(scene.position, text);
    return {
      scene,
      panels: rememberLast(() => panelModels(scene)),
      regions: regionViews(scene, importance, described.regions),
      figures: stand(game, stepOf(settled.history), described.figures, settled.selected, settled.tab),
      armies: notedArmies(game, scene.position),
    };
  });
  return (state, text) => {
    const { history, preferences, tab, selected, region, question, second, bands, revealed, notice, pointed } = state;
    const settled = settle(history, preferences, tab, selected, region, question, second, bands, revealed, notice);
    const { scene, panels, regions, figures, armies } = still(settled, text);
    const route = routeTo(scene, pointed);
    return { panels, map: { regions: withPath(regions, route), figures, armies, route } };
  };
}

/** Armies that stand elsewhere than at the start: the others are known to everybody and would only fill the map. */
function notedArmies<Position>(game: Game<Position>, position: Position): readonly ArmyInfo[] {
  const known = new Set(game.armies(game.start).map(keyOf));
  return game.armies(position).filter((army) => !known.has(keyOf(army)));
}

function keyOf({ region, side, besieged }: ArmyInfo): string {
  return [region, side, besieged].join();
}

/** The state without what does not matter to the panels: the pointer and an open dialog. */
function settledState<Position>(
  history: AppState<Position>['history'],
  preferences: AppState<Position>['preferences'],
  tab: AppState<Position>['tab'],
  selected: AppState<Position>['selected'],
  region: AppState<Position>['region'],
  question: AppState<Position>['question'],
  second: AppState<Position>['second'],
  bands: AppState<Position>['bands'],
  revealed: AppState<Position>['revealed'],
  notice: AppState<Position>['notice'],
): AppState<Position> {
  const still = { aside: [], pointed: null, dialog: null, cited: [] };
  return { history, preferences, tab, selected, region, question, second, bands, revealed, notice, ...still };
}

function panelModels<Position>(scene: Scene<Position>): PageModel {
  const { game, state, text } = scene;
  const { history, preferences } = state;
  const answer = answerModel(scene);
  const undone = undo(history)?.cause;
  const redone = redo(history)?.cause;
  return {
    tab: state.tab,
    folded: preferences.folded && answer === null,
    notice: noticeModel(scene),
    introduction: preferences.introduced || state.region !== null ? null : introductionText(scene),
    mover: moverModel(scene),
    answer,
    region: answer === null ? state.region : null,
    scenarios: game.scenarios.map(({ id }) => ({ id, name: text.scenario(id) })),
    undo: undone === undefined ? null : causeText(scene, undone),
    redo: redone === undefined ? null : causeText(scene, redone),
  };
}

function introductionText<Position>({ judgement, shows, state, text }: Scene<Position>): string {
  const isLit = shows.legal && [...(judgement?.regions.values() ?? [])].some(({ legal }) => legal);
  return isLit ? text.ui('introduction.chosen', { count: state.selected.length }) : text.ui('introduction.choose');
}
