// Listens to mouse, finger and pen on the map: taps, holding a finger still, hovering.
import type { PointerKind } from './map-state.ts';

const HOLD_MILLISECONDS = 420;
/** Pixels that a hand may tremble in a tap; beyond, it drags the map. */
const STILL: Readonly<Record<PointerKind, number>> = { mouse: 4, touch: 10, keyboard: 0 };
const DOUBLE_MILLISECONDS = 320;
/** Two taps further apart are no double tap. */
const DOUBLE_REACH = 24;

export interface PointerHandlers {
  onTap(event: MouseEvent, pointer: PointerKind): void;
  /** The second half of a double tap; the first was a tap. */
  onDoubleTap(event: MouseEvent): void;
  /** The element under the mouse or the held finger; null when it leaves. */
  onPoint(element: Element | null): void;
}

const kindOf = (type: string): PointerKind => (type === 'touch' || type === 'pen' ? 'touch' : 'mouse');

/** Returns the removal of all its listeners. */
export function listenToPointer(container: HTMLElement, handlers: PointerHandlers): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let pointer: PointerKind = 'mouse';
  let downAt = { x: 0, y: 0, time: 0 };
  let overAt = { x: Number.NaN, y: Number.NaN };
  let hold = 0;
  let isHeld = false;
  let isDragged = false;
  let fingers = 0;
  let lastTap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  function letGo(): void {
    clearTimeout(hold);
    if (isHeld) handlers.onPoint(null);
  }

  container.addEventListener(
    'pointerdown',
    (event) => {
      pointer = kindOf(event.pointerType);
      downAt = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      letGo();
      isHeld = false;
      isDragged = false;
      if (pointer !== 'touch') return;
      fingers = event.isPrimary ? 1 : fingers + 1;
      if (fingers > 1) {
        isDragged = true;
        return;
      }
      const element = event.target instanceof Element ? event.target : null;
      hold = window.setTimeout(() => {
        isHeld = true;
        handlers.onPoint(element);
      }, HOLD_MILLISECONDS);
    },
    options,
  );
  container.addEventListener(
    'pointermove',
    (event) => {
      overAt = { x: event.clientX, y: event.clientY };
      if (Math.hypot(event.clientX - downAt.x, event.clientY - downAt.y) <= STILL[pointer]) return;
      clearTimeout(hold);
      isDragged = true;
    },
    options,
  );
  for (const name of ['pointerup', 'pointercancel'] as const) {
    container.addEventListener(
      name,
      ({ timeStamp }) => {
        letGo();
        // Where the page was busy the finger may be long gone by the time that it is found to hold still.
        if (timeStamp - downAt.time < HOLD_MILLISECONDS) isHeld = false;
      },
      options,
    );
  }

  container.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || !(event.target instanceof Element)) return;
      // The map may move under a mouse that rests, at a key or a button: nothing is pointed at then.
      const isResting = event.clientX === overAt.x && event.clientY === overAt.y;
      overAt = { x: event.clientX, y: event.clientY };
      if (!isResting) handlers.onPoint(event.target);
    },
    options,
  );
  container.addEventListener(
    'pointerleave',
    (event) => event.pointerType === 'mouse' && handlers.onPoint(null),
    options,
  );
  // A held finger asks for the route, not for the browser's menu.
  container.addEventListener('contextmenu', (event) => pointer === 'touch' && event.preventDefault(), options);

  // What is pressed elsewhere between two taps parts them.
  for (const name of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(
      name,
      (event) => {
        if (name === 'keydown' || !event.composedPath().includes(container)) lastTap.time = Number.NEGATIVE_INFINITY;
      },
      { ...options, capture: true },
    );
  }

  container.addEventListener(
    'click',
    (event) => {
      // Clicks that a program or a screen reader makes have no detail, and no place to trust.
      const isMade = event.detail === 0;
      if (isHeld || (!isMade && isDragged)) {
        isHeld = false;
        return;
      }
      const { clientX: x, clientY: y, timeStamp: time } = event;
      const isSecond =
        !isMade && time - lastTap.time < DOUBLE_MILLISECONDS && Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE_REACH;
      lastTap = { time: isSecond ? Number.NEGATIVE_INFINITY : time, x, y };
      if (isSecond) handlers.onDoubleTap(event);
      else handlers.onTap(event, pointer);
    },
    options,
  );
  return () => {
    clearTimeout(hold);
    stop.abort();
  };
}
