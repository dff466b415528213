// The line below an embedded map, and the list beside it.
import { describe, expect, it } from 'vitest';
import { embedModel } from '../../../src/app/embed/embed-model.ts';
import { setScene } from '../../../src/app/model/scene.ts';
import { createViewModel } from '../../../src/app/model/view-model.ts';
import type { Action } from '../../../src/app/state/action.ts';
import { stepped, tapFigures, tapRegion } from '../steps.ts';
import { type ToyPosition, toyGame } from '../toy-game.ts';
import { toyText } from '../toy-text.ts';

const viewModel = createViewModel(toyGame, () => 1);
function modelAfter(actions: readonly Action<ToyPosition>[], still = false) {
  const state = stepped(actions);
  return embedModel(setScene(toyGame, state, toyText), viewModel(state, toyText).panels(), still);
}

describe('the line', () => {
  it('invites to choose, but not on a picture', () => {
    expect(modelAfter([]).line?.details).toEqual(['introduction.choose']);
    expect(modelAfter([], true).line).toBeNull();
  });

  it('tells a refusal with its reason and where it is written', () => {
    expect(modelAfter([tapFigures('ada'), tapRegion('tower')]).line).toEqual({
      kind: 'refused',
      title: 'answer.refused(region=tower)',
      details: ['reasons.tooFar'],
      citation: 'T1',
      goTo: null,
    });
  });

  it('tells the way to a region that may be reached, and offers to go', () => {
    expect(modelAfter([tapFigures('ada'), { type: 'look', region: 'lake' }]).line).toEqual({
      kind: 'legal',
      title: 'answer.legal(region=lake)',
      details: ['Hill → Émile’s Mill → Lake'],
      citation: null,
      goTo: 'lake',
    });
  });

  it('tells what was done', () => {
    expect(modelAfter([tapFigures('ada'), tapRegion('lake')])).toMatchObject({
      line: { kind: 'plain', title: 'cause.move(figures=ada to=lake count=1)' },
      undo: 'cause.move(figures=ada to=lake count=1)',
    });
  });
});

describe('the list', () => {
  it('begins with the regions where somebody stands', () => {
    expect(modelAfter([]).list.places).toEqual([
      { region: 'hill', name: 'Hill', figures: 'figures(figures=ada+bo)' },
      { region: 'tower', name: 'Tower', figures: 'figures(figures=bird-1+bird-2)' },
    ]);
  });

  it('goes on with the figures of a region', () => {
    const { list } = modelAfter([tapRegion('hill')]);
    expect(list.chips.map(({ figures }) => figures)).toEqual([['ada'], ['bo']]);
    expect(list.places).toEqual([]);
  });

  it('ends with all destinations of the chosen figures', () => {
    const { list, held } = modelAfter([tapFigures('ada')]);
    expect(list.destinations.map(({ region, distance }) => [region, distance])).toEqual([
      ['mill', 1],
      ['lake', 2],
    ]);
    expect(held).toBe(true);
  });
});

describe('a picture says', () => {
  it.each([
    [[], 'embed.picture(regions=hill+tower)'],
    [[tapFigures('ada')], 'embed.pictureChosen(figures=ada regions=lake+mill)'],
  ] as const)('after %j: %s', (actions, words) => {
    expect(modelAfter(actions, true).picture).toBe(words);
  });
});
