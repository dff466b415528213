import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { elementLimit, judge, libraryLimit, limits, offlineLimit } from '../../scripts/setup/sizes.mjs';
import { wireSize } from '../../scripts/setup/transfer.mjs';

const transfers = [
  { path: '/', type: 'text/html', bytes: 1_000 },
  { path: '/assets/main.js', type: 'text/javascript', bytes: 90_000 },
  { path: '/assets/main.css', type: 'text/css', bytes: 10_000 },
  { path: '/assets/shapes.json', type: 'application/json', bytes: 60_000 },
  { path: '/assets/names.woff2', type: 'font/woff2', bytes: 24_000 },
];

const [code, all] = limits as [(typeof limits)[number], (typeof limits)[number]];

test('the limits are 120 kB of code and 220 kB of everything', () => {
  expect(limits.map(({ kilobytes }) => kilobytes)).toEqual([120, 220]);
});

test('the library may weigh 15 kB, up to the last byte', () => {
  const weighing = (bytes: number) => [{ path: 'sendas', type: 'text/javascript', bytes }];
  expect(judge(libraryLimit, weighing(15_000))).toEqual({ bytes: 15_000, holds: true });
  expect(judge(libraryLimit, weighing(15_001)).holds).toBe(false);
  expect(judge(libraryLimit, []).holds).toBe(false);
});

test('the element for other pages may weigh 130 kB', () => {
  const weighing = (bytes: number) => [{ path: 'sendas-map.js', type: 'text/javascript', bytes }];
  expect(judge(elementLimit, weighing(130_000))).toEqual({ bytes: 130_000, holds: true });
  expect(judge(elementLimit, weighing(130_001)).holds).toBe(false);
  expect(judge(elementLimit, []).holds).toBe(false);
});

test('what is kept for use without a network may weigh 600 kB', () => {
  const weighing = (bytes: number) => [{ path: '/', type: 'text/html', bytes }];
  expect(judge(offlineLimit, weighing(600_000))).toEqual({ bytes: 600_000, holds: true });
  expect(judge(offlineLimit, weighing(600_001)).holds).toBe(false);
});

test('code is JS and CSS; everything is everything', () => {
  expect(judge(code, transfers)).toEqual({ bytes: 100_000, holds: true });
  expect(judge(all, transfers)).toEqual({ bytes: 185_000, holds: true });
});

test('a limit holds up to its last byte', () => {
  const weighing = (bytes: number) => [{ path: '/main.js', type: 'text/javascript', bytes }];
  expect(judge(code, weighing(120_000)).holds).toBe(true);
  expect(judge(code, weighing(120_001)).holds).toBe(false);
  expect(judge(all, weighing(220_001)).holds).toBe(false);
});

test('a page that asked for nothing does not hold its limits', () => {
  expect(judge(code, []).holds).toBe(false);
  expect(judge(all, []).holds).toBe(false);
});

test('text weighs what it does compressed, a font what it does', () => {
  const body = Buffer.from('Bosque Negro '.repeat(1_000));
  expect(wireSize('text/javascript', body)).toBe(gzipSync(body, { level: 9 }).length);
  expect(wireSize('font/woff2', body)).toBe(13_000);
  expect(wireSize('image/webp', body)).toBe(13_000);
});
