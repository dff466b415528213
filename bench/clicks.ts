// From a click on a figure to its destinations painted, in a real browser at full speed, against an empty click handler.
import { chromium, type Page } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../scripts/setup/browser.mjs';
import { page as builtPage, ensureBuilt } from '../scripts/setup/build.mjs';
import { projectRoot } from '../scripts/setup/project.mjs';
import { createStaticServer, listen, stop } from '../scripts/setup/server.mjs';

declare global {
  interface Window {
    /** Milliseconds from each click to its effect on the screen. */
    clickTimes: number[];
  }
}

const ROUNDS = 60;
const FRAME = 1000 / 60;
/** Two figures that stand apart in the example, so that each click changes the whole picture. */
const FIGURES = ['gandalf-the-white', 'meriadoc'] as const;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs in the page: notes for each click the time from the event to the end of the frame that shows its effect. */
function watchClicks(): void {
  const times: number[] = [];
  window.clickTimes = times;
  window.addEventListener(
    'click',
    (event) => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
      // The first frame after the click runs what the click has scheduled; the message comes once it is painted.
      requestAnimationFrame(() => requestAnimationFrame(() => painted.port2.postMessage(null)));
    },
    { capture: true },
  );
}

async function clickTimes(page: Page, click: (round: number) => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    window.clickTimes.length = 0;
  });
  for (let round = 0; round < ROUNDS; round++) {
    await click(round);
    await page.waitForFunction((count) => window.clickTimes.length > count, round);
  }
  return page.evaluate(() => window.clickTimes);
}

function tell(name: string, times: readonly number[]): void {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
  const frames = (most / FRAME).toFixed(1);
  console.log(
    `  ${name.padEnd(34)} median ${half.toFixed(1).padStart(6)} ms   p95 ${most.toFixed(1).padStart(6)} ms   p95 ${frames} frames`,
  );
}

await ensureBuilt(builtPage);
const server = createStaticServer(`${projectRoot}/${builtPage.folder}`);
const address = await listen(server, 0);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });
  await page.addInitScript(watchClicks);
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  const boxes = await Promise.all(FIGURES.map((figure) => page.locator(`[data-figure="${figure}"]`).boundingBox()));
  const clicks = await clickTimes(page, async (round) => {
    const box = boxes[round % boxes.length];
    if (!box) throw new Error('the figures of the example are not on the map');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  });
  const lit = await page.locator('[data-marks~="reachable"]').count();
  if (lit === 0) throw new Error('the clicks lit no destinations: nothing was measured');
  await page.evaluate(() => {
    document.body.replaceChildren();
  });
  const empty = await clickTimes(page, () => page.mouse.click(200, 200));
  console.log(`\nClick to painted, 1440 × 900, ${ROUNDS} clicks each`);
  tell('click on a figure, destinations lit', clicks);
  tell('click on nothing', empty);
  // The frame in which the click comes, and the one that tells of it, are part of every figure.
  if (percentile(clicks, 0.95) > percentile(empty, 0.95) + 3 * FRAME) process.exitCode = 1;
} finally {
  await browser.close();
  await stop(server);
}
