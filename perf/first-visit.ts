// The first visit on a slow phone: Lighthouse's slow 4G and a quarter of the machine's speed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { waitUntilReady } from '../bench/measuring/site.ts';
import { median } from '../bench/measuring/statistics.ts';
import { projectRoot } from '../scripts/setup/project.mjs';
import { judge, limits } from '../scripts/setup/sizes.mjs';
import { firstView, markWhenReady, readyMark } from '../scripts/setup/transfer.mjs';
import { blockingTime, type Task } from './blocking.ts';
import { atMost, type Figure } from './figure.ts';

const PART = 'First visit: slow 4G (150 ms, 1.6 Mb/s), a quarter of the speed, 412 × 823';
const WARM_UP = 1;
const ROUNDS = 7;
const BITS = 8;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / BITS,
  uploadThroughput: 750e3 / BITS,
} as const;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWNESS = 4;

interface Visit {
  /** All in milliseconds from the start of the navigation; `shift` is the score. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly largest: string;
  readonly ground: number;
  readonly ready: number;
  readonly blocking: number;
  readonly shift: number;
}

interface Seen {
  FCP: number;
  LCP: number;
  CLS: number;
  largest: string;
  lastWork: number;
  tasks: Task[];
}
type Metric = {
  readonly name: 'FCP' | 'LCP' | 'CLS';
  readonly value: number;
  readonly attribution: { target?: string };
};
declare global {
  interface Window {
    seen: Seen;
    webVitals: Record<'onFCP' | 'onLCP' | 'onCLS', (tell: (metric: Metric) => void, how: object) => void>;
  }
}

const vitals = readFileSync(join(projectRoot, 'node_modules/web-vitals/dist/web-vitals.attribution.iife.js'), 'utf8');

/** Runs in the page, before anything else does. */
function watchVitals(): void {
  const seen: Seen = { FCP: Number.NaN, LCP: Number.NaN, CLS: 0, largest: '', lastWork: 0, tasks: [] };
  window.seen = seen;
  for (const on of ['onFCP', 'onLCP', 'onCLS'] as const) {
    window.webVitals[on](
      ({ name, value, attribution }) => {
        seen[name] = value;
        // Its place in the page is told by the last two steps of the way to it.
        if (name === 'LCP') seen.largest = (attribution.target ?? '').split('>').slice(-2).join(' > ');
      },
      { reportAllChanges: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const { entryType, startTime, duration } of list.getEntries()) {
      if (entryType === 'longtask') seen.tasks.push({ start: startTime, duration });
      seen.lastWork = Math.max(seen.lastWork, startTime + duration);
    }
  }).observe({ entryTypes: ['longtask', 'resource'] });
}

/** Runs in the page: marks the moment in which the picture under the map is laid. */
function markGround(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('.has-ornament')) return;
    requestAnimationFrame(() => performance.mark('ground'));
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['class'] });
}

/** Everything that comes late has come, and nothing more happens for a while. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await waitUntilReady(page);
  await page.waitForFunction(
    () => document.querySelector('.has-ornament') !== null && performance.now() - window.seen.lastWork > 2500,
    undefined,
    { timeout: 60_000, polling: 250 },
  );
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'es-ES' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.addInitScript({
    content: `${vitals}\nwindow.webVitals = webVitals;\n(${watchVitals})();\n(${markGround})();`,
  });
  await page.addInitScript(markWhenReady, readyMark);
  await page.goto(address);
  await waitUntilQuiet(page);
  const { seen, ready, ground } = await page.evaluate((mark) => {
    const marked = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { seen: window.seen, ready: marked(mark), ground: marked('ground') };
  }, readyMark);
  await context.close();
  return {
    firstPaint: seen.FCP,
    largestPaint: seen.LCP,
    largest: seen.largest,
    ground,
    ready,
    blocking: blockingTime(seen.tasks, seen.FCP),
    shift: seen.CLS,
  };
}

export async function measureFirstVisit(browser: Browser, address: string): Promise<readonly Figure[]> {
  const transfers = await firstView(browser, address);
  const visits: Visit[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) visits.push(await visit(browser, address));
  const kept = visits.slice(WARM_UP);
  const of = `median of ${ROUNDS}`;
  const time = (name: string, key: 'firstPaint' | 'largestPaint' | 'ground' | 'ready' | 'blocking'): Figure => ({
    part: PART,
    name,
    value: median(kept.map((one) => one[key])),
    unit: 'ms',
    of,
  });
  const largest = [...new Set(kept.map((one) => one.largest))].join(', ');
  return [
    { part: PART, name: 'Requests until the map can be used', value: transfers.length, unit: '', of: 'one visit' },
    ...limits.map((limit) => ({
      part: PART,
      name: limit.name,
      value: judge(limit, transfers).bytes / 1000,
      unit: 'kB',
      of: 'one visit',
      limit: atMost(limit.kilobytes),
    })),
    time('First contentful paint', 'firstPaint'),
    { ...time(`Largest contentful paint (${largest})`, 'largestPaint'), limit: atMost(2000) },
    time('The map can be used', 'ready'),
    time('The picture under the map is laid', 'ground'),
    time('Total blocking time', 'blocking'),
    {
      part: PART,
      name: 'Cumulative layout shift',
      value: median(kept.map((one) => one.shift)),
      unit: '',
      of,
      limit: atMost(0.02),
    },
  ];
}
