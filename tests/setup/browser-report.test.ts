import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { withResults } from '../../scripts/setup/browser-report.mjs';
import { recordResults } from '../../scripts/setup/test-browsers.mjs';
import { createFolder } from './folder.ts';

afterEach(() => vi.restoreAllMocks());

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

const PAGE = '<!-- results: written by npm run test:browsers -- --write -->\nformer\n<!-- end of the results -->\n';
const firefox = { name: 'firefox' as const, report: report('Firefox 1.2', 'passed') };
const webkit = { name: 'webkit' as const, report: report('WebKitGTK 3.4', 'failed') };
const now = new Date('2026-05-04T10:00:00Z');

test('the results of all engines are written, whichever passed', () => {
  const path = join(createFolder({ 'browsers.md': PAGE }), 'browsers.md');
  expect(recordResults([webkit, firefox], now, path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain('| flow 1 | passed | failed |');
});

const unloaded = { testResults: [...webkit.report.testResults, { assertionResults: [] }] };
test.each([
  ['an engine cannot be had', [firefox, { name: 'webkit' as const, report: undefined }], 'WebKit'],
  ['an engine was not tested', [webkit], 'Firefox'],
  ['no test was run', [firefox, { name: 'webkit' as const, report: { testResults: [] } }], 'WebKit'],
  ['a file of tests could not be loaded', [firefox, { name: 'webkit' as const, report: unloaded }], 'WebKit'],
  ['nothing was tested', [], 'Firefox, WebKit'],
])('where %s, the former results stay and it is said', (_, outcomes, missing) => {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const path = join(createFolder({ 'browsers.md': PAGE }), 'browsers.md');
  expect(recordResults(outcomes, now, path)).toBe(false);
  expect(readFileSync(path, 'utf8')).toBe(PAGE);
  expect(said.join('')).toContain(`The result was not recorded, as it is not whole: ${missing} is missing.`);
});
