// The limits of size, in one table, and how the page stands to them.

import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, page } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { one, sum } from './totals.mjs';

/** @typedef {import('./transfer.mjs').Transfer} Transfer */

/** @typedef {{ name: string, kilobytes: number, counts: (transfer: Transfer) => boolean }} Limit */

const codeTypes = ['text/javascript', 'text/css'];

/** kB of 1000 bytes, gzip. @type {readonly Limit[]} */
export const limits = [
  { name: 'JS + CSS of the first view', kilobytes: 120, counts: ({ type }) => codeTypes.includes(type) },
  { name: 'All the usable map needs in Spanish', kilobytes: 220, counts: () => true },
];

/** @param {Limit} limit @param {readonly Transfer[]} transfers */
export function judge(limit, transfers) {
  const bytes = transfers.filter(limit.counts).reduce((total, { bytes }) => total + bytes, 0);
  // Nothing at all is no proof of being small.
  return { bytes, holds: bytes > 0 && bytes <= limit.kilobytes * 1000 };
}

/** @param {number} bytes */
const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

/** Measures, prints and counts. @param {string} browserPath */
export async function checkSizes(browserPath) {
  const { measureFirstView } = await import('./transfer.mjs');
  /** @type {Transfer[]} */
  let transfers = [];
  try {
    transfers = await measureFirstView(browserPath);
  } catch (problem) {
    console.error(problem);
  }
  for (const { path, bytes } of transfers) console.log(`${inKilobytes(bytes)}  ${path}`);
  return sum(
    limits.map((limit) => {
      const { bytes, holds } = judge(limit, transfers);
      console.log(`${inKilobytes(bytes)}  ${limit.name}, at most ${limit.kilobytes} kB: ${holds ? 'ok' : 'FAILED'}`);
      return one(holds);
    }),
  );
}

export async function main() {
  await ensureInstalled();
  await ensureBuilt(page);
  const { failed } = await checkSizes(await ensureBrowser());
  process.exitCode = failed > 0 ? 1 : 0;
}
