// The region in view and the figures that can be chosen, whatever the game.
import { expect, it } from 'vitest';
import { choiceModel, regionModel, rosterModel, traysModel } from '../../src/app/model/board-model.ts';
import { setScene } from '../../src/app/model/scene.ts';
import { OPENED, stepped, type ToyState, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const scene = (state: ToyState) => setScene(toyGame, state, toyText);
const place = (figure: string, to: string) => ({ type: 'edit', edit: { type: 'place', figure, place: to } }) as const;

it('tells of a region: its name, its facts and who stands there, equals together', () => {
  const region = regionModel(scene(stepped([tapRegion('tower')])));
  expect([region?.name, region?.facts]).toEqual(['Tower', ['Highlands', 'Keep', 'region.heldBy(side=blue)']]);
  expect(region?.figures.map(({ figures, name }) => [figures, name])).toEqual([
    [['bird-1', 'bird-2'], 'figures(figures=bird-1+bird-2)'],
  ]);
  expect(regionModel(scene(OPENED))).toBeNull();
});

it('lists the figures on the board by side, and the places off it where somebody is', () => {
  const bagged = scene(stepped([place('bird-1', 'bag'), place('bird-2', 'bag')]));
  expect(
    rosterModel(bagged).map(({ side, figures }) => [side, figures.map(({ name, where }) => [name, where])]),
  ).toEqual([
    [
      'Red',
      [
        ['Ada', 'Hill'],
        ['Bo', 'Hill'],
      ],
    ],
  ]);
  expect(traysModel(bagged).map(({ id, chips }) => [id, chips.map(({ figures }) => figures)])).toEqual([
    ['bag', [['bird-1', 'bird-2']]],
  ]);
  expect(traysModel(scene(OPENED))).toEqual([]);
});

it('leaves out during an action who is listed by it, and says why the others do not go', () => {
  const names = (state: ToyState) => {
    const { title, hint, roster, trays } = choiceModel(scene(state));
    return [title, hint, roster.flatMap(({ figures }) => figures.map(({ name }) => name)), trays.map(({ id }) => id)];
  };
  expect(names(OPENED)).toEqual(['roster.title', 'roster.hint', ['Ada', 'Bo', 'figures(figures=bird-1+bird-2)'], []]);
  const marching = stepped([{ type: 'begin', action: 'march' }]);
  expect(names(marching)).toEqual(['roster.others', 'roster.othersHint', ['figures(figures=bird-1+bird-2)'], []]);
  const bagged = stepped([place('bird-1', 'bag'), place('bird-2', 'bag'), { type: 'begin', action: 'march' }]);
  expect(names(bagged)).toEqual(['roster.others', 'roster.noOthers', [], ['bag']]);
});
