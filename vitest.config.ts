// Two kinds of tests, both in Node: those of the code, and those that drive a browser
// through the built page.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          // A machine that is busy with something else is slow, not wrong.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/global-setup.ts',
          // A browser leaves a processor idle for much of its time.
          maxWorkers: 2,
          testTimeout: 60_000,
          // A page on a busy machine is slow, not wrong.
          expect: { poll: { timeout: 8000 } },
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
