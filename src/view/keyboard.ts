// The map as one tab stop: a cursor that arrow keys move from region to adjacent region.
import type { BoardLayer } from './board-layer.ts';
import { isArrowKey, neighbourTowards } from './direction.ts';
import type { BoardShapes } from './shapes.ts';
import { setAttribute, svgElement } from './svg.ts';

export interface KeyboardHandlers {
  onChoose(region: string): void;
  onRelease(): void;
  onZoom(by: 1 | -1): void;
  /** The region on which the cursor is seen, or null. */
  onCursor(region: string | null): void;
}

export interface Cursor {
  focus(region: string): void;
  destroy(): void;
}

export function createCursor(
  { root, regions, layers }: BoardLayer,
  shapes: BoardShapes,
  handlers: KeyboardHandlers,
): Cursor {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const rings = ['focus-casing', 'focus-core'].map((name) =>
    layers.focus.appendChild(svgElement('path', { class: `ring ${name}` })),
  );
  let current = [...regions.keys()][0] ?? '';
  let isCursorSeen = false;

  function moveTabStop(region: string): void {
    regions.get(current)?.setAttribute('tabindex', '-1');
    regions.get(region)?.setAttribute('tabindex', '0');
    current = region;
  }
  function showRing(region: string | null): void {
    const path = region === null ? null : (shapes.regions.get(region)?.path ?? null);
    for (const ring of rings) setAttribute(ring, 'd', path);
  }
  const regionOf = (event: Event): string | null =>
    event.target instanceof SVGElement ? (event.target.dataset.region ?? null) : null;

  function goTowards(key: string): void {
    const from = shapes.regions.get(current);
    if (!from || !isArrowKey(key)) return;
    const around = (shapes.neighbours.get(current) ?? []).flatMap((id) => {
      const shape = shapes.regions.get(id);
      return shape ? [{ id, at: shape.anchor }] : [];
    });
    const next = neighbourTowards(from.anchor, key, around);
    if (next !== null) focus(next);
  }

  function focus(region: string): void {
    moveTabStop(region);
    regions.get(region)?.focus({ preventScroll: true });
  }

  root.addEventListener(
    'keydown',
    (event) => {
      const region = regionOf(event);
      if (region === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const actions: Readonly<Record<string, () => void>> = {
        Enter: () => handlers.onChoose(region),
        ' ': () => handlers.onChoose(region),
        Escape: () => handlers.onRelease(),
        '+': () => handlers.onZoom(1),
        '-': () => handlers.onZoom(-1),
      };
      const action = isArrowKey(event.key) ? () => goTowards(event.key) : actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    },
    options,
  );
  root.addEventListener(
    'focusin',
    (event) => {
      const region = regionOf(event);
      if (region === null) return;
      moveTabStop(region);
      const isSeen = regions.get(region)?.matches(':focus-visible') === true;
      showRing(isSeen ? region : null);
      if (isSeen) handlers.onCursor(region);
      else if (isCursorSeen) handlers.onCursor(null);
      isCursorSeen = isSeen;
    },
    options,
  );
  root.addEventListener(
    'focusout',
    (event) => {
      const goesOn = event.relatedTarget instanceof SVGElement && regions.has(event.relatedTarget.dataset.region ?? '');
      showRing(null);
      if (isCursorSeen && !goesOn) handlers.onCursor(null);
      isCursorSeen = isCursorSeen && goesOn;
    },
    options,
  );
  moveTabStop(current);
  return { focus, destroy: () => stop.abort() };
}
