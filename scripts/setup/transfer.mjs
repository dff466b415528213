// What the page asks for until the map can be used, and what that weighs on the wire.

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { browserArguments } from './browser.mjs';
import { page as builtPage } from './build.mjs';
import { projectRoot } from './project.mjs';
import { createStaticServer, listen, stop } from './server.mjs';

/** @typedef {{ path: string, type: string, bytes: number }} Transfer `type` is the content type without its parameters */

/** Formats that are compressed as they are. */
const compressedTypes = /^(font\/woff2?|image\/(png|jpeg|webp|avif))$/;

/** @param {string} type @param {Buffer} body */
export function wireSize(type, body) {
  return compressedTypes.test(type) ? body.length : gzipSync(body, { level: 9 }).length;
}

/** @param {import('playwright-core').Request} request @returns {Promise<Transfer>} */
async function weigh(request) {
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} answered ${response?.status() ?? 'nothing'}`);
  const type = (response.headers()['content-type'] ?? '').split(';')[0] ?? '';
  return { path: new URL(request.url()).pathname, type, bytes: wireSize(type, await response.body()) };
}

export const readyMark = 'ready';

/** Runs in the page: marks the very moment in which the map can be used. @param {string} mark */
export function markWhenReady(mark) {
  new MutationObserver((_changes, observer) => {
    if (document.documentElement.dataset.ready !== 'true') return;
    performance.mark(mark);
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
}

/** Runs in the page: when it was marked, in milliseconds since 1970. @param {string} mark */
function markedAt(mark) {
  return performance.timeOrigin + (performance.getEntriesByName(mark)[0]?.startTime ?? Number.POSITIVE_INFINITY);
}

/** @param {import('playwright-core').Browser} browser @param {string} address */
export async function firstView(browser, address) {
  const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(markWhenReady, readyMark);
  // By address: what is asked for again comes from the browser's cache.
  /** @type {Map<string, import('playwright-core').Request>} */
  const requests = new Map();
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !requests.has(url)) requests.set(url, request);
  });
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, { timeout: 15_000 });
  await page.waitForLoadState('networkidle');
  const ready = await page.evaluate(markedAt, readyMark);
  const begun = [...requests.values()];
  // When a request began is known once it is answered.
  await Promise.all(begun.map((request) => request.response()));
  return Promise.all(begun.filter((request) => request.timing().startTime < ready).map(weigh));
}

/** With a fresh profile, in Spanish. @param {string} browserPath @param {string} [folder] of the page */
export async function measureFirstView(browserPath, folder = join(projectRoot, builtPage.folder)) {
  const server = createStaticServer(folder);
  const address = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    return await firstView(browser, address);
  } finally {
    await browser.close();
    await stop(server);
  }
}
