// The library example of the README does what it shows.
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt, library } from '../../scripts/setup/build.mjs';
import { examplesOf, failureOf, shownIn } from './examples.ts';

beforeAll(() => ensureBuilt(library, process.stderr), 60_000);

const [example, ...others] = examplesOf('README.md');

test('it stands under its heading, in ten lines at most', () => {
  expect(others).toEqual([]);
  expect(example?.heading).toBe('La biblioteca en diez líneas');
  expect(example?.code.trim().split('\n').length).toBeLessThanOrEqual(10);
});

test('it runs, and gives what it says', async () => {
  expect(example && shownIn(example)).toBe(4);
  expect(example && (await failureOf(example, 'readme'))).toBe('');
});

test('an example that shows something else fails', async () => {
  const code = "import { board } from 'sendas';\n\nboard.regionIds.length; // → 104\n";
  expect(await failureOf({ heading: '', code }, 'readme-wrong')).toContain('105 !== 104');
});
