// docs/api.md tells of every export, and what it shows is so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt, library } from '../../scripts/setup/build.mjs';
import { projectRoot } from '../../scripts/setup/project.mjs';
import { examplesOf, failureOf, shownIn } from './examples.ts';
import { ENTRIES, publicNames } from './exports.ts';

const page = readFileSync(join(projectRoot, 'docs/api.md'), 'utf8');
const examples = examplesOf('docs/api.md');

beforeAll(() => ensureBuilt(library, process.stderr), 60_000);

test('every export has a docstring in its source', () => {
  expect(publicNames.length).toBeGreaterThan(80);
  expect(publicNames.filter(({ docstring }) => docstring === null).map(({ name }) => name)).toEqual([]);
});

test('every entry of the package is told of, and has its exports read', () => {
  const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const code = Object.keys(exports).filter((path) => !path.endsWith('.json'));
  expect(code.map((path) => path.replace('.', 'sendas')).sort()).toEqual(Object.keys(ENTRIES).sort());
  for (const entry of Object.keys(ENTRIES)) expect(page).toContain(`## \`${entry}\``);
});

test('every value has a heading in the section of its entry, with an example that imports it', () => {
  const missing = publicNames
    .filter(({ isType }) => !isType)
    .filter(({ entry, name }) => {
      const section = page.split(`\n## \`${entry}\`\n`)[1]?.split('\n## ')[0] ?? '';
      const parts = section.split('\n### ').slice(1);
      const part = parts.find((one) => one.split('\n')[0]?.includes(`\`${name}\``));
      return !part || !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '${entry}'`).test(part);
    });
  expect(missing.map(({ entry, name }) => `${entry} ${name}`)).toEqual([]);
});

test('every type is in the table of types', () => {
  const table = page.split('\n## Types\n')[1] ?? '';
  const missing = publicNames.filter(({ isType, name }) => isType && !table.includes(`\`${name}\``));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('nothing is told of that is not there', () => {
  const told = [...page.matchAll(/^### (.+)$/gm)].flatMap(([, heading = '']) =>
    [...heading.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const values: readonly (string | undefined)[] = publicNames.filter(({ isType }) => !isType).map(({ name }) => name);
  expect(told.filter((name) => !values.includes(name))).toEqual([]);
});

describe('the example of', () => {
  test.each(examples.map((example, at) => ({ ...example, at })))('$heading', async ({ at, ...example }) => {
    expect(shownIn(example)).toBeGreaterThan(0);
    expect(await failureOf(example, `api-${at}`)).toBe('');
  });
});
