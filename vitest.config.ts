// Four kinds of tests, all in Node: those of the code, those that drive a browser through the built page, the walk through
// all views in all looks, and the main flows in the other engines.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long. What vitest knows of a file before its first run is only how long the file is. */
const DEAREST = ['every-view', 'offline-updates', 'offline'].map((name) => `/tests/browser/${name}.test.ts`);

/** Begins with the dearest, lest one of them runs alone at the end. */
class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isDear = ({ moduleId }: TestSpecification) => DEAREST.some((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    return [...sorted.filter(isDear), ...sorted.filter((file) => !isDear(file))];
  }
}

/** @param name of the engine, as scripts/setup/engines.mjs has it */
const engine = (name: string) => ({
  test: {
    name,
    environment: 'node' as const,
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: 'tests/engines/global-setup.ts',
    // Firefox serves one connection at a time.
    fileParallelism: false,
    // Drawing without a graphics card, on a busy machine, takes its time.
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: DearestFirst },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/views/**', 'tests/engines/**'],
          // To read the sources anew for each file took a third of the time.
          isolate: false,
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
          // Each worker reads what drives the browser once, and is connected to it once.
          isolate: false,
          // A browser leaves a processor idle for much of its time.
          maxWorkers: 2,
          testTimeout: 60_000,
          // A page on a busy machine is slow, not wrong.
          expect: { poll: { timeout: 8000 } },
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'views',
          environment: 'node',
          include: ['tests/views/**/*.test.ts'],
          globalSetup: 'tests/browser/global-setup.ts',
          hookTimeout: 30_000,
        },
      },
      engine('firefox'),
      engine('webkit'),
    ],
  },
});
