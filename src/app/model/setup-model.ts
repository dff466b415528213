// Setting up a position by hand, whatever the rules say: what is in the hand, what it can be put into, what can be set.
import type { Edit, FigureInfo } from '../../movement/game.ts';
import type { Action } from '../state/action.ts';
import { editAll, placements } from '../state/edits.ts';
import {
  type RegionModel,
  type RosterModel,
  regionModel,
  rosterModel,
  type TrayModel,
  traysModel,
} from './board-model.ts';
import { figuresFact, regionFact } from './chips.ts';
import { type Counter, isChoice } from './counters.ts';
import type { ChipModel } from './page-model.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

/** One of several values, each an edit. */
export interface SettingModel {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly chosen: boolean; readonly edit: Edit }[];
}

export interface HandModel {
  readonly title: string;
  /** What to do with them. */
  readonly hint: string;
  /** Places off the board, and the region in view where there is one, where all of them can be put. */
  readonly places: readonly { readonly place: string; readonly label: string }[];
}

export interface SetupModel {
  /** Null where nothing is in the hand. */
  readonly hand: HandModel | null;
  /** The region in view while nothing is in the hand. */
  readonly region: (RegionModel & { readonly settings: readonly SettingModel[] }) | null;
  readonly trays: readonly TrayModel[];
  readonly roster: readonly RosterModel[];
  /** Numbers, and those that stand for a few states apart. */
  readonly counters: readonly SettingModel[];
  readonly choices: readonly SettingModel[];
}

export function setupModel<Position>(scene: Scene<Position>): SetupModel {
  const { game, position, text } = scene;
  // A tile shows the number of equals by itself.
  const named = (chip: ChipModel): ChipModel => ({ ...chip, short: text.figureShort(chip.figures[0] ?? '') });
  const counters = game.counters(position);
  const hand = handModel(scene);
  const region = hand === null ? regionModel(scene) : null;
  return {
    hand,
    region: region && { ...region, figures: region.figures.map(named), settings: settingModels(scene, region.region) },
    trays: traysModel(scene).map((tray) => ({ ...tray, chips: tray.chips.map(named) })),
    roster: rosterModel(scene),
    counters: counters.filter((counter) => !isChoice(counter)).map((counter) => counterModel(scene, counter, String)),
    choices: counters
      .filter(isChoice)
      .map((counter) => counterModel(scene, counter, (value) => gameWord(scene, `choices.${value}`))),
  };
}

function handModel<Position>(scene: Scene<Position>): HandModel | null {
  const { game, position, state, places, text } = scene;
  const { selected, region } = state;
  if (selected.length === 0) return null;
  const figures = figuresFact(selected);
  const present = places.get(selected[0] ?? '');
  const offBoard = game.offBoardPlaces.map((place) => ({ place, label: placeName(scene, place) }));
  const inView =
    region === null ? [] : [{ place: region, label: text.ui('setup.putIn', { region: regionFact(region) }) }];
  return {
    title: text.ui('figures', { figures }),
    hint: text.ui('setup.where', { figures }),
    places: [...inView, ...offBoard].filter(
      ({ place }) => place !== present && editAll(game, position, placements(selected, place)).ok,
    ),
  };
}

function settingModels<Position>(scene: Scene<Position>, region: string): readonly SettingModel[] {
  return scene.game.settings(scene.position, region).map(({ id, value, values }) => ({
    id,
    label: gameWord(scene, `settings.${id}.title`),
    options: values.map((one) => ({
      label: gameWord(scene, `settings.${id}.${one}`),
      chosen: one === value,
      edit: { type: 'setting', region, setting: id, value: one },
    })),
  }));
}

function counterModel<Position>(
  scene: Scene<Position>,
  { id, value, minimum, maximum }: Counter,
  label: (value: number) => string,
): SettingModel {
  const values = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return {
    id,
    label: gameWord(scene, `counters.${id}`),
    options: values.map((one) => ({
      label: label(one),
      chosen: one === value,
      edit: { type: 'counter', counter: id, value: one },
    })),
  };
}

/**
 * What a tap on figures in a list does. They are taken up in place of what is in the hand. Single figures of one place
 * and side are taken up one after the other, to be put down together; so are equals. Who can stand in one region only is
 * put there at once.
 */
export function takenUp<Position>(scene: Scene<Position>, tapped: readonly string[]): Action<never> {
  const [first = ''] = tapped;
  if (joinsHand(scene, tapped)) return { type: 'tapFigures', figures: tapped };
  const only = onlyRegion(scene, first);
  if (only !== null) return { type: 'edit', edit: { type: 'place', figure: first, place: only } };
  return { type: 'choose', figures: [first] };
}

function joinsHand<Position>({ game, figures, places, state }: Scene<Position>, tapped: readonly string[]): boolean {
  const [first = ''] = tapped;
  const { selected } = state;
  if (selected.some((figure) => tapped.includes(figure))) return true;
  const spot = (id: string): string => `${figures.get(id)?.side} ${places.get(id)}`;
  const isSingle = (id: string): boolean => game.figures.filter(hasEmblem(figures.get(id))).length === 1;
  return selected.length > 0 && [first, ...selected].every((id) => isSingle(id) && spot(id) === spot(first));
}

function hasEmblem(figure: FigureInfo | undefined): (other: FigureInfo) => boolean {
  return ({ emblem }) => emblem === figure?.emblem;
}

function onlyRegion<Position>({ game, position, places }: Scene<Position>, figure: string): string | null {
  if (game.board.has(places.get(figure) ?? '')) return null;
  const [only = null, ...others] = game.board.regionIds.filter(
    (place) => game.edit(position, { type: 'place', figure, place }).ok,
  );
  return others.length === 0 ? only : null;
}
