// What is not on the board: figures in their places off it, and the numbers of the position.
import type { Edit, Game } from '../../movement/game.ts';
import { chipsOf, figuresAt } from './chips.ts';
import type { ChoiceModel, CounterModel, RosterModel, TrayModel } from './page-model.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

export function trayModel<Position>(scene: Scene<Position>): TrayModel {
  const { game, position } = scene;
  const places = game.offBoardPlaces.map((id) => ({
    id,
    label: gameWord(scene, `trays.${id}`),
    chips: chipsOf(scene, figuresAt(scene, id)),
  }));
  const counters = game.counters(position);
  return {
    places: places.filter(({ chips }) => chips.length > 0),
    counters: counters.filter((counter) => !isChoice(counter)).map((counter) => counterModel(scene, counter)),
    choices: counters.filter(isChoice).map((counter) => choiceModel(scene, counter)),
  };
}

type Counter = ReturnType<Game<unknown>['counters']>[number];

/** So few values are better named than counted. */
const MOST_CHOICES = 3;

export function isChoice({ minimum, maximum }: Counter): boolean {
  return maximum - minimum < MOST_CHOICES;
}

function counterModel<Position>(scene: Scene<Position>, { id, value, minimum, maximum }: Counter): CounterModel {
  return {
    id,
    label: gameWord(scene, `counters.${id}`),
    value,
    less: value > minimum ? counterEdit(id, value - 1) : null,
    more: value < maximum ? counterEdit(id, value + 1) : null,
  };
}

function choiceModel<Position>(scene: Scene<Position>, { id, value, minimum, maximum }: Counter): ChoiceModel {
  const values = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  const options = values.map((one) => ({
    label: gameWord(scene, `choices.${one}`),
    chosen: one === value,
    edit: counterEdit(id, one),
  }));
  return { id, label: gameWord(scene, `counters.${id}`), options };
}

function counterEdit(counter: string, value: number): Edit {
  return { type: 'counter', counter, value };
}

/** The figures on the board, one lot of equals a chip, with the region where they stand. */
export function rosterModel<Position>(scene: Scene<Position>): readonly RosterModel[] {
  const { game, places, text } = scene;
  const onBoard = game.figures.filter(({ id }) => game.board.has(places.get(id) ?? ''));
  const sides = game.sides.map((side) => ({
    side: text.side(side),
    figures: chipsOf(
      scene,
      onBoard.filter((figure) => figure.side === side),
    ).map((chip) => ({ ...chip, where: placeName(scene, places.get(chip.figures[0] ?? '') ?? '') })),
  }));
  return sides.filter(({ figures }) => figures.length > 0);
}
