// The map in a real browser: choosing a figure with the painted ground against without it, and panning and zooming
// at a quarter of the machine's speed against a bare Leaflet map of the same outlines, turn by turn in one run.
import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../scripts/setup/browser.mjs';
import { page as builtPage, ensureBuilt } from '../scripts/setup/build.mjs';
import { projectRoot } from '../scripts/setup/project.mjs';
import { createStaticServer, listen, stop } from '../scripts/setup/server.mjs';
import { decodeShapes, type Shapes } from '../src/view/shapes.ts';

const SIZE = { width: 1440, height: 900 } as const;
const ROUNDS = 3;
const CLICKS = 20;
/** Two figures that stand apart in the example, so that each click changes the whole picture. */
const FIGURES = ['gandalf-the-white', 'meriadoc'] as const;
const SELECT_LIMIT = 1.5;
const FRAMES_WANTED = 50;
const SHARE_WANTED = 0.9;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function openMap(browser: Browser, address: string, isPainted: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE, locale: 'es-ES' });
  if (!isPainted) await page.route(/(parchment|night)[^/]*\.svg/, (route) => route.abort());
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
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

/** The bare map: Leaflet whole, the regions as polygons of one colour, nothing else. */
function serveBareMap(): Promise<{ address: string; server: Server }> {
  const shapes = decodeShapes(
    // Our own file; a test holds it to this form.
    JSON.parse(readFileSync(join(projectRoot, 'map-data/war-of-the-ring/shapes.json'), 'utf8')) as Shapes,
  );
  const rings = [...shapes.regions.values()].map(({ ring }) => ring.map(([x, y]) => [-y, x]));
  const document = `<!doctype html><link rel="stylesheet" href="/leaflet.css"><style>html,body,#map{height:100%;margin:0}#map{width:1014px}</style>
<div id="map"></div><script src="/leaflet.js"></script><script>
const map = L.map('map', { crs: L.CRS.Simple, zoomSnap: 0, minZoom: -4, zoomControl: false, attributionControl: false });
map.fitBounds([[-1323, 0], [0, 1920]]).setZoom(-0.4, { animate: false });
for (const ring of ${JSON.stringify(rings)}) L.polygon(ring, { color: '#6b5636', weight: 1.3, fillColor: '#ebdfc3', fillOpacity: 1 }).addTo(map);
document.documentElement.dataset.ready = 'true';</script>`;
  const server = createServer((request, response) => {
    const file = /^\/leaflet\.(js|css)$/.exec(request.url ?? '')?.[0];
    if (file) createReadStream(join(projectRoot, 'node_modules/leaflet/dist', file)).pipe(response);
    else response.setHeader('Content-Type', 'text/html').end(document);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      // A server on a port has an address with a port.
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}/`, server });
    });
  });
}

/** Frames a second while something is done on the page, counted by the page itself. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const count = (time: number): void => {
      frames.push(time);
      if (frames.length < 100_000) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act();
  return page.evaluate(() => {
    const { frames } = window as typeof window & { frames: number[] };
    const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
    const rate = (frames.length - 1) / seconds;
    frames.length = 100_000;
    return rate;
  });
}

async function pan(page: Page): Promise<void> {
  const [x, y] = [520, 480];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 70; step++) {
    await page.mouse.move(x + 150 * Math.sin(step / 9), y + 90 * Math.cos(step / 7));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}
async function zoom(page: Page): Promise<void> {
  await page.mouse.move(520, 480);
  for (const way of [-1, -1, 1, 1]) {
    await page.mouse.wheel(0, way * 120);
    await page.waitForTimeout(420);
  }
  // The map is drawn anew once it rests: that counts, too.
  await page.waitForTimeout(700);
}

interface Frames {
  readonly pan: number;
  readonly zoom: number;
}
async function frames(page: Page): Promise<Frames> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const measured = {
    pan: await framesDuring(page, () => pan(page)),
    zoom: await framesDuring(page, () => zoom(page)),
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return measured;
}

function tell(name: string, text: string, isKept: boolean): void {
  console.log(`  ${name.padEnd(52)}${text}${isKept ? '' : '  OVER THE LIMIT'}`);
  if (!isKept) process.exitCode = 1;
}

await ensureBuilt(builtPage);
const server = createStaticServer(join(projectRoot, builtPage.folder));
const address = await listen(server, 0);
const bare = await serveBareMap();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
try {
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
  const leaflet = await browser.newPage({ viewport: SIZE });
  await leaflet.goto(bare.address);
  await leaflet.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  const ours: Frames[] = [];
  const theirs: Frames[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await frames(leaflet));
    ours.push(await frames(painted));
  }
  console.log(`\nThe map, ${SIZE.width} × ${SIZE.height}`);
  const ratio = median(ratios);
  tell('choosing a figure, painted ground over none', `${ratio.toFixed(2)} ×`, ratio <= SELECT_LIMIT);
  for (const kind of ['pan', 'zoom'] as const) {
    const [own, other] = [median(ours.map((one) => one[kind])), median(theirs.map((one) => one[kind]))];
    const text = `${own.toFixed(1)} frames/s, bare Leaflet ${other.toFixed(1)}: ${(own / other).toFixed(2)} ×`;
    tell(`${kind} at a quarter of the speed`, text, own >= FRAMES_WANTED || own >= SHARE_WANTED * other);
  }
} finally {
  await browser.close();
  await stop(server);
  bare.server.close();
}
