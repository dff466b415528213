// The map as one tab stop: a cursor that arrow keys move from region to adjacent region.
import type { BoardLayer } from './board-layer.ts';
import { distance, type Point } from './box.ts';
import { isArrowKey, neighbourTowards } from './direction.ts';
import type { MapState, Mark } from './map-state.ts';
import type { BoardShapes, RegionShape } from './shapes.ts';
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
  /** Where the keyboard enters the map, as long as it is elsewhere: where a move starts, what is chosen, the middle. */
  enterAt(views: MapState['regions']): void;
  destroy(): void;
}

/** `container` hears what the board's elements tell: an SVG that listens to the focus itself becomes a tab stop. */
export function createCursor(
  container: HTMLElement,
  { regions, layers }: BoardLayer,
  shapes: BoardShapes,
  handlers: KeyboardHandlers,
): Cursor {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const rings = ['focus-casing', 'focus-core'].map((name) =>
    layers.focus.appendChild(svgElement('path', { class: `ring ${name}` })),
  );
  let current = '';
  let entrance = '';
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

  function middle(): string {
    const at: Point = [shapes.width / 2, shapes.height / 2];
    const away = ({ anchor }: RegionShape): number => distance(anchor, at);
    return [...shapes.regions.values()].reduce((best, one) => (away(one) < away(best) ? one : best)).id;
  }
  function enterAt(views: MapState['regions']): void {
    const marked = (mark: Mark) => [...views].find(([, { marks }]) => marks.has(mark))?.[0];
    const next = marked('origin') ?? marked('selected') ?? middle();
    if (next === entrance || container.matches(':focus-within')) return;
    entrance = next;
    moveTabStop(next);
  }

  container.addEventListener(
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
  container.addEventListener(
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
  container.addEventListener(
    'focusout',
    (event) => {
      const goesOn = event.relatedTarget instanceof SVGElement && regions.has(event.relatedTarget.dataset.region ?? '');
      showRing(null);
      if (isCursorSeen && !goesOn) handlers.onCursor(null);
      isCursorSeen = isCursorSeen && goesOn;
    },
    options,
  );
  return { focus, enterAt, destroy: () => stop.abort() };
}
