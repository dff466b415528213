// Paints part of a picture into pixels, piece by piece in the browser's idle moments: a drawing of thousands of strokes
// takes far longer to paint than a frame lasts.

import { whenIdle } from './idle.ts';
import type { PixelPart } from './pixel-part.ts';

/** Pixels of one piece from edge to edge. */
const PIECE = 128;
const PAUSE = 150;

/** Null where it was given up, or the browser has no canvas. */
export function bake(
  picture: HTMLImageElement,
  enlargement: number,
  { left, top, width, height }: PixelPart,
  { signal, mayPaint }: { readonly signal: AbortSignal; mayPaint(): boolean },
): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { alpha: false });
  const pieces: (readonly [x: number, y: number])[] = [];
  for (let y = 0; y < height; y += PIECE) for (let x = 0; x < width; x += PIECE) pieces.push([x, y]);

  return new Promise((resolve) => {
    const paintNext = (): void => {
      if (signal.aborted || !context) {
        resolve(null);
        return;
      }
      if (!mayPaint()) {
        setTimeout(paintNext, PAUSE);
        return;
      }
      const piece = pieces.shift();
      if (!piece) {
        resolve(canvas);
        return;
      }
      const [x, y] = piece;
      const [w, h] = [Math.min(PIECE, width - x), Math.min(PIECE, height - y)];
      const source = [left + x, top + y, w, h].map((length) => length / enlargement) as [
        number,
        number,
        number,
        number,
      ];
      context.drawImage(picture, ...source, x, y, w, h);
      whenIdle(paintNext);
    };
    whenIdle(paintNext);
  });
}
