// What npm answers to an audit, and what is made of it. The answers are of the form that npm 10 and 11 give.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAudit } from '../../scripts/setup/audit.mjs';
import { runNode } from '../../scripts/setup/command.mjs';
import { createFolder } from './folder.ts';

const counts = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
const CLEAN = { auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: counts } };
const advisory = {
  source: 1,
  name: 'path-walk',
  title: 'Path Traversal in path-walk',
  url: 'https://github.com/advisories/GHSA-xxxx-yyyy-zzzz',
  severity: 'high',
  range: '<2.0.1',
};
const FOUND = {
  auditReportVersion: 2,
  vulnerabilities: {
    bundle: { name: 'bundle', severity: 'low', isDirect: true, via: ['path-walk'], range: '1.x', fixAvailable: true },
    'path-walk': { name: 'path-walk', severity: 'high', isDirect: false, via: [advisory], range: '<2.0.1' },
  },
  metadata: { vulnerabilities: { ...counts, low: 1, high: 1, total: 2 } },
};
/** Of a registry that only hands out packages. */
const REFUSED = {
  message: '405 Method Not Allowed - POST https://packages.example/advisories/bulk',
  method: 'POST',
  uri: 'https://packages.example/advisories/bulk',
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
};
const NO_LOCK = { error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' } };

describe('an answer is read', () => {
  test('that there is nothing', () => {
    expect(readAudit(JSON.stringify(CLEAN))).toEqual({ outcome: 'clean' });
  });

  test('what is vulnerable and why, the worst first', () => {
    expect(readAudit(JSON.stringify(FOUND))).toEqual({
      outcome: 'found',
      vulnerabilities: [
        {
          name: 'path-walk',
          severity: 'high',
          range: '<2.0.1',
          why: ['Path Traversal in path-walk https://github.com/advisories/GHSA-xxxx-yyyy-zzzz'],
        },
        { name: 'bundle', severity: 'low', range: '1.x', why: ['path-walk'] },
      ],
    });
  });

  test.each([
    ['a registry without audits', JSON.stringify(REFUSED), '405 Method Not Allowed'],
    ['a project without a lock file', JSON.stringify(NO_LOCK), 'This command requires an existing lockfile.'],
    ['nothing', '', ''],
    ['a page of a proxy', '<!doctype html><title>502</title>', ''],
    ['an empty answer', '{}', ''],
    ['a list of another form', '{"vulnerabilities":[]}', ''],
    ['null', 'null', ''],
  ])('that it is none: %s', (_, text, why) => {
    expect(readAudit(text)).toEqual({ outcome: 'unknown', why });
  });
});

describe('npm run audit', () => {
  /** With an npm that knows one answer. */
  async function audit(answer: unknown, ...parameters: string[]): Promise<{ status: number; text: string }> {
    const code = `process.stdout.write(${JSON.stringify(JSON.stringify(answer))}); process.exitCode = 1;`;
    const folder = createFolder({ 'npm-cli.js': code });
    const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), LC_ALL: 'en' };
    const { status, text } = await runNode(['scripts/audit.mjs', ...parameters], { env, show: 'nowhere' });
    return { status, text };
  }
  const unknown =
    'The npm registry does not answer whether dependencies have vulnerabilities (405 Method Not Allowed): ' +
    'it is not known. With "--strict" that is enough to fail.\n';

  test.each([
    {
      name: 'nothing known',
      answer: CLEAN,
      parameters: [],
      status: 0,
      text: 'No dependency has a known vulnerability.\n',
    },
    { name: 'no audit', answer: REFUSED, parameters: [], status: 0, text: unknown },
    { name: 'no audit, strictly', answer: REFUSED, parameters: ['--strict'], status: 1, text: unknown },
    {
      name: 'nothing known, strictly',
      answer: CLEAN,
      parameters: ['--strict'],
      status: 0,
      text: 'No dependency has a known vulnerability.\n',
    },
    {
      name: 'vulnerabilities',
      answer: FOUND,
      parameters: [],
      status: 1,
      text:
        'high      path-walk <2.0.1: Path Traversal in path-walk https://github.com/advisories/GHSA-xxxx-yyyy-zzzz\n' +
        'low       bundle 1.x: path-walk\n' +
        'Dependencies with known vulnerabilities: 2. "npm audit fix" puts versions without them in their place.\n',
    },
  ])('$name: status $status', async ({ answer, parameters, status, text }) => {
    expect(await audit(answer, ...parameters)).toEqual({ status, text });
  });
});
