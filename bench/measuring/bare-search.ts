// The yardstick: the plainest breadth-first search over typed arrays that answers «how far is each region».
import type { BoardIndex } from '../../src/board/board-index.ts';

export function bareSearch({ size, passable }: BoardIndex, origin: number, range: number): Int16Array {
  const { offsets, targets } = passable;
  const distance = new Int16Array(size).fill(-1);
  const queue = new Int32Array(size);
  distance[origin] = 0;
  queue[0] = origin;
  let count = 1;
  for (let head = 0; head < count; head++) {
    const region = queue[head] as number;
    const steps = distance[region] as number;
    if (steps >= range) break;
    for (let at = offsets[region] as number; at < (offsets[region + 1] as number); at++) {
      const next = targets[at] as number;
      if (distance[next] !== -1) continue;
      distance[next] = steps + 1;
      queue[count++] = next;
    }
  }
  return distance;
}
