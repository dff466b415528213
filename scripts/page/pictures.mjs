// The pictures in docs, made anew from the built page: `node scripts/page/pictures.mjs`. Small by WebP.

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../setup/browser.mjs';
import { page as built, ensureBuilt } from '../setup/build.mjs';
import { createStaticServer, listen, stop } from '../setup/server.mjs';

const QUALITY = 0.86;

/** @typedef {{ name: string, width: number, height: number, scale: number, query: string }} Picture */

/** @type {readonly Picture[]} */
const PICTURES = [
  { name: 'page', width: 1280, height: 800, scale: 1, query: '?lang=es&theme=light' },
  { name: 'page-night', width: 1280, height: 800, scale: 1, query: '?lang=en&theme=dark' },
  { name: 'page-phone', width: 360, height: 740, scale: 2, query: '?lang=es&theme=light' },
];

/** The same picture as WebP, by the browser that drew it. @param {import('playwright-core').Page} page @param {Buffer} png */
async function asWebp(page, png) {
  const base64 = await page.evaluate(
    async ([data, quality]) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    /** @type {const} */ ([png.toString('base64'), QUALITY]),
  );
  return Buffer.from(base64, 'base64');
}

/** @param {import('playwright-core').Browser} browser @param {string} address @param {Picture} picture */
async function take(browser, address, { name, width, height, scale, query }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(address + query);
  // What comes last: the small buttons beside the number of destinations, the names of ranges and waters.
  await page.locator('.reach-tools').waitFor();
  await page.locator('.places text').first().waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const file = fileURLToPath(new URL(`../../docs/${name}.webp`, import.meta.url));
  await writeFile(file, await asWebp(page, await page.screenshot()));
  await context.close();
}

await ensureBuilt(built);
const server = createStaticServer(built.folder);
const address = await listen(server, 0);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
for (const picture of PICTURES) await take(browser, address, picture);
await browser.close();
await stop(server);
