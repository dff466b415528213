// The panels keep behind the map: whoever taps there looks there, and sees who is chosen or moved a picture sooner.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { afterPaint } from '../../view/idle.ts';
import type { PageModel, View } from './page-model.ts';

/**
 * `isTapped`: whether a tap on the map is being dealt with. What else changes the view, and what a tap asks of the panels
 * alone, they show at once.
 */
export function panelsBehind(
  view: ReadonlySignal<View>,
  isTapped: () => boolean,
  whenShown = (act: () => void): unknown => afterPaint().then(act),
): ReadonlySignal<PageModel> {
  const model = signal(view.peek().panels());
  let { figures } = view.peek().map;
  effect(() => {
    const { map } = view.value;
    const isOther = map.figures !== figures;
    figures = map.figures;
    const show = (): void => {
      model.value = view.peek().panels();
    };
    if (isOther && isTapped()) whenShown(show);
    else show();
  });
  return model;
}
