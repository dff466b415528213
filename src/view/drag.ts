// Carrying a token over the map, with mouse or finger. Fetched later; without it figures are moved by taps alone.
import './drag.css';
import { svgElement } from './svg.ts';

/** A token that is pressed so long rises, to say that it can be carried. */
const RISE_MILLISECONDS = 150;
/** Pixels that a hand may tremble before it carries a token. */
const STILL = 6;
/** Of a token in the hand, in pixels: as large as a fingertip. */
const SIZE = 46;
/** Tokens of a group in the hand overlap. */
const PITCH = 30;
/** Pixels above a finger, which would hide them. */
const ABOVE_FINGER = 26;

export interface DragHandlers {
  /** The figure leaves its place, with all that are chosen to go along. */
  onLift(figure: string): void;
  /** The region under the hand; null where there is none. */
  onOver(region: string | null): void;
  /** `from`: the region where it stood. */
  onDrop(region: string, from: string): void;
  /** Dropped beside the board, or given up by Escape or a second finger. */
  onCancel(): void;
}

interface Pressed {
  readonly token: SVGElement;
  readonly pointer: number;
  readonly isFinger: boolean;
  readonly x: number;
  readonly y: number;
}

/** Returns the removal of all its listeners. */
export function listenToDrag(container: HTMLElement, handlers: DragHandlers): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  let pressed: Pressed | null = null;
  let isCarried = false;
  /** The browser sends a click after a drag, too. */
  let isClickDue = false;
  let rising = 0;
  let over: SVGElement | null = null;
  let hand: HTMLElement | null = null;

  function show(tokens: readonly SVGElement[], { isFinger, x, y }: Pressed): void {
    hand?.remove();
    hand = document.createElement('div');
    hand.className = 'in-hand';
    hand.append(picture(tokens));
    hand.style.setProperty('--above', `${isFinger ? ABOVE_FINGER : 0}px`);
    container.append(hand);
    follow(x, y);
  }
  function follow(x: number, y: number): void {
    const { left, top } = container.getBoundingClientRect();
    hand?.style.setProperty('translate', `${x - left}px ${y - top}px`);
  }
  function lookAt(target: SVGElement | null): void {
    if (target === over) return;
    over?.classList.remove('is-under-hand');
    over = target;
    over?.classList.add('is-under-hand');
    handlers.onOver(over?.dataset.region ?? null);
  }
  function letGo(): void {
    clearTimeout(rising);
    hand?.remove();
    hand = null;
    pressed = null;
    isCarried = false;
    container.classList.remove('is-carrying');
  }
  function giveUp(): void {
    const wasCarried = isCarried;
    if (wasCarried) lookAt(null);
    letGo();
    if (wasCarried) handlers.onCancel();
  }
  function lift(from: Pressed): void {
    clearTimeout(rising);
    isCarried = true;
    // Tokens change places when one is chosen, and a token that does loses the pointer.
    container.setPointerCapture(from.pointer);
    container.classList.add('is-carrying');
    handlers.onLift(from.token.dataset.figure ?? '');
    const chosen = [...container.querySelectorAll<SVGElement>('.tokens .selected')];
    show(chosen.length > 0 ? chosen : [from.token], from);
  }

  container.addEventListener(
    'pointerdown',
    (event) => {
      isClickDue = false;
      if (!event.isPrimary || event.button !== 0) {
        giveUp();
        return;
      }
      const token = tokenAt(event.target);
      if (token === null) return;
      const { pointerId: pointer, pointerType, clientX: x, clientY: y } = event;
      const from = { token, pointer, isFinger: pointerType === 'touch', x, y };
      pressed = from;
      rising = window.setTimeout(() => show([token], from), RISE_MILLISECONDS);
    },
    options,
  );
  // The map would be dragged along. Two fingers zoom it, wherever they lie.
  container.addEventListener('mousedown', (event) => tokenAt(event.target) && keepFromMap(event), options);
  container.addEventListener(
    'touchstart',
    (event) => event.touches.length === 1 && tokenAt(event.target) && event.stopPropagation(),
    options,
  );
  container.addEventListener(
    'pointermove',
    (event) => {
      if (pressed === null || event.pointerId !== pressed.pointer) return;
      const { clientX: x, clientY: y } = event;
      if (!isCarried && Math.hypot(x - pressed.x, y - pressed.y) <= STILL) return;
      if (!isCarried) lift(pressed);
      follow(x, y);
      lookAt(regionAt(container, x, y));
    },
    options,
  );
  container.addEventListener(
    'pointerup',
    (event) => {
      if (pressed === null || event.pointerId !== pressed.pointer) return;
      if (!isCarried) {
        letGo();
        return;
      }
      isClickDue = true;
      const region = over?.dataset.region;
      if (region === undefined) {
        giveUp();
        return;
      }
      const from = pressed.token.dataset.at ?? '';
      lookAt(null);
      letGo();
      handlers.onDrop(region, from);
    },
    options,
  );
  container.addEventListener('pointercancel', giveUp, options);
  container.addEventListener(
    'click',
    (event) => {
      if (isClickDue && event.detail > 0) event.stopPropagation();
      isClickDue = false;
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isCarried) return;
      event.stopPropagation();
      giveUp();
    },
    options,
  );
  container.toggleAttribute('data-draggable', true);
  return () => {
    giveUp();
    stop.abort();
  };
}

function tokenAt(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>('[data-figure]') : null;
}

function keepFromMap(event: Event): void {
  event.stopPropagation();
  // Else the browser marks text on the way.
  event.preventDefault();
}

/** The region under a place of the window, also where a token lies on it. */
function regionAt(container: HTMLElement, x: number, y: number): SVGElement | null {
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !container.contains(hit)) return null;
  const at = hit.closest<SVGElement>('[data-at]')?.dataset.at;
  if (at === undefined) return hit.closest<SVGElement>('[data-region]');
  return container.querySelector<SVGElement>(`[data-region="${CSS.escape(at)}"]`);
}

/** Copies of the tokens, side by side round the middle. */
function picture(tokens: readonly SVGElement[]): SVGElement {
  const width = (tokens.length - 1) * PITCH + SIZE;
  const copies = tokens.map((token, index) => {
    const copy = svgElement('g', {
      class: token.getAttribute('class') ?? '',
      transform: `translate(${SIZE / 2 + index * PITCH},${SIZE / 2}) scale(${SIZE / 84})`,
    });
    copy.classList.add('selected');
    copy.classList.remove('unavailable');
    copy.replaceChildren(...[...token.children].map((child) => child.cloneNode(true)));
    for (const name of ['--field', '--charge']) copy.style.setProperty(name, token.style.getPropertyValue(name));
    return copy;
  });
  return svgElement('svg', { width: String(width), height: String(SIZE), 'aria-hidden': 'true' }, ...copies);
}
