// What the page fetches in all, until it can do without a network, and what that weighs on the wire.

import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments } from './browser.mjs';
import { page as builtPage } from './build.mjs';
import { projectRoot } from './project.mjs';
import { createStaticServer, listen, stop } from './server.mjs';
import { wireSize } from './transfer.mjs';

/** @typedef {import('./transfer.mjs').Transfer} Transfer */

/** Runs in the page: the addresses of all that is kept, and of the worker that keeps it. */
async function keptAddresses() {
  const worker = navigator.serviceWorker.controller?.scriptURL;
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  return worker === undefined ? kept : [worker, ...kept];
}

/** @param {string} address @returns {Promise<Transfer>} */
async function weigh(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  return { path: new URL(address).pathname, type, bytes: wireSize(type, body) };
}

/** With a fresh profile, in Spanish and in the theme of the day. @param {string} browserPath @param {string} [folder] of the page */
export async function measureKept(browserPath, folder = join(projectRoot, builtPage.folder)) {
  const server = createStaticServer(folder);
  const address = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(address);
    const ready = () => document.documentElement.dataset.offline === 'ready';
    await page.waitForFunction(ready, undefined, { timeout: 60_000 });
    return await Promise.all((await page.evaluate(keptAddresses)).map(weigh));
  } finally {
    await browser.close();
    await stop(server);
  }
}
