// The points that the rules leave open, as the settings show them.
import { expect, it } from 'vitest';
import { rulingModels } from '../../src/app/model/settings-model.ts';
import { toyGame } from './toy-game.ts';

const help = {
  ruling: (id: string) => ({
    title: `Title of ${id}`,
    question: `What of ${id}?`,
    default: `${id} as usual`,
    other: `${id} the other way`,
    why: `Nobody wrote of ${id}`,
  }),
};
const game = {
  rulings: () => [
    { id: 'rain', value: 'wet', values: ['dry', 'wet'] },
    { id: 'snow', value: 'soft', values: ['soft', 'hard'] },
  ],
};

it('both readings stand there, the default first, and the one that holds is told', () => {
  expect(rulingModels(game, toyGame.start, help)).toEqual([
    {
      id: 'rain',
      title: 'Title of rain',
      question: 'What of rain?',
      why: 'Nobody wrote of rain',
      present: 'rain the other way',
      isDefault: false,
      readings: [
        {
          value: 'dry',
          words: 'rain as usual',
          chosen: false,
          isDefault: true,
          edit: { type: 'ruling', ruling: 'rain', value: 'dry' },
        },
        {
          value: 'wet',
          words: 'rain the other way',
          chosen: true,
          isDefault: false,
          edit: { type: 'ruling', ruling: 'rain', value: 'wet' },
        },
      ],
    },
    {
      id: 'snow',
      title: 'Title of snow',
      question: 'What of snow?',
      why: 'Nobody wrote of snow',
      present: 'snow as usual',
      isDefault: true,
      readings: [
        {
          value: 'soft',
          words: 'snow as usual',
          chosen: true,
          isDefault: true,
          edit: { type: 'ruling', ruling: 'snow', value: 'soft' },
        },
        {
          value: 'hard',
          words: 'snow the other way',
          chosen: false,
          isDefault: false,
          edit: { type: 'ruling', ruling: 'snow', value: 'hard' },
        },
      ],
    },
  ]);
});

it('a game without such points has none to show', () => {
  expect(rulingModels(toyGame, toyGame.start, help)).toEqual([]);
});
