// The painted ground in pixels, made in idle moments: the whole board at a few sizes, and, where one comes nearer than
// the largest, what is in the window. Loaded once the drawing has arrived.
import { bake, halved } from './bake.ts';
import type { Camera } from './camera.ts';
import type { Overlay } from './overlay.ts';
import { covers, type PixelPart, pixelsOf, toUnits } from './pixel-part.ts';
import type { BoardSize } from './shapes.ts';

/** Pixels a unit of the largest whole board, and how many halves of it there are. */
const FINEST = 2;
const HALVES = 2;
/** How far pixels may be stretched before it shows, and how far they may be pressed before another board pays. */
const STRETCH = 1.2;
const PRESS = 3;
/** What is painted beyond the window on each side, as a share of the window. */
const BEYOND = 0.2;
/** More pixels than this are not kept: the whole board must do. */
const MOST_PIXELS = 12e6;

export interface GroundPixels {
  destroy(): void;
}

export interface GroundLayers {
  /** Puts a whole board in the place of what is shown. */
  show(board: HTMLElement): void;
  /** Makes a layer of a part of the board, in units. */
  lay(element: HTMLElement, part: PixelPart): Overlay;
  /** Milliseconds after which the map is taken to rest. */
  readonly rest: number;
}

interface Sharp {
  readonly overlay: Overlay;
  readonly part: PixelPart;
  readonly enlargement: number;
}

export function createGroundPixels(
  picture: HTMLImageElement,
  { map, seen, scale }: Pick<Camera, 'map' | 'seen' | 'scale'>,
  { width, height }: BoardSize,
  { show, lay, rest: restMilliseconds }: GroundLayers,
): GroundPixels {
  const stop = new AbortController();
  /** The finest first; empty until they are painted. */
  let boards: readonly HTMLCanvasElement[] = [];
  let shown: HTMLCanvasElement | null = null;
  let sharp: Sharp | null = null;
  let resting = 0;
  let painting = new AbortController();
  const enlargementNow = (): number => scale() * window.devicePixelRatio;
  const isResting = (): boolean => resting === 0;

  async function paintBoards(): Promise<void> {
    const whole = { left: 0, top: 0, width: width * FINEST, height: height * FINEST };
    const canvas = await bake(picture, FINEST, whole, { signal: stop.signal, mayPaint: isResting });
    if (!canvas) return;
    boards = halved(canvas, HALVES);
    chooseBoard();
    void paintWindow();
  }
  /** The smallest that is fine enough: pixels that are pressed too far flicker. */
  function chooseBoard(): void {
    const needed = enlargementNow() / STRETCH;
    const fineness = (board: HTMLCanvasElement): number => board.width / width;
    const board = boards.findLast((one) => fineness(one) >= needed) ?? boards[0];
    const mayStay = shown && fineness(shown) >= needed && fineness(shown) <= needed * PRESS;
    if (!board || board === shown || mayStay) return;
    shown = board;
    show(board);
  }
  function replaceSharp(next: Sharp | null): void {
    if (next) map.addLayer(next.overlay);
    if (sharp) map.removeLayer(sharp.overlay);
    sharp = next;
  }
  async function paintWindow(): Promise<void> {
    painting.abort();
    painting = new AbortController();
    const { signal } = painting;
    const enlargement = enlargementNow();
    if (enlargement <= FINEST * STRETCH) {
      replaceSharp(null);
      return;
    }
    if (sharp?.enlargement === enlargement && covers(sharp.part, pixelsOf(seen(), enlargement, 0, width, height)))
      return;
    const part = pixelsOf(seen(), enlargement, BEYOND, width, height);
    if (part.width * part.height > MOST_PIXELS) return;
    const canvas = await bake(picture, enlargement, part, { signal, mayPaint: isResting });
    if (!canvas) return;
    canvas.classList.add('map-sharp');
    replaceSharp({ overlay: lay(canvas, toUnits(part, enlargement)), part, enlargement });
  }

  function rest(): void {
    resting = 0;
    if (boards.length === 0) return;
    chooseBoard();
    void paintWindow();
  }
  function wait(): void {
    clearTimeout(resting);
    resting = window.setTimeout(rest, restMilliseconds);
  }
  const MOVES = 'movestart zoomstart move zoom resize';
  map.on(MOVES, wait);
  void paintBoards();

  return {
    destroy() {
      map.off(MOVES, wait);
      clearTimeout(resting);
      stop.abort();
      painting.abort();
      replaceSharp(null);
    },
  };
}
