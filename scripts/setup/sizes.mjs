// The limits of size, in one table, and how the page and the library stand to them.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, library, page } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';
import { one, sum } from './totals.mjs';

/** @typedef {import('./transfer.mjs').Transfer} Transfer */

/** @typedef {{ name: string, kilobytes: number, counts: (transfer: Transfer) => boolean }} Limit */

const codeTypes = ['text/javascript', 'text/css'];

/** kB of 1000 bytes, gzip. @type {readonly Limit[]} */
export const limits = [
  { name: 'JS + CSS of the first view', kilobytes: 120, counts: ({ type }) => codeTypes.includes(type) },
  { name: 'All the usable map needs in Spanish', kilobytes: 220, counts: () => true },
];

/** All of the entry `sendas`, as a bundler takes it. @type {Limit} */
export const libraryLimit = { name: 'The rules, minified, without graphology', kilobytes: 15, counts: () => true };

/** Both languages, everything that is opened later, and one theme. @type {Limit} */
export const offlineLimit = { name: 'All that is kept for use without a network', kilobytes: 600, counts: () => true };

/** The one script that other pages load; it fetches shapes, words and pictures beside it. @type {Limit} */
export const elementLimit = { name: 'The element for other pages', kilobytes: 130, counts: () => true };

/** @param {Limit} limit @param {readonly Transfer[]} transfers */
export function judge(limit, transfers) {
  const bytes = transfers.filter(limit.counts).reduce((total, { bytes }) => total + bytes, 0);
  // Nothing at all is no proof of being small.
  return { bytes, holds: bytes > 0 && bytes <= limit.kilobytes * 1000 };
}

/** @param {number} bytes */
const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

/** Prints and counts. @param {Limit} limit @param {readonly Transfer[]} transfers */
function report(limit, transfers) {
  const { bytes, holds } = judge(limit, transfers);
  console.log(`${inKilobytes(bytes)}  ${limit.name}, at most ${limit.kilobytes} kB: ${holds ? 'ok' : 'FAILED'}`);
  return one(holds);
}

/** What was measured, or nothing once it is said why not. @param {() => Promise<Transfer[]>} measure */
async function attempt(measure) {
  try {
    return await measure();
  } catch (problem) {
    console.error(problem);
    return [];
  }
}

async function measureLibrary() {
  await ensureBuilt(library);
  const { bundle } = await import('../package/bundle.mjs');
  const code = await bundle("export * from 'sendas';");
  return [{ path: 'sendas', type: 'text/javascript', bytes: gzipSync(code, { level: 9 }).length }];
}

async function measureElement() {
  const folder = join(projectRoot, page.folder, 'embed');
  // Whatever code lies there is part of it, should a build ever cut it into pieces.
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => /(?<!examples)\.js$/.test(name));
  return Promise.all(
    scripts.map(async (path) => {
      const body = await readFile(join(folder, path));
      return { path, type: 'text/javascript', bytes: gzipSync(body, { level: 9 }).length };
    }),
  );
}

/** Measures, prints and counts. @param {string} browserPath */
export async function checkSizes(browserPath) {
  const { measureFirstView } = await import('./transfer.mjs');
  const { measureKept } = await import('./kept.mjs');
  const transfers = await attempt(() => measureFirstView(browserPath));
  for (const { path, bytes } of transfers) console.log(`${inKilobytes(bytes)}  ${path}`);
  const ofThePage = limits.map((limit) => report(limit, transfers));
  const kept = report(offlineLimit, await attempt(() => measureKept(browserPath)));
  const element = report(elementLimit, await attempt(measureElement));
  return sum([...ofThePage, kept, element, report(libraryLimit, await attempt(measureLibrary))]);
}

export async function main() {
  await ensureInstalled();
  await ensureBuilt(page);
  const { failed } = await checkSizes(await ensureBrowser());
  process.exitCode = failed > 0 ? 1 : 0;
}
