// Keeps the drawing over the board, for the presenter and for the audience.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { render } from 'preact';
import type { Box, Point } from '../../view/box.ts';
import type { MapView } from '../../view/map-state.ts';
import { layOverBoard, type OverBoard } from '../../view/over-board.ts';
import { BoardDrawing } from './board-drawing.tsx';
import type { Note } from './notes.ts';

export interface Shown {
  readonly spotlight: string | null;
  readonly notes: readonly Note[];
  /** In units of the unturned board. */
  readonly pointer: Point | null;
  readonly turned: boolean;
}

export interface BoardOver {
  readonly element: SVGSVGElement;
  readonly over: OverBoard;
  /** The part of the board that is seen, in units of the unturned board. */
  seen(): Box;
  /** Shows that part. */
  see(box: Box): void;
  /** Where the hand is, in units of the unturned board. */
  placeOf(at: { readonly clientX: number; readonly clientY: number }): Point;
  destroy(): void;
}

export function drawOverBoard(view: MapView, shown: ReadonlySignal<Shown>, onCamera: () => void): BoardOver {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.classList.add('over-board');
  element.setAttribute('aria-hidden', 'true');
  const scale = signal(1);
  const over = layOverBoard(view, element, () => {
    scale.value = over.scale();
    onCamera();
  });
  scale.value = over.scale();
  const { width, height } = view.snapshot().shapes;
  const isTurned = (): boolean => shown.peek().turned;
  const turnedBox = (box: Box): Box => (isTurned() ? { ...box, x: width - box.x, y: height - box.y } : box);
  const stop = effect(() => {
    const { spotlight, turned, notes, pointer } = shown.value;
    // The map turns the board with the same change of state; its outlines are read once it has.
    const lit = spotlight === null ? null : (view.snapshot().shapes.regions.get(spotlight)?.path ?? null);
    render(<BoardDrawing {...{ width, height, turned, lit, notes, pointer }} scale={scale.value} />, element);
  });
  return {
    element,
    over,
    seen: () => turnedBox(over.seen()),
    see: (box) => over.see(turnedBox(box)),
    placeOf(at) {
      const [x, y] = over.placeOf(at);
      return isTurned() ? [width - x, height - y] : [x, y];
    },
    destroy() {
      stop();
      render(null, element);
      over.destroy();
    },
  };
}
