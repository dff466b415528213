import { expect, test } from 'vitest';
import { blockingTime } from '../../perf/blocking.ts';

test.each([
  ['what a task takes beyond 50 ms', [{ start: 1000, duration: 120 }], 0, 70],
  [
    'of every such task',
    [
      { start: 1000, duration: 120 },
      { start: 1200, duration: 60 },
    ],
    0,
    80,
  ],
  ['short tasks are not felt', [{ start: 1000, duration: 50 }], 0, 0],
  ['before the first paint nobody waits', [{ start: 100, duration: 400 }], 600, 0],
  ['of a task that is under way by then, the rest', [{ start: 100, duration: 400 }], 300, 150],
  ['no tasks, no time', [], 0, 0],
])('blocking time: %s', (_, tasks, from, wanted) => {
  expect(blockingTime(tasks, from)).toBe(wanted);
});
