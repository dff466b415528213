// A part of the board, in pixels of an enlarged picture or in units.
import type { Box } from './box.ts';

export interface PixelPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box in units, and so much beyond it on each side as a share of its size, within the board. */
export function pixelsOf(box: Box, enlargement: number, beyond: number, width: number, height: number): PixelPart {
  const [growX, growY] = [box.width * beyond, box.height * beyond];
  const left = Math.floor(Math.max(0, box.x - box.width / 2 - growX) * enlargement);
  const top = Math.floor(Math.max(0, box.y - box.height / 2 - growY) * enlargement);
  const right = Math.ceil(Math.min(width, box.x + box.width / 2 + growX) * enlargement);
  const bottom = Math.ceil(Math.min(height, box.y + box.height / 2 + growY) * enlargement);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export const covers = (outer: PixelPart, inner: PixelPart): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

export const toUnits = ({ left, top, width, height }: PixelPart, enlargement: number): PixelPart => ({
  left: left / enlargement,
  top: top / enlargement,
  width: width / enlargement,
  height: height / enlargement,
});
