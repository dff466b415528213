import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atMost } from '../../perf/figure.ts';
import { machineLines, wasQuiet } from '../../perf/machine.ts';
import { reportPage } from '../../perf/report.ts';
import { projectRoot } from '../../scripts/setup/project.mjs';

const MACHINE = {
  processor: 'Example 9000',
  cores: 2,
  gigabytes: 23.53,
  browser: '156.0.1',
  node: '20.20.2',
  loadAtStart: 3.21,
  loadAtEnd: 4,
};

test('the machine is named, and told to be busy where it is', () => {
  expect(machineLines(MACHINE)).toEqual([
    'Example 9000, 2 cores, 23.5 GB of memory',
    'Chromium 156.0.1 without a graphics card, Node 20.20.2',
    'load 3.2 at the start, 4.0 at the end: a busy machine',
  ]);
  expect(machineLines({ ...MACHINE, loadAtStart: 0.4 })[2]).toBe('load 0.4 at the start, 4.0 at the end');
});

test.each([
  [0.99, true],
  [1, false],
])('at a load of %s two cores are quiet: %s', (loadAtStart, wanted) => {
  expect(wasQuiet({ ...MACHINE, loadAtStart })).toBe(wanted);
});

test('the page has the day, the machine and the table', () => {
  const page = reportPage({
    date: '2026-12-01',
    machine: MACHINE,
    figures: [{ part: 'Visit', name: 'Largest', value: 2500, unit: 'ms', of: 'median of 7', limit: atMost(2000) }],
  });
  expect(page).toContain('## Measured on 2026-12-01\n\n- Example 9000, 2 cores, 23.5 GB of memory\n');
  expect(page).toContain('| Largest | 2500 ms | median of 7 | ≤ 2000 ms | | MISSED |');
});

test('docs/perf.md tells how it is measured as it would be written today', () => {
  const how = (page: string) => page.slice(page.indexOf('## How it is measured'));
  const written = reportPage({ date: '2026-12-01', machine: MACHINE, figures: [] });
  expect(how(readFileSync(join(projectRoot, 'docs/perf.md'), 'utf8'))).toBe(how(written));
  expect(how(written)).toContain('No limit of a click falls below what was asked for.');
});
