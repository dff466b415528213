// What the painted ground costs: choosing a figure on the map with it against without it, in a real browser, turn by turn
// in one run.
import type { Browser, Page } from 'playwright-core';
import { settle, WINDOW, waitUntilReady, withSite } from './measuring/site.ts';
import { median } from './measuring/statistics.ts';

const ROUNDS = 3;
const CLICKS = 20;
/** Two figures that stand apart in the example, so that each click changes the whole picture. */
const FIGURES = ['gandalf-the-white', 'meriadoc'] as const;
const SELECT_LIMIT = 1.5;

async function openMap(browser: Browser, address: string, isPainted: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW, locale: 'es-ES' });
  if (!isPainted) await page.route(/(parchment|night)[^/]*\.svg/, (route) => route.abort());
  await page.goto(address);
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  await settle(page);
  return page;
}

/** Milliseconds from a click on a figure to the frame that shows its destinations. */
async function selectTime(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < CLICKS; round++) {
    const figure = page.locator(`.map [data-figure="${FIGURES[round % FIGURES.length]}"]`);
    times.push(
      await figure.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() => {
              const start = performance.now();
              element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
              const painted = new MessageChannel();
              painted.port1.onmessage = () => resolve(performance.now() - start);
              requestAnimationFrame(() => requestAnimationFrame(() => painted.port2.postMessage(null)));
            });
          }),
      ),
    );
  }
  return median(times.slice(4));
}

await withSite(async ({ browser, address }) => {
  const painted = await openMap(browser, address, true);
  const plain = await openMap(browser, address, false);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await plain.bringToFront();
    const without = await selectTime(plain);
    await painted.bringToFront();
    ratios.push((await selectTime(painted)) / without);
  }
  if ((await painted.locator('[data-marks~="reachable"]').count()) === 0) throw new Error('the clicks lit nothing');
  console.log(`\nThe map, ${WINDOW.width} × ${WINDOW.height}`);
  const ratio = median(ratios);
  const isKept = ratio <= SELECT_LIMIT;
  console.log(
    `  choosing a figure, painted ground over none  ${ratio.toFixed(2)} × (limit ${SELECT_LIMIT} ×)${isKept ? '' : '  OVER THE LIMIT'}`,
  );
  if (!isKept) process.exitCode = 1;
});
