// Opening the page again where there is no network: all comes from what the service worker keeps.
import type { BrowserContext } from 'playwright-core';
import { type Site, settle, WINDOW, waitUntilReady } from '../bench/measuring/site.ts';
import { median } from '../bench/measuring/statistics.ts';
import { markWhenReady, readyMark } from '../scripts/setup/transfer.mjs';
import { atMost, type Figure } from './figure.ts';

const PART = 'Opened again without a network, 1440 × 900';
const WARM_UP = 1;
const ROUNDS = 7;

interface Opening {
  readonly painted: number;
  readonly ready: number;
}

async function open(context: BrowserContext, address: string): Promise<Opening> {
  const page = await context.newPage();
  await page.addInitScript(markWhenReady, readyMark);
  await page.goto(address);
  await waitUntilReady(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const times = await page.evaluate((mark) => {
    const start = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { painted: start('first-contentful-paint'), ready: start(mark) };
  }, readyMark);
  // What the page does once it can be used belongs to no start.
  await page.waitForLoadState('networkidle');
  await settle(page);
  await page.close();
  return times;
}

/** Closes the site: nothing else can be measured on it afterwards. */
export async function measureOffline({ browser, address, close }: Site): Promise<readonly Figure[]> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'es-ES', serviceWorkers: 'allow' });
  const first = await context.newPage();
  await first.goto(address);
  await first.waitForFunction(
    () => document.documentElement.dataset.offline === 'ready' && navigator.serviceWorker.controller !== null,
    undefined,
    { timeout: 60_000 },
  );
  await first.close();
  await close();
  await context.setOffline(true);
  const times: Opening[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) times.push(await open(context, address));
  await context.close();
  const of = `median of ${ROUNDS}`;
  const kept = times.slice(WARM_UP);
  return [
    { part: PART, name: 'First contentful paint', value: median(kept.map(({ painted }) => painted)), unit: 'ms', of },
    {
      part: PART,
      name: 'The map can be used',
      value: median(kept.map(({ ready }) => ready)),
      unit: 'ms',
      of,
      limit: atMost(1000),
    },
  ];
}
