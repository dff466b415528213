// The walk through every view in every look. The last line holds the totals.

import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, page } from './build.mjs';
import { attempt, runTests } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { one, totalsLine } from './totals.mjs';

export async function main() {
  const browser = await attempt(async () => {
    await ensureInstalled();
    await ensureBuilt(page);
    return ensureBrowser();
  });
  const totals = browser
    ? (await runTests('views', { ...process.env, CHROME_PATH: browser.result })).totals
    : one(false);
  console.log(`\n${totalsLine(totals)}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}
