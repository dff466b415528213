// The main flows in the other engines, one after the other. The last line holds the totals.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWhole, withResults } from './browser-report.mjs';
import { ensureBuilt, page } from './build.mjs';
import { attempt, runTests } from './checks.mjs';
import { engines, ensureEngine } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { readParts } from './options.mjs';
import { projectRoot } from './project.mjs';
import { resultsIncomplete } from './sentences.mjs';
import { complain } from './speech.mjs';
import { one, sum, totalsLine } from './totals.mjs';

/** @typedef {import('./engines.mjs').EngineName} EngineName */
/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {import('./browser-report.mjs').BrowserReport} BrowserReport */

const resultsPage = join(projectRoot, 'docs', 'browsers.md');

const names = /** @type {EngineName[]} */ (Object.keys(engines));

/** @typedef {{ name: EngineName, totals: Totals, report: BrowserReport | undefined }} Outcome */

/** @param {EngineName} name @returns {Promise<Outcome>} */
async function testEngine(name) {
  const found = await attempt(() => ensureEngine(name));
  if (!found) return { name, totals: one(false), report: undefined };
  const { totals, report } = await runTests(name);
  return { name, totals, report: /** @type {BrowserReport | undefined} */ (report) };
}

/**
 * Leaves the page as it is where an engine could not be had or did not get through: its column would be lost, or half of
 * it. Answers whether it was written.
 * @param {ReadonlyArray<Pick<Outcome, 'name' | 'report'>>} outcomes @param {Date} now @param {string} [path]
 */
export function recordResults(outcomes, now, path = resultsPage) {
  const reports = names.flatMap((name) => {
    const report = outcomes.find((one) => one.name === name)?.report;
    return report && isWhole(report) ? [{ name, report }] : [];
  });
  const missing = names.filter((name) => !reports.some((one) => one.name === name));
  if (missing.length > 0) {
    complain(resultsIncomplete(missing.map((name) => engines[name].title)));
    return false;
  }
  const results = reports.map(({ report }) => report);
  writeFileSync(path, withResults(readFileSync(path, 'utf8'), results, now));
  return true;
}

/** @param {readonly string[]} parameters */
export async function main(parameters) {
  const { parts, write } = readParts(parameters, names);
  const ready = await attempt(async () => {
    await ensureInstalled();
    await ensureBuilt(page);
  });
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const name of ready ? parts : []) outcomes.push(await testEngine(name));
  const isRecorded = !write || recordResults(outcomes, new Date());
  const all = sum([...(ready ? [] : [one(false)]), ...outcomes.map(({ totals }) => totals)]);
  console.log(`\n${totalsLine(all)}`);
  process.exitCode = all.failed > 0 || !isRecorded ? 1 : 0;
}
