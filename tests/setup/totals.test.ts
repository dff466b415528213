import { expect, test } from 'vitest';
import { countTests, one, sum, totalsIn, totalsLine } from '../../scripts/setup/totals.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('tests are counted over all files', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'failed')];
  expect(countTests({ success: false, testResults }, 1)).toEqual({ passed: 3, failed: 2 });
});

test('a file that could not be loaded counts as one failed', () => {
  const testResults = [file('passed', 'passed'), file('failed')];
  expect(countTests({ success: false, testResults }, 1)).toEqual({ passed: 1, failed: 1 });
});

test('skipped tests and tests to be written count as failed', () => {
  const testResults = [file('passed', 'passed', 'skipped', 'todo', 'pending')];
  expect(countTests({ success: true, testResults }, 0)).toEqual({ passed: 1, failed: 3 });
});

test('a run that fails without a failed test counts as one failed', () => {
  const testResults = [file('passed', 'passed')];
  expect(countTests({ success: true, testResults }, 1)).toEqual({ passed: 1, failed: 1 });
  expect(countTests({ success: false, testResults }, 0)).toEqual({ passed: 1, failed: 1 });
});

test('a run without a report counts as one failed', () => {
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('totals of all steps add up to the last line', () => {
  const total = sum([one(true), one(false), { passed: 120, failed: 0 }, one(true)]);
  expect(totalsLine(total)).toBe('122 passed, 1 failed');
});

test.each([
  ['all it wrote\n\n122 passed, 1 failed\n', { passed: 122, failed: 1 }],
  ['3 passed, 0 failed\nand then it broke', { passed: 0, failed: 1 }],
  ['', { passed: 0, failed: 1 }],
])('totals are read from the last line, and a run without one has failed: %j', (text, totals) => {
  expect(totalsIn(text)).toEqual(totals);
});
