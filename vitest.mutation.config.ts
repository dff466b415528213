// The tests that must kill every mutant of the board and the rules: those that are fast and say what they want.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/board/**/*.test.ts', 'tests/games/war-of-the-ring/**/*.test.ts'],
    exclude: [
      'tests/games/war-of-the-ring/{exhaustive,second-opinion,counted-end-positions,properties}.test.ts',
      '**/hostile.test.ts',
    ],
    testTimeout: 20_000,
  },
});
