// The painted ground under the regions: one picture a theme, shown once it has arrived, never waited for. A drawing of
// thousands of strokes can be neither shown nor moved smoothly, so what is shown are pixels of it.
import type { Box } from './box.ts';
import type { Camera } from './camera.ts';
import type { GroundPixels } from './ground-pixels.ts';
import { whenIdle } from './idle.ts';
import { Overlay } from './overlay.ts';
import type { PixelPart } from './pixel-part.ts';
import type { BoardSize } from './shapes.ts';

/** It takes longest to paint, so it waits until the board above it has been drawn. */
const REST_MILLISECONDS = 500;
const PATIENCE_MILLISECONDS = 400;

/** `onSettled`: the ground has been shown for a moment, or it is certain that there is none. */
export function createOrnament(
  { map, scale, seen }: Camera,
  size: BoardSize,
  root: Element,
  turned: boolean,
  onSettled: () => void,
) {
  const { width, height } = size;
  let wanted: string | null | undefined;
  let ground: Overlay | null = null;
  let pixels: GroundPixels | null = null;

  const lay = (element: HTMLElement, part: PixelPart): Overlay => {
    const [left, top] = turned
      ? [width - part.left - part.width, height - part.top - part.height]
      : [part.left, part.top];
    return new Overlay(element, { ...part, left, top, turned, pane: 'ornament', rest: REST_MILLISECONDS });
  };
  /** The part of the picture in the window, which lies as it was drawn. */
  const seenOfPicture = (): Box => {
    const box = seen();
    return turned ? { ...box, x: width - box.x, y: height - box.y } : box;
  };
  function show(element: HTMLElement | null): void {
    const next = element && lay(element, { left: 0, top: 0, width, height });
    if (next) map.addLayer(next);
    if (ground) map.removeLayer(ground);
    ground = next;
    root.classList.toggle('has-ornament', next !== null);
  }
  /** The page may have better to do with the first moments of a map that can be used. */
  function settled(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(() => {
        whenIdle(() => {
          onSettled();
          resolve();
        });
      }, PATIENCE_MILLISECONDS);
    });
  }
  function forget(): void {
    pixels?.destroy();
    pixels = null;
  }
  async function arrive(image: HTMLImageElement, address: string): Promise<void> {
    const module = await import('./ground-pixels.ts').catch(() => null);
    if (wanted !== address) return;
    if (!module) {
      // The drawing itself stands in for them, only slower to move.
      show(image);
      await settled();
      return;
    }
    pixels = module.createGroundPixels(image, { map, scale, seen: seenOfPicture }, size, {
      show,
      lay,
      settled,
      rest: REST_MILLISECONDS,
    });
  }

  return {
    set(address: string | null): void {
      // Who has set colours of their own gets plain grounds in them.
      const allowed = window.matchMedia?.('(forced-colors: active)').matches ? null : address;
      if (allowed === wanted) return;
      wanted = allowed;
      // What was there is another theme's: plain fills in the colours of this one stand in for its own.
      forget();
      show(null);
      if (allowed === null) {
        void settled();
        return;
      }
      const image = new Image();
      image.alt = '';
      image.draggable = false;
      image.decoding = 'async';
      image.src = allowed;
      image.decode().then(
        () => {
          if (wanted === allowed) void arrive(image, allowed);
        },
        // Where it cannot be had, the plain fills stay.
        () => {
          if (wanted === allowed) void settled();
        },
      );
    },
    destroy(): void {
      wanted = null;
      forget();
      show(null);
    },
  };
}
