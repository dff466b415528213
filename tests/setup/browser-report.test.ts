import { expect, test } from 'vitest';
import { withResults } from '../../scripts/setup/browser-report.mjs';
import { parseBrowserOptions } from '../../scripts/setup/test-browsers.mjs';

const report = (browser: string, ...statuses: readonly string[]) => ({
  testResults: [
    {
      assertionResults: statuses.map((status, at) => ({ title: `flow ${at + 1}`, status, meta: { browser } })),
    },
  ],
});

test('the results take the place of the former ones, a row a flow and a column a browser', () => {
  const page = [
    'Before.',
    '<!-- results: written by npm run test:browsers -- --write -->',
    'old',
    '<!-- end of the results -->',
    'After.',
  ].join('\n');
  const reports = [report('Firefox 1.2', 'passed', 'failed'), report('WebKitGTK 3.4', 'passed')];
  expect(withResults(page, reports, new Date('2026-05-04T10:00:00Z')).split('\n')).toEqual([
    'Before.',
    '<!-- results: written by npm run test:browsers -- --write -->',
    '',
    `Measured on 2026-05-04 with Node ${process.versions.node} on ${process.platform} ${process.arch}.`,
    '',
    '| flow | Firefox 1.2 | WebKitGTK 3.4 |',
    '| --- | --- | --- |',
    '| flow 1 | passed | passed |',
    '| flow 2 | failed | not run |',
    '| **all** | **1 of 2 passed** | **1 of 1 passed** |',
    '',
    '<!-- end of the results -->',
    'After.',
  ]);
});

test('a page without a place for them is a defect', () => {
  expect(() => withResults('# Other browsers', [report('Firefox 1.2', 'passed')], new Date())).toThrow();
});

test('all engines are tested unless some are named', () => {
  expect(parseBrowserOptions([])).toEqual({ chosen: ['firefox', 'webkit'], write: false });
  expect(parseBrowserOptions(['--write', 'webkit'])).toEqual({ chosen: ['webkit'], write: true });
  expect(() => parseBrowserOptions(['opera'])).toThrow('"opera" is neither a browser of these tests nor an option');
});
