// The map in a real browser: choosing a figure with the painted ground against without it, and panning and zooming
// at a quarter of the machine's speed against a bare Leaflet map of the same outlines, turn by turn in one run.
import type { Browser, Page } from 'playwright-core';
import { serveBareMap } from './measuring/bare-map.ts';
import { type Frames, framesWanted, measureFrames } from './measuring/frames.ts';
import { WINDOW, waitUntilReady, withSite } from './measuring/site.ts';
import { median } from './measuring/statistics.ts';

const ROUNDS = 3;
const CLICKS = 20;
const SLOWNESS = 4;
/** Two figures that stand apart in the example, so that each click changes the whole picture. */
const FIGURES = ['gandalf-the-white', 'meriadoc'] as const;
const SELECT_LIMIT = 1.5;

async function openMap(browser: Browser, address: string, isPainted: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW, locale: 'es-ES' });
  if (!isPainted) await page.route(/(parchment|night)[^/]*\.svg/, (route) => route.abort());
  await page.goto(address);
  await waitUntilReady(page);
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

function tell(name: string, text: string, isKept: boolean): void {
  console.log(`  ${name.padEnd(52)}${text}${isKept ? '' : '  OVER THE LIMIT'}`);
  if (!isKept) process.exitCode = 1;
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
  await plain.close();
  // What the page still does in idle moments after its start is not part of moving the map.
  await painted.waitForTimeout(6000);
  const bare = await serveBareMap();
  const leaflet = await browser.newPage({ viewport: WINDOW });
  await leaflet.goto(bare.address);
  await waitUntilReady(leaflet);
  const ours: Frames[] = [];
  const theirs: Frames[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await measureFrames(leaflet, SLOWNESS));
    ours.push(await measureFrames(painted, SLOWNESS));
  }
  bare.server.close();
  console.log(`\nThe map, ${WINDOW.width} × ${WINDOW.height}`);
  const ratio = median(ratios);
  tell('choosing a figure, painted ground over none', `${ratio.toFixed(2)} ×`, ratio <= SELECT_LIMIT);
  for (const kind of ['pan', 'zoom'] as const) {
    const [own, other] = [median(ours.map((one) => one[kind])), median(theirs.map((one) => one[kind]))];
    const text = `${own.toFixed(1)} frames/s, bare Leaflet ${other.toFixed(1)}: ${(own / other).toFixed(2)} ×`;
    tell(`${kind} at a quarter of the speed`, text, own >= framesWanted(other));
  }
});
