// The map on other pages: as an element on a page of another origin that allows little, in a frame, and on the page of
// examples. Sendas lies below a path of its own here.
import { createServer, type Server } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { page as product } from '../../scripts/setup/build.mjs';
import { createStaticServer, listen, stop } from '../../scripts/setup/server.mjs';
import { violations } from './axe.ts';
import { connect, leaveOutOrnament } from './harness.ts';
import { watchProblems } from './problems.ts';

const HOLLIN = 'wotr1;p=hol:stgi';

const files = createStaticServer(product.folder);
let sendas: Server;
let host: Server;
let sendasAddress = '';
let hostAddress = '';
let hostPage = '';

beforeAll(async () => {
  sendas = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    request.url = request.url?.replace(/^\/x\/y(?=\/)/, '') ?? '/';
    files.emit('request', request, response);
  });
  sendasAddress = `${await listen(sendas, 0)}x/y/`;
  const origin = new URL(sendasAddress).origin;
  const allowed = ['script-src', 'connect-src', 'img-src', 'font-src', 'frame-src'].map((kind) => `${kind} ${origin}`);
  host = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const trusted = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
    response.setHeader('Content-Security-Policy', ["default-src 'none'", ...allowed, ...trusted].join('; '));
    response.end(hostPage);
  });
  hostAddress = await listen(host, 0);
});
afterAll(async () => {
  await stop(sendas);
  await stop(host);
});

/** What went wrong behind its back fails the test; the two servers may speak with one another. */
async function openPage(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await (await connect()).newContext({
    viewport: { width: 900, height: 700 },
    reducedMotion: 'reduce',
    ...options,
  });
  await leaveOutOrnament(context);
  const page = await context.newPage();
  const { problems } = watchProblems(page, new URL(address).host, /another host: http:\/\/127\.0\.0\.1|favicon/);
  onTestFinished(async () => {
    const found = [...problems];
    await context.close();
    expect(found).toEqual([]);
  });
  await page.goto(address);
  return page;
}

/** Everything that the maps of a page fire, as `id type` and the facts. */
async function hearAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const type of ['ready', 'select', 'move', 'error']) {
      for (const map of document.querySelectorAll('sendas-map')) {
        map.addEventListener(type, (event) => told.push([map.id, type, (event as CustomEvent).detail]));
      }
    }
    window.addEventListener('message', ({ data }) => told.push(['frame', data.type, data]));
  });
}

test('two elements on a page that allows little: live, apart, and gone without a trace', async () => {
  const script = `${sendasAddress}embed/sendas-map.js`;
  hostPage = `<!doctype html><html lang="es"><title>Página</title><main><h1>Página</h1>
    <sendas-map id="one" panel position="${HOLLIN}" selected="strider gimli"></sendas-map>
    <sendas-map id="two" lang="en" theme="dark" still position="${HOLLIN}" selected="strider gimli"></sendas-map>
    </main><script type="module" src="${script}"></script></html>`;
  const page = await openPage(hostAddress);
  const [one, two] = [page.locator('#one'), page.locator('#two')];
  await expect.poll(() => one.evaluate((map) => 'isReady' in map && map.isReady)).toBe(true);
  await two.scrollIntoViewIfNeeded();
  await expect.poll(() => two.evaluate((map) => 'isReady' in map && map.isReady)).toBe(true);
  await hearAll(page);
  const told = () => page.evaluate(() => ('told' in window ? window.told : null));

  // A picture: nothing to press, and what it shows is said.
  expect(await two.locator('button, summary').count()).toBe(0);
  expect(await two.locator('.map-place .unseen').textContent()).toContain('Chosen figures: Strider and Gimli.');
  expect(await two.locator('.embed').getAttribute('data-theme')).toBe('dark');

  // The keyboard asks, and is answered in words.
  await one.locator('[data-region="hollin"]').focus();
  await one.locator('[data-region="dimrill-dale"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => one.getByRole('status').textContent()).toContain('De camino hay que detenerse en Moria');
  expect(await one.getAttribute('region')).toBe('dimrill-dale');
  const answer = { legal: false, codes: ['mustStop', 'tooFar', 'impassableBorder'], distance: null, route: null };
  expect(await told()).toMatchObject([['one', 'select', { figures: ['strider', 'gimli'], answer }]]);

  // The list goes there, the attributes follow, and the move can be taken back.
  await one.locator('summary').click();
  await one.locator('[data-destination="bree"]').click();
  const moved = 'wotr1;p=bre:stgi';
  await expect.poll(() => one.getAttribute('position')).toBe(moved);
  expect(await one.evaluate((map) => [map.getAttribute('selected'), map.getAttribute('region')])).toEqual([
    null,
    'bree',
  ]);
  expect(await told()).toContainEqual([
    'one',
    'move',
    { figures: ['strider', 'gimli'], from: 'hollin', to: 'bree', position: moved, before: HOLLIN, undone: false },
  ]);
  await one.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => one.getAttribute('position')).toBe(HOLLIN);
  expect(await two.getAttribute('position')).toBe(HOLLIN);

  // What the page sets is shown and not told; what it sets wrongly is told, and changes nothing.
  await page.evaluate(() => Object.assign(window, { told: [] }));
  await hearAll(page);
  await one.evaluate((map) => {
    map.setAttribute('lang', 'en');
    map.setAttribute('selected', 'gimli');
    map.setAttribute('region', 'moria');
  });
  await expect.poll(() => one.getByRole('status').textContent()).toContain('Moria can be reached');
  expect(await told()).toEqual([]);
  await one.evaluate((map) => map.setAttribute('position', 'chess1'));
  await expect.poll(() => one.getByRole('alert').textContent()).toContain('Something cannot be shown');
  expect(await told()).toMatchObject([['one', 'error', { issues: [{ attribute: 'position', code: 'badNotation' }] }]]);
  // It stands off the map and the answer.
  const [alert, stage, foot] = await Promise.all(
    ['.embed-alert', '.stage', '.embed-foot'].map((part) => one.locator(part).boundingBox()),
  );
  const end = (box: typeof alert = null) => (box === null ? Number.NaN : box.y + box.height);
  expect([end(alert) <= (stage?.y ?? 0), end(stage) <= (foot?.y ?? 0) + 1]).toEqual([true, true]);
  expect(await one.locator('[data-figure="gimli"]').getAttribute('data-at')).toBe('hollin');
  await one.evaluate((map) => map.setAttribute('lang', 'fr'));
  await expect.poll(() => one.getByRole('alert').textContent()).toContain('Sendas does not speak “fr”');

  // Gone is gone.
  await one.evaluate((map) => map.remove());
  expect(await page.locator('[data-region]').count()).toBe(105);
});

