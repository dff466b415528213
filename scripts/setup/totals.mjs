// Adds up what the steps of `npm test` found out.

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * The part that counts of what vitest's JSON reporter writes.
 * @typedef {object} TestReport
 * @property {boolean} success
 * @property {ReadonlyArray<{ status: string, assertionResults: ReadonlyArray<{ status: string }> }>} testResults
 */

/** @param {readonly Totals[]} all @returns {Totals} */
export function sum(all) {
  return all.reduce((total, part) => ({ passed: total.passed + part.passed, failed: total.failed + part.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** A check that either holds or does not. @param {boolean} holds @returns {Totals} */
export function one(holds) {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A test that was skipped proves nothing, so it counts as failed; so does a file that
 * could not be loaded, and whatever else made the run fail without failing a test.
 * @param {TestReport | undefined} report undefined where vitest got too little far to write one
 * @param {number} status of the run
 * @returns {Totals}
 */
export function countTests(report, status) {
  const files = (report?.testResults ?? []).map((file) => {
    const passed = file.assertionResults.filter((test) => test.status === 'passed').length;
    const failed = file.assertionResults.length - passed;
    return { passed, failed: file.status !== 'passed' && failed === 0 ? 1 : failed };
  });
  const total = sum(files);
  const failedOtherwise = !report?.success || status !== 0;
  return failedOtherwise && total.failed === 0 ? { ...total, failed: 1 } : total;
}

/** The last line of `npm test`. @param {Totals} totals */
export function totalsLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** What the last line of a run says; a run that did not get that far has failed. @param {string} text @returns {Totals} */
export function totalsIn(text) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? [];
  return passed === undefined || failed === undefined ? one(false) : { passed: Number(passed), failed: Number(failed) };
}
