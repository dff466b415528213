// The name of the token under the mouse, above it.
import './caption.css';
import type { MapView } from './map-state.ts';
import { cameraOf } from './map-view.ts';

const GAP = 6;

/** Returns its removal. A finger has no need of it: what it taps is told in the panel. */
export function captionTokens(container: HTMLElement, view: MapView): () => void {
  const stop = new AbortController();
  const { map } = cameraOf(view);
  const caption = document.createElement('div');
  caption.className = 'token-caption';
  // The token says its own name to a screen reader.
  caption.setAttribute('aria-hidden', 'true');
  caption.hidden = true;
  container.append(caption);

  function hide(): void {
    caption.hidden = true;
  }
  function show(token: Element, text: string): void {
    caption.textContent = text;
    caption.hidden = false;
    const frame = container.getBoundingClientRect();
    const { left, right, top, bottom } = token.getBoundingClientRect();
    const half = caption.offsetWidth / 2;
    const middle = (left + right) / 2 - frame.left;
    const x = Math.max(half + GAP, Math.min(frame.width - half - GAP, middle));
    const above = top - frame.top - GAP - caption.offsetHeight;
    const y = above < GAP ? bottom - frame.top + GAP : above;
    caption.style.transform = `translate(${Math.round(x - half)}px,${Math.round(y)}px)`;
  }
  function point({ pointerType, buttons, target }: PointerEvent): void {
    const isFree = pointerType === 'mouse' && buttons === 0 && target instanceof Element;
    const token = isFree ? target.closest<SVGElement>('[data-figure]') : null;
    const figure = view.snapshot().state.figures.find(({ id }) => id === token?.dataset.figure);
    if (token && figure) show(token, figure.caption);
    else hide();
  }

  container.addEventListener('pointerover', point, { signal: stop.signal });
  // A token that is chosen grows, and one that is carried goes away.
  for (const name of ['pointerleave', 'pointerdown'] as const) {
    container.addEventListener(name, hide, { signal: stop.signal });
  }
  map.on('move zoom', hide);
  return () => {
    stop.abort();
    map.off('move zoom', hide);
    caption.remove();
  };
}
