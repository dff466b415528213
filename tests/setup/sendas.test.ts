// The command straight from the checkout, without a build step to remember.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('the command runs, and writes nothing of its own where programs read', async () => {
  const parameters = ['scripts/sendas.mjs', '--help'];
  // The first one may have to build.
  const first = await run(process.execPath, parameters);
  const second = await run(process.execPath, parameters);
  expect(first.stdout).toContain('sendas query');
  expect(second).toEqual({ stdout: first.stdout, stderr: '' });
}, 60_000);
