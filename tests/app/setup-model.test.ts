// Setting up by hand: what is in the hand, where it can be put, what can be set.
import { describe, expect, it } from 'vitest';
import { setScene } from '../../src/app/model/scene.ts';
import { setupModel, takenUp } from '../../src/app/model/setup-model.ts';
import { stepped, type ToyState, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const scene = (state: ToyState) => setScene(toyGame, state, toyText);
const show = (state: ToyState) => setupModel(scene(state));
const place = (figure: string, to: string) => ({ type: 'edit', edit: { type: 'place', figure, place: to } }) as const;
const choose = (...figures: string[]) => ({ type: 'choose', figures }) as const;

const begun = stepped([
  place('ada', 'bag'),
  place('bo', 'bag'),
  place('bird-1', 'bag'),
  place('bird-2', 'bag'),
  { type: 'tab', tab: 'setup' },
]);

describe('the hand', () => {
  it('is empty at first, and tells what to do with what is taken up', () => {
    expect(show(begun).hand).toBeNull();
    expect(show(stepped([choose('ada')], begun)).hand).toEqual({
      title: 'figures(figures=ada)',
      hint: 'setup.where(figures=ada)',
      places: [],
    });
  });

  it('can be emptied off the board, and into the region in view where the game can take it', () => {
    const onBoard = stepped([place('ada', 'hill'), choose('ada'), { type: 'look', region: 'lake' }], begun);
    expect(show(onBoard).hand?.places).toEqual([
      { place: 'lake', label: 'setup.putIn(region=lake)' },
      { place: 'bag', label: 'games.toy.places.bag' },
    ]);
    // Ada fears the dark.
    expect(show(stepped([{ type: 'look', region: 'cave' }], onBoard)).hand?.places.map(({ place: id }) => id)).toEqual([
      'bag',
    ]);
  });

  it('takes single figures of one place one after the other, others in their place', () => {
    const ada = stepped([choose('ada')], begun);
    expect(takenUp(scene(begun), ['ada'])).toEqual({ type: 'choose', figures: ['ada'] });
    expect(takenUp(scene(ada), ['bo'])).toEqual({ type: 'tapFigures', figures: ['bo'] });
    expect(takenUp(scene(ada), ['ada'])).toEqual({ type: 'tapFigures', figures: ['ada'] });
    expect(takenUp(scene(ada), ['bird-1', 'bird-2'])).toEqual({ type: 'choose', figures: ['bird-1'] });
    const elsewhere = stepped([place('bo', 'hill'), choose('ada')], begun);
    expect(takenUp(scene(elsewhere), ['bo'])).toEqual({ type: 'choose', figures: ['bo'] });
  });

  it('takes one more of a stack with each tap', () => {
    const bird = stepped([choose('bird-1')], begun);
    expect(takenUp(scene(bird), ['bird-1', 'bird-2'])).toEqual({ type: 'tapFigures', figures: ['bird-1', 'bird-2'] });
    expect(takenUp(scene(bird), ['ada'])).toEqual({ type: 'choose', figures: ['ada'] });
  });
});

it('who can stand in one region only is put there at once', () => {
  const shy = {
    ...toyGame,
    edit: (...[position, edit]: Parameters<typeof toyGame.edit>) =>
      edit.type === 'place' && edit.figure === 'bo' && toyGame.board.has(edit.place) && edit.place !== 'mill'
        ? toyGame.edit(position, { type: 'ruling', ruling: 'none', value: 'none' })
        : toyGame.edit(position, edit),
  };
  expect(takenUp(setScene(shy, begun, toyText), ['bo'])).toEqual(place('bo', 'mill'));
});

it('the region in view gives way to what is in the hand', () => {
  const tower = stepped([tapRegion('tower')], begun);
  const region = show(tower).region;
  expect(region?.name).toBe('Tower');
  expect(region?.settings).toEqual([
    {
      id: 'holder',
      label: 'games.toy.settings.holder.title',
      options: [
        {
          label: 'games.toy.settings.holder.red',
          chosen: false,
          edit: { type: 'setting', region: 'tower', setting: 'holder', value: 'red' },
        },
        {
          label: 'games.toy.settings.holder.blue',
          chosen: true,
          edit: { type: 'setting', region: 'tower', setting: 'holder', value: 'blue' },
        },
      ],
    },
  ]);
  expect(show(stepped([choose('ada'), { type: 'look', region: 'tower' }], tower)).region).toBeNull();
});

it('numbers can be set at once, whatever they are', () => {
  const { counters, choices } = show(stepped([{ type: 'edit', edit: { type: 'counter', counter: 'moon', value: 4 } }]));
  expect(choices).toEqual([]);
  expect(
    counters.map(({ id, label, options }) => [id, label, options.map((option) => option.label).join(' ')]),
  ).toEqual([['moon', 'games.toy.counters.moon', '0 1 2 3 4 5 6 7 8 9']]);
  expect(counters[0]?.options.filter(({ chosen }) => chosen).map(({ edit }) => edit)).toEqual([
    { type: 'counter', counter: 'moon', value: 4 },
  ]);
});
