// What a tap on the map changes there is seen on the map first, and in the panels once that is shown.
import { computed } from '@preact/signals';
import { expect, it } from 'vitest';
import { panelsBehind } from '../../src/app/model/panels-behind.ts';
import { createViewModel } from '../../src/app/model/view-model.ts';
import type { Action } from '../../src/app/state/action.ts';
import { createStore } from '../../src/app/state/store.ts';
import { stepped, tapFigures, tapRegion } from './steps.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

function openPanels() {
  const store = createStore(toyGame, stepped([tapFigures('ada')]));
  const viewModel = createViewModel(toyGame, () => 1);
  const view = computed(() => viewModel(store.state.value, toyText));
  let isTapped = false;
  const waiting: (() => void)[] = [];
  const model = panelsBehind(
    view,
    () => isTapped,
    (act) => waiting.push(act),
  );
  return {
    chosen: () => model.value.mover?.chips.filter(({ pressed }) => pressed).flatMap(({ figures }) => figures) ?? [],
    asked: () => model.value.answer?.region ?? null,
    tap(action: Action<ToyPosition>): void {
      isTapped = true;
      store.dispatch(action);
      isTapped = false;
    },
    do: store.dispatch,
    paint(): void {
      for (const act of waiting.splice(0)) act();
    },
  };
}

it('who is chosen on the map as well is told once the map has shown it', () => {
  const panels = openPanels();
  panels.tap(tapFigures('bo'));
  expect(panels.chosen()).toEqual(['ada']);
  panels.paint();
  expect(panels.chosen()).toEqual(['ada', 'bo']);
});

it('who is chosen as well anywhere else is told at once', () => {
  const panels = openPanels();
  panels.do(tapFigures('bo'));
  expect(panels.chosen()).toEqual(['ada', 'bo']);
});

it('why not is told at once, wherever it is asked', () => {
  const panels = openPanels();
  panels.tap(tapRegion('tower'));
  expect(panels.asked()).toBe('tower');
});

it('what comes before the map has shown it is told with it, and nothing older after it', () => {
  const panels = openPanels();
  panels.tap(tapFigures('bo'));
  panels.do({ type: 'release' });
  expect(panels.chosen()).toEqual([]);
  panels.paint();
  expect(panels.chosen()).toEqual([]);
});
