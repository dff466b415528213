// Paints part of a picture into pixels, piece by piece in the browser's idle moments: a drawing of thousands of strokes
// takes far longer to paint than a frame lasts.

import { whenIdle } from './idle.ts';
import type { PixelPart } from './pixel-part.ts';

const PAUSE = 150;

export interface Baking {
  readonly signal: AbortSignal;
  /** Pixels of one piece from edge to edge. Each costs as much as the whole picture has strokes, and as it has pixels. */
  readonly piece: number;
  mayPaint(): boolean;
}

/** What was painted, in a canvas that is done with: one that may be painted on is copied anew whenever it is shown. */
function still(painted: OffscreenCanvas): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [painted.width, painted.height];
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(painted.transferToImageBitmap());
  return canvas;
}

/** Null where it was given up, or the browser has no canvas. */
export function bake(
  picture: HTMLImageElement,
  enlargement: number,
  { left, top, width, height }: PixelPart,
  { signal, piece: edge, mayPaint }: Baking,
): Promise<HTMLCanvasElement | null> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  // Browsers put off what is drawn on a canvas until it is taken from it. Each piece is taken by itself, or all would be
  // painted in the one moment in which the whole is.
  const small = new OffscreenCanvas(edge, edge);
  const brush = small.getContext('2d', { alpha: false });
  const pieces: (readonly [x: number, y: number])[] = [];
  for (let y = 0; y < height; y += edge) for (let x = 0; x < width; x += edge) pieces.push([x, y]);

  return new Promise((resolve) => {
    const paintNext = (): void => {
      if (signal.aborted || !context || !brush) {
        resolve(null);
        return;
      }
      if (!mayPaint()) {
        setTimeout(paintNext, PAUSE);
        return;
      }
      const piece = pieces.shift();
      if (!piece) {
        resolve(still(canvas));
        return;
      }
      const [x, y] = piece;
      const [w, h] = [Math.min(edge, width - x), Math.min(edge, height - y)];
      const source = [left + x, top + y, w, h].map((length) => length / enlargement) as [
        number,
        number,
        number,
        number,
      ];
      brush.drawImage(picture, ...source, 0, 0, w, h);
      const painted = small.transferToImageBitmap();
      context.drawImage(painted, x, y);
      painted.close();
      whenIdle(paintNext);
    };
    whenIdle(paintNext);
  });
}
