// Opening the page again where there is no network: all comes from what the service worker keeps.
import type { Site } from '../bench/measuring/site.ts';
import { WINDOW, waitUntilReady } from '../bench/measuring/site.ts';
import { median } from '../bench/measuring/statistics.ts';
import { markWhenReady, readyMark } from '../scripts/setup/transfer.mjs';
import { atMost, type Figure } from './figure.ts';

const PART = 'Opened again without a network, 1440 × 900';
const WARM_UP = 1;
const ROUNDS = 7;

/** Closes the site: nothing else can be measured on it afterwards. */
export async function measureOffline({ browser, address, close }: Site): Promise<readonly Figure[]> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'es-ES', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.addInitScript(markWhenReady, readyMark);
  await page.goto(address);
  await page.waitForFunction(
    () => document.documentElement.dataset.offline === 'ready' && navigator.serviceWorker.controller !== null,
    undefined,
    { timeout: 60_000 },
  );
  await close();
  await context.setOffline(true);
  const times: { readonly painted: number; readonly ready: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    await page.reload();
    await waitUntilReady(page);
    times.push(
      await page.evaluate((mark) => {
        const start = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
        return { painted: start('first-contentful-paint'), ready: start(mark) };
      }, readyMark),
    );
    // What the page does once it can be used belongs to no start.
    await page.waitForTimeout(2000);
  }
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
