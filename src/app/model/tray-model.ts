// What is not on the board: figures in their places off it, and the numbers of the position.
import type { Edit } from '../../movement/game.ts';
import { chipsOf, figuresAt } from './chips.ts';
import type { CounterModel, TrayModel } from './page-model.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

export function trayModel<Position>(scene: Scene<Position>): TrayModel {
  const { game, state } = scene;
  const places = game.offBoardPlaces.map((id) => ({
    id,
    label: placeName(scene, id),
    chips: chipsOf(scene, figuresAt(scene, id)),
  }));
  const counters = game.counters(state.history.present).map(({ id, value, minimum, maximum }): CounterModel => {
    const to = (next: number): Edit => ({ type: 'counter', counter: id, value: next });
    return {
      id,
      label: gameWord(scene, `counters.${id}`),
      value,
      less: value > minimum ? to(value - 1) : null,
      more: value < maximum ? to(value + 1) : null,
    };
  });
  return { places: places.filter(({ chips }) => chips.length > 0), counters };
}
