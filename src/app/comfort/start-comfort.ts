// What makes the page comfortable for a long evening, fetched once the map can be used; earlier where it changes how
// the page is laid out.
import './comfort.css';
import { computed, effect } from '@preact/signals';
import type { MapTools } from '../panels/map-tools.tsx';
import type { Parts } from '../parts.ts';
import type { Preferences } from '../state/app-state.ts';
import type { Store } from '../state/store.ts';
import { keepAwake } from './awake.ts';
import { createFullScreen } from './full-screen.ts';
import { createFullScreenButton } from './full-screen-button.tsx';
import { tickAtMoves } from './tick.ts';

export interface ComfortSources<Position> {
  readonly store: Store<Position>;
  readonly parts: Parts;
  readonly further: MapTools['further'];
}

export function startComfort<Position>({ store, parts, further }: ComfortSources<Position>): void {
  const root = document.documentElement;
  const preference = <Name extends keyof Preferences>(name: Name) =>
    computed(() => store.state.value.preferences[name]);
  const [leftHanded, labelScale] = [preference('leftHanded'), preference('labelScale')];
  effect(() => {
    root.dataset.hand = leftHanded.value ? 'left' : 'right';
    root.dataset.labels = String(labelScale.value);
  });
  keepAwake(preference('awake'), document);
  tickAtMoves(store);
  colourTheFrame(root);
  void offerFullScreen(parts, further);
}

/** The browser's own frame in the colour of the page. */
function colourTheFrame(root: HTMLElement): void {
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const paint = (): void => {
    if (frame) frame.content = getComputedStyle(root).getPropertyValue('--paper').trim();
  };
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });
  paint();
}

/** The button comes with its words; without them there is still the browser's own key. */
async function offerFullScreen(parts: Parts, further: MapTools['further']): Promise<void> {
  const fullScreen = createFullScreen(document);
  if (fullScreen === null) return;
  try {
    await parts.load('table');
    further.value = createFullScreenButton(fullScreen);
  } catch {
    return;
  }
}
