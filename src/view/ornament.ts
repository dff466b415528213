// The painted ground under the regions: one picture a theme, shown once it has arrived, never waited for. A drawing of
// thousands of strokes cannot be moved smoothly, so in idle moments it is turned into pixels: the whole board at a few
// sizes, and, where one comes nearer than the largest, what is in the window.
import { bake, halved } from './bake.ts';
import type { Camera } from './camera.ts';
import { Overlay, type OverlayOptions } from './overlay.ts';
import { covers, type PixelPart, pixelsOf, toUnits } from './pixel-part.ts';
import type { BoardShapes } from './shapes.ts';

/** Pixels a unit of the largest whole board, and how many halves of it there are. */
const FINEST = 2;
const HALVES = 2;
/** How far pixels may be stretched before it shows. */
const STRETCH = 1.2;
const REST_MILLISECONDS = 500;
/** What is painted beyond the window on each side, as a share of the window. */
const BEYOND = 0.2;
/** More pixels than this are not kept: the whole board must do. */
const MOST_PIXELS = 12e6;

interface Sharp {
  readonly overlay: Overlay;
  readonly part: PixelPart;
  readonly enlargement: number;
}

export function createOrnament({ map, seen, scale }: Camera, { width, height }: BoardShapes, root: Element) {
  let wanted: string | null = null;
  let picture: HTMLImageElement | null = null;
  /** Whole boards in pixels, the finest first; empty until they are painted. */
  let boards: readonly HTMLCanvasElement[] = [];
  let ground: Overlay | null = null;
  let sharp: Sharp | null = null;
  let resting = 0;
  let painting = new AbortController();

  const overlay = (
    element: HTMLElement,
    part: Pick<OverlayOptions, 'left' | 'top' | 'width' | 'height'> = { width, height },
  ): Overlay => new Overlay(element, { ...part, pane: 'ornament', rest: REST_MILLISECONDS });
  function replaceGround(next: Overlay | null): void {
    if (next) map.addLayer(next);
    if (ground) map.removeLayer(ground);
    ground = next;
    root.classList.toggle('has-ornament', next !== null);
  }
  function replaceSharp(next: Sharp | null): void {
    if (next) map.addLayer(next.overlay);
    if (sharp) map.removeLayer(sharp.overlay);
    sharp = next;
  }
  const enlargementNow = (): number => scale() * window.devicePixelRatio;
  const isResting = (): boolean => resting === 0;

  async function paintBoards(source: HTMLImageElement): Promise<void> {
    const { signal } = painting;
    const whole = { left: 0, top: 0, width: width * FINEST, height: height * FINEST };
    const canvas = await bake(source, FINEST, whole, { signal, mayPaint: isResting });
    if (!canvas || signal.aborted) return;
    boards = halved(canvas, HALVES);
    chooseBoard();
  }
  /** The smallest that is fine enough: pixels that are pressed together too far flicker. */
  function chooseBoard(): void {
    const needed = enlargementNow() / STRETCH;
    const pixels = (board: HTMLCanvasElement): number => board.width / width;
    const board = boards.findLast((one) => pixels(one) >= needed) ?? boards[0];
    const shown = boards.find((one) => one === ground?.element);
    // Another board costs a moment: one that is a little too fine stays.
    const mayStay = shown && pixels(shown) >= needed && pixels(shown) <= needed * 3;
    if (board && board !== shown && !mayStay) replaceGround(overlay(board));
  }
  async function paintWindow(source: HTMLImageElement): Promise<void> {
    const { signal } = painting;
    const enlargement = enlargementNow();
    if (enlargement <= FINEST * STRETCH) {
      replaceSharp(null);
      return;
    }
    const inWindow = pixelsOf(seen(), enlargement, 0, width, height);
    if (sharp?.enlargement === enlargement && covers(sharp.part, inWindow)) return;
    const part = pixelsOf(seen(), enlargement, BEYOND, width, height);
    if (part.width * part.height > MOST_PIXELS) return;
    const isStill = (): boolean => isResting() && enlargementNow() === enlargement;
    const canvas = await bake(source, enlargement, part, { signal, mayPaint: isStill });
    if (!canvas || signal.aborted) return;
    canvas.classList.add('map-sharp');
    replaceSharp({ overlay: overlay(canvas, toUnits(part, enlargement)), part, enlargement });
  }

  function rest(): void {
    resting = 0;
    if (!picture || boards.length === 0) return;
    chooseBoard();
    painting.abort();
    painting = new AbortController();
    void paintWindow(picture);
  }
  function wait(): void {
    clearTimeout(resting);
    resting = window.setTimeout(rest, REST_MILLISECONDS);
  }
  map.on('movestart zoomstart move zoom resize', wait);

  function forget(): void {
    painting.abort();
    painting = new AbortController();
    picture = null;
    boards = [];
    replaceSharp(null);
  }
  function arrive(image: HTMLImageElement): void {
    forget();
    picture = image;
    replaceGround(overlay(image));
    void paintBoards(image);
  }

  return {
    set(address: string | null): void {
      // Who has set colours of their own gets plain grounds in them.
      const allowed = window.matchMedia?.('(forced-colors: active)').matches ? null : address;
      if (allowed === wanted) return;
      wanted = allowed;
      if (allowed === null) {
        forget();
        replaceGround(null);
        return;
      }
      const image = new Image();
      image.alt = '';
      image.draggable = false;
      image.decoding = 'async';
      image.src = allowed;
      image.decode().then(
        () => wanted === allowed && arrive(image),
        // Where it cannot be had, the plain fills of the regions stay.
        () => wanted === allowed && replaceGround(null),
      );
    },
    destroy(): void {
      wanted = null;
      clearTimeout(resting);
      painting.abort();
    },
  };
}
