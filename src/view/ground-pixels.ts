// The painted ground in pixels, made in idle moments: the whole board at the size that is asked for, and, where one comes
// nearer than the largest, what is in the window. Loaded once the drawing has arrived.
import { bake } from './bake.ts';
import type { Camera } from './camera.ts';
import type { Overlay } from './overlay.ts';
import { covers, type PixelPart, pixelsOf, toUnits } from './pixel-part.ts';
import type { BoardSize } from './shapes.ts';

/** Pixels a unit of the whole boards. The one that is needed is painted, and no other kept: a fine one weighs forty million bytes. */
const FINENESSES = [0.5, 1, 2] as const;
const FINEST = 2;
/** What is painted first, in few pieces, so that there is a ground at all. */
const FIRST = { fineness: 0.5, piece: 256 } as const;
const PIECE = 128;
/** What lies under a window that is nearer than the finest. */
const COARSE = 1;
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
  /** Resolves when the page has nothing better to do than to paint the ground more finely. */
  settled(): Promise<void>;
  /** Milliseconds after which the map is taken to rest. */
  readonly rest: number;
}

/** The whole board that is shown, or will be once it is painted. */
interface Board {
  readonly fineness: number;
  readonly stop: AbortController;
  readonly canvas: Promise<HTMLCanvasElement | null>;
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
  { show, lay, settled, rest: restMilliseconds }: GroundLayers,
): GroundPixels {
  let board: Board | null = null;
  let shown: number | null = null;
  let sharp: Sharp | null = null;
  let resting = 0;
  let painting = new AbortController();
  const enlargementNow = (): number => scale() * window.devicePixelRatio;
  const isResting = (): boolean => resting === 0;

  function boardOf(fineness: number): Promise<HTMLCanvasElement | null> {
    if (board?.fineness !== fineness) {
      board?.stop.abort();
      const stop = new AbortController();
      const whole = { left: 0, top: 0, width: width * fineness, height: Math.ceil(height * fineness) };
      const piece = shown === null ? FIRST.piece : PIECE;
      const canvas = bake(picture, fineness, whole, { signal: stop.signal, piece, mayPaint: isResting });
      board = { fineness, stop, canvas };
    }
    return board.canvas;
  }
  async function showBoard(fineness: number): Promise<void> {
    const canvas = await boardOf(fineness);
    if (!canvas || fineness === shown) return;
    shown = fineness;
    show(canvas);
  }
  /** The smallest that is fine enough: pixels that are pressed too far flicker. */
  async function chooseBoard(): Promise<void> {
    const needed = enlargementNow() / STRETCH;
    if (shown !== null && shown >= needed && shown <= needed * PRESS) return;
    const fineness = FINENESSES.find((one) => one >= needed) ?? shown ?? COARSE;
    if (fineness !== shown) await showBoard(fineness);
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
    const canvas = await bake(picture, enlargement, part, { signal, piece: PIECE, mayPaint: isResting });
    if (!canvas) return;
    canvas.classList.add('map-sharp');
    replaceSharp({ overlay: lay(canvas, toUnits(part, enlargement)), part, enlargement });
  }

  async function paint(): Promise<void> {
    await first;
    await chooseBoard();
    await paintWindow();
  }
  function rest(): void {
    resting = 0;
    void paint();
  }
  function wait(): void {
    clearTimeout(resting);
    resting = window.setTimeout(rest, restMilliseconds);
  }
  const MOVES = 'movestart zoomstart move zoom resize';
  map.on(MOVES, wait);
  const first = showBoard(FIRST.fineness).then(settled);
  void paint();

  return {
    destroy() {
      map.off(MOVES, wait);
      clearTimeout(resting);
      board?.stop.abort();
      painting.abort();
      replaceSharp(null);
    },
  };
}
