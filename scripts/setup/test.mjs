// Every check there is. One that fails does not stop the next ones: all that is wrong shows in one run. The last line
// holds the totals.

import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { build, page } from './build.mjs';
import { announce, attempt, check, runTests } from './checks.mjs';
import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { readOptions } from './options.mjs';
import { checkSizes } from './sizes.mjs';
import { one, sum, totalsIn, totalsLine } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */

/** What drives a browser through the built page; each part fails where what it needs is not there. @returns {Promise<Totals[]>} */
async function checkBuiltPage() {
  announce('build');
  const built = await attempt(() => build(page));
  console.log(built ? 'ok' : 'FAILED: build');
  const browser = await attempt(() => ensureBrowser());
  if (!browser) return [one(built !== undefined), one(false)];
  const { totals: browserTests } = await runTests('browser', { ...process.env, CHROME_PATH: browser.result });
  announce('sizes');
  return [one(built !== undefined), browserTests, await checkSizes(browser.result)];
}

async function checkCode() {
  return sum([
    await check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
    await check('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off']),
    (await runTests('node')).totals,
  ]);
}

/**
 * The page's checks in a process of their own, beside those of the code: a browser leaves a processor idle for much of
 * its time. What it writes is shown when the code's checks are through, in one piece.
 */
async function checkBoth() {
  const page = runNode([fileURLToPath(new URL('../test.mjs', import.meta.url)), 'page'], { show: 'nowhere' });
  const code = await checkCode();
  const { text } = await page;
  process.stdout.write(text);
  return sum([code, totalsIn(text)]);
}

const PARTS = { code: checkCode, page: async () => sum(await checkBuiltPage()) };

/** `npm test code` and `npm test page` run that part alone. @param {readonly string[]} parameters */
export async function main(parameters) {
  const { words } = readOptions(parameters, { words: /** @type {const} */ (['code', 'page']), usage: '[code|page]' });
  const [part, other] = words;
  const checks = part === undefined || other !== undefined ? checkBoth : PARTS[part];
  const installed = await attempt(() => ensureInstalled());
  const totals = installed ? await checks() : one(false);
  console.log(`\n${totalsLine(totals)}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}
