// What README and docs/api.md show can be copied into a strict TypeScript program as it stands.
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt, library } from '../../scripts/setup/build.mjs';
import { examplesOf, typeErrorsOf } from './examples.ts';

beforeAll(() => ensureBuilt(library, process.stderr), 60_000);

test('every example compiles against the types of the package', async () => {
  const examples = ['README.md', 'docs/api.md'].flatMap(examplesOf);
  expect(examples.length).toBeGreaterThan(29);
  expect(await typeErrorsOf(examples)).toBe('');
}, 30_000);

test('an example that takes a verdict for legal does not', async () => {
  const code = `import { destinations, START } from 'sendas';
destinations(START, { type: 'characterDie' }, ['nazgul-1']).verdicts.get('bree').route;
`;
  expect(await typeErrorsOf([{ heading: '', code }])).toContain('Object is possibly');
}, 30_000);
