// The main flows in the other engines, one after the other. The last line holds the totals.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWhole, withResults } from './browser-report.mjs';
import { ensureBuilt, page } from './build.mjs';
import { attempt, runTests } from './checks.mjs';
import { engines, ensureEngine } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';
import { engineUnknown, resultsAreWhole, resultsIncomplete } from './sentences.mjs';
import { complain, Failure } from './speech.mjs';
import { one, sum, totalsLine } from './totals.mjs';

/** @typedef {import('./engines.mjs').EngineName} EngineName */
/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {import('./browser-report.mjs').BrowserReport} BrowserReport */

const resultsPage = join(projectRoot, 'docs', 'browsers.md');

/** @param {string} text @returns {text is EngineName} */
const isEngine = (text) => Object.hasOwn(engines, text);

/**
 * The engines that are named, all of them where none is. What is written is a whole.
 * @param {readonly string[]} parameters
 */
export function parseBrowserOptions(parameters) {
  const write = parameters.includes('--write');
  const named = parameters.filter((parameter) => parameter !== '--write');
  for (const name of named) if (!isEngine(name)) throw new Failure(engineUnknown(name));
  if (write && named.length > 0) throw new Failure(resultsAreWhole);
  const chosen = Object.keys(engines)
    .filter(isEngine)
    .filter((name) => named.length === 0 || named.includes(name));
  return { chosen, write };
}

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
  const names = Object.keys(engines).filter(isEngine);
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
export async function main(parameters = process.argv.slice(2)) {
  const { chosen, write } = parseBrowserOptions(parameters);
  const ready = await attempt(async () => {
    await ensureInstalled();
    await ensureBuilt(page);
  });
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const name of ready ? chosen : []) outcomes.push(await testEngine(name));
  const isRecorded = !write || recordResults(outcomes, new Date());
  const all = sum([...(ready ? [] : [one(false)]), ...outcomes.map(({ totals }) => totals)]);
  console.log(`\n${totalsLine(all)}`);
  process.exitCode = all.failed > 0 || !isRecorded ? 1 : 0;
}