test('the page within a frame tells the page around it, and keeps nothing', async () => {
  hostPage = `<!doctype html><html lang="es"><title>Página</title><main><h1>Página</h1>
    <iframe title="Mapa" width="800" height="500"></iframe></main></html>`;
  const page = await openPage(hostAddress);
  await hearAll(page);
  const source = `${sendasAddress}?embed&lang=en#${HOLLIN}&selected=strider,gimli`;
  await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), source);
  const frame = page.frameLocator('iframe');
  const told = () => page.evaluate(() => ('told' in window ? window.told : null));
  await expect
    .poll(told)
    .toEqual([['frame', 'ready', { source: 'sendas', type: 'ready', position: HOLLIN, lang: 'en' }]]);
  const link = frame.getByRole('link', { name: 'Open in Sendas' });
  expect(await link.getAttribute('href')).toBe(`${sendasAddress}?lang=en#${HOLLIN}&selected=strider,gimli`);
  await frame.locator('[data-region="bree"]').dispatchEvent('click', { bubbles: true });
  await expect.poll(async () => JSON.stringify(await told())).toContain('"type":"move","figures":["strider","gimli"]');
  expect(await link.getAttribute('href')).toBe(`${sendasAddress}?lang=en#wotr1;p=bre:stgi`);
  await frame.locator('html').evaluate(() => {
    location.hash = '';
  });
  await expect.poll(() => link.getAttribute('href')).toBe(`${sendasAddress}?lang=en#wotr1`);
  const kept = await frame
    .locator('html')
    .evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  expect(kept).toEqual([0, 0, 0]);
});

test('the page of examples lives on a phone, by day and by night, below any path', async () => {
  const page = await openPage(`${sendasAddress}embed/index.html`, { viewport: { width: 360, height: 800 } });
  const live = page.locator('#live sendas-map');
  await live.scrollIntoViewIfNeeded();
  await expect.poll(() => live.evaluate((map) => 'isReady' in map && map.isReady)).toBe(true);
  await page.locator('[data-try="wrong"]').click();
  await expect.poll(() => page.locator('#log').textContent()).toContain('unknownRegion');
  // What is copied works as it is, wherever the page lies.
  expect(await page.locator('#first pre code').textContent()).toContain(`src="${sendasAddress}embed/sendas-map.js"`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cambiar al tema de noche' }).click();
  await expect.poll(() => live.locator('.embed').getAttribute('data-theme')).toBe('dark');
  expect(await violations(page)).toEqual([]);
});
