// What the tests of the other engines found, as the table of docs/browsers.md.

/**
 * The part that counts of what vitest's JSON reporter writes.
 * @typedef {object} BrowserTest
 * @property {string} title
 * @property {string} status
 * @property {{ browser?: string }} [meta] which browser it was, in its own words
 */

/** @typedef {{ testResults: ReadonlyArray<{ assertionResults: readonly BrowserTest[] }> }} BrowserReport */

const start = '<!-- results: written by npm run test:browsers -- --write -->';
const end = '<!-- end of the results -->';

/** @param {BrowserReport} report */
const testsOf = (report) => report.testResults.flatMap(({ assertionResults }) => assertionResults);

/** Whether every file of tests was run: one that cannot be loaded has none, and its flows would be missed by nobody. @param {BrowserReport} report */
export function isWhole({ testResults }) {
  return testResults.length > 0 && testResults.every(({ assertionResults }) => assertionResults.length > 0);
}

/** @param {BrowserReport} report */
function browserOf(report) {
  return testsOf(report).find(({ meta }) => meta?.browser)?.meta?.browser ?? 'unknown';
}

/** @param {BrowserReport} report @param {string} title */
function outcomeOf(report, title) {
  const test = testsOf(report).find((one) => one.title === title);
  return test ? test.status : 'not run';
}

/** @param {readonly string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * @param {readonly BrowserReport[]} reports one for each browser
 * @param {Date} now
 */
function resultsTable(reports, now) {
  const titles = [...new Set(reports.flatMap((report) => testsOf(report).map(({ title }) => title)))];
  const count = reports.map((report) => {
    const tests = testsOf(report);
    return `${tests.filter(({ status }) => status === 'passed').length} of ${tests.length} passed`;
  });
  return [
    `Measured on ${now.toISOString().slice(0, 10)} with Node ${process.versions.node} on ${process.platform} ${process.arch}.`,
    '',
    row(['flow', ...reports.map(browserOf)]),
    row(['---', ...reports.map(() => '---')]),
    ...titles.map((title) => row([title, ...reports.map((report) => outcomeOf(report, title))])),
    row(['**all**', ...count.map((text) => `**${text}**`)]),
  ].join('\n');
}

/**
 * The page with its results replaced.
 * @param {string} page @param {readonly BrowserReport[]} reports @param {Date} now
 */
export function withResults(page, reports, now) {
  const [before, rest = ''] = page.split(start);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error('docs/browsers.md has no place for the results');
  return `${before}${start}\n\n${resultsTable(reports, now)}\n\n${end}${after}`;
}
