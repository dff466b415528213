// Which neighbour an arrow key means: the one that lies most nearly that way.
import type { Point } from './box.ts';

export type ArrowKey = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const WAYS: Readonly<Record<ArrowKey, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(WAYS, key);

/** Neighbours more than 75° off the arrow's way are not meant; between the rest the angle decides, then nearness. */
export function neighbourTowards(
  from: Point,
  key: ArrowKey,
  neighbours: readonly { readonly id: string; readonly at: Point }[],
): string | null {
  const way = WAYS[key];
  let best: string | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const { id, at } of neighbours) {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const cosine = (dx * way[0] + dy * way[1]) / length;
    if (cosine < 0.26) continue;
    const cost = (1 - cosine) * 200 + length * 0.25;
    if (cost < bestCost) {
      bestCost = cost;
      best = id;
    }
  }
  return best;
}
