// The hand over the board: it draws with pen and arrow, and wherever it goes it is seen. Once a stylus has drawn, fingers
// move the map.
import type { Signal } from '@preact/signals';
import type { Point } from '../../view/box.ts';
import type { BoardOver } from './board-over.tsx';
import { beginNote, drawOn, type Note } from './notes.ts';
import type { Presentation } from './presentation.ts';

export interface HandSignals {
  /** The note that is being drawn; null between notes. */
  readonly drawing: Signal<Note | null>;
  /** In units of the unturned board; null away from the map. */
  readonly pointer: Signal<Point | null>;
}

/** Returns the removal of all its listeners. */
export function listenToHand<Position>(
  { element, placeOf }: BoardOver,
  { tool, colour, draw }: Pick<Presentation<Position>, 'tool' | 'colour' | 'draw'>,
  { drawing, pointer }: HandSignals,
): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const map = element.closest<HTMLElement>('.map');
  let holds: number | null = null;
  let hasStylus = false;

  const isForMap = ({ pointerType }: PointerEvent): boolean => hasStylus && pointerType === 'touch';

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'pen') hasStylus = true;
      const kind = tool.peek() === 'arrow' ? 'arrow' : 'line';
      if (isForMap(event) || event.button !== 0 || holds !== null) return;
      event.stopPropagation();
      event.preventDefault();
      holds = event.pointerId;
      element.setPointerCapture(holds);
      drawing.value = beginNote(kind, colour.peek(), placeOf(event));
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const note = drawing.peek();
      if (event.pointerId !== holds || note === null) return;
      event.stopPropagation();
      const steps = event.getCoalescedEvents?.() ?? [];
      drawing.value = [...steps, event].reduce((drawn, step) => drawOn(drawn, placeOf(step)), note);
    },
    options,
  );
  function lift(isKept: boolean): (event: PointerEvent) => void {
    return (event) => {
      const note = drawing.peek();
      if (event.pointerId !== holds || note === null) return;
      event.stopPropagation();
      holds = null;
      drawing.value = null;
      if (isKept) draw(note);
    };
  }
  element.addEventListener('pointerup', lift(true), options);
  element.addEventListener('pointercancel', lift(false), options);
  // Leaflet and the map hear of a hand by these; a stroke moves no map and chooses nobody.
  for (const name of ['mousedown', 'touchstart', 'click'] as const) {
    element.addEventListener(
      name,
      (event) => {
        if (holds !== null || name === 'click') event.stopPropagation();
      },
      { ...options, passive: true },
    );
  }

  map?.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'touch' || drawing.peek() !== null) pointer.value = placeOf(event);
    },
    { ...options, capture: true },
  );
  map?.addEventListener(
    'pointerleave',
    () => {
      pointer.value = null;
    },
    options,
  );
  return () => stop.abort();
}
