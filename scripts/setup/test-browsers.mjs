// The main flows in the other engines, one after the other. The last line holds the totals.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withResults } from './browser-report.mjs';
import { ensureBuilt, page } from './build.mjs';
import { attempt, runTests } from './checks.mjs';
import { engines, ensureEngine } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';
import { engineUnknown } from './sentences.mjs';
import { Failure } from './speech.mjs';
import { one, sum, totalsLine } from './totals.mjs';

/** @typedef {import('./engines.mjs').EngineName} EngineName */
/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {import('./browser-report.mjs').BrowserReport} BrowserReport */

const resultsPage = join(projectRoot, 'docs', 'browsers.md');

/** @param {string} text @returns {text is EngineName} */
const isEngine = (text) => Object.hasOwn(engines, text);

/**
 * The engines that are named, all of them where none is.
 * @param {readonly string[]} parameters
 */
export function parseBrowserOptions(parameters) {
  const named = parameters.filter((parameter) => parameter !== '--write');
  for (const name of named) if (!isEngine(name)) throw new Failure(engineUnknown(name));
  const chosen = Object.keys(engines)
    .filter(isEngine)
    .filter((name) => named.length === 0 || named.includes(name));
  return { chosen, write: parameters.includes('--write') };
}

/** @param {EngineName} name @returns {Promise<{ totals: Totals, report: BrowserReport | undefined }>} */
async function testEngine(name) {
  const found = await attempt(() => ensureEngine(name));
  if (!found) return { totals: one(false), report: undefined };
  const { totals, report } = await runTests(name);
  return { totals, report: /** @type {BrowserReport | undefined} */ (report) };
}

/** @param {readonly string[]} parameters */
export async function main(parameters = process.argv.slice(2)) {
  const { chosen, write } = parseBrowserOptions(parameters);
  const ready = await attempt(async () => {
    await ensureInstalled();
    await ensureBuilt(page);
  });
  /** @type {Totals[]} */
  const totals = ready ? [] : [one(false)];
  /** @type {BrowserReport[]} */
  const reports = [];
  for (const name of ready ? chosen : []) {
    const outcome = await testEngine(name);
    totals.push(outcome.totals);
    if (outcome.report) reports.push(outcome.report);
  }
  if (write && reports.length > 0) {
    writeFileSync(resultsPage, withResults(readFileSync(resultsPage, 'utf8'), reports, new Date()));
  }
  const all = sum(totals);
  console.log(`\n${totalsLine(all)}`);
  process.exitCode = all.failed > 0 ? 1 : 0;
}
