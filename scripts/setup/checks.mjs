// The steps of a run of tests: each is announced, says how it ended, and never stops those after it.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './command.mjs';
import { projectRoot } from './project.mjs';
import { complain, Failure } from './speech.mjs';
import { countTests, one } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {import('./totals.mjs').TestReport} TestReport */

/** @param {string} name */
export function announce(name) {
  console.log(`\n== ${name}`);
}

/** @param {string} name @param {readonly string[]} parameters @returns {Promise<Totals>} */
export async function check(name, parameters) {
  announce(name);
  const { status } = await runNode(parameters);
  console.log(status === 0 ? 'ok' : `FAILED: ${name}`);
  return one(status === 0);
}

/**
 * Runs the tests of one project of vitest; the report is undefined where it did not get far enough to write one.
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ totals: Totals, report: TestReport | undefined }>}
 */
export async function runTests(project, env) {
  announce(`tests: ${project}`);
  const reportPath = join(projectRoot, '.cache', `tests-${project}.json`);
  rmSync(reportPath, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const parameters = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters];
  const { status } = await runNode(parameters, env ? { env } : {});
  const report = existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')) : undefined;
  return { totals: countTests(report, status), report };
}

/**
 * Does something that the checks after it need; answers its result, or undefined once it has said why there is none.
 * @template T
 * @param {() => Promise<T>} action
 */
export async function attempt(action) {
  try {
    return { result: await action() };
  } catch (problem) {
    if (problem instanceof Failure) complain(problem.sentence);
    else console.error(problem);
    return undefined;
  }
}
