// What is handed on with the page, the element and the library, and under which licence.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt, library, page } from '../../scripts/setup/build.mjs';
import { licenceProblems, licencesFile } from '../../scripts/setup/licences.mjs';
import { projectRoot } from '../../scripts/setup/project.mjs';

const mit = { name: 'paths', version: '1.2.3', identifier: 'MIT', text: 'MIT License\n\nCopyright' };

describe('a package', () => {
  test.each([
    ['MIT', mit],
    ['ISC', { ...mit, identifier: 'ISC' }],
    ['a typeface', { ...mit, identifier: 'OFL-1.1' }],
  ])('may be handed on: %s', (_, one) => {
    expect(licenceProblems([one])).toEqual([]);
  });

  test.each([
    [
      'GPL',
      { ...mit, identifier: 'GPL-3.0-only' },
      'paths 1.2.3 has the licence GPL-3.0-only, which is not on the list',
    ],
    [
      'none of the list',
      { ...mit, identifier: 'SEE LICENSE IN X' },
      'paths 1.2.3 has the licence SEE LICENSE IN X, which is not on the list',
    ],
    [
      'a choice',
      { ...mit, identifier: '(MIT OR GPL-2.0)' },
      'paths 1.2.3 has the licence (MIT OR GPL-2.0), which is not on the list',
    ],
    ['none', { name: 'paths', version: '1.2.3', text: 'Mine.' }, 'paths 1.2.3 names no licence'],
    [
      'no text',
      { name: 'paths', version: '1.2.3', identifier: 'MIT' },
      'paths 1.2.3 has no text of its licence to go along',
    ],
    ['an empty text', { ...mit, text: ' \n' }, 'paths 1.2.3 has no text of its licence to go along'],
  ])('must be looked at first: %s', (_, one, problem) => {
    expect(licenceProblems([mit, one])).toEqual([problem]);
    expect(() => licencesFile([mit, one])).toThrow(problem);
  });
});

test('the file has each package once, by name, with its text', () => {
  const file = licencesFile([{ ...mit, name: 'zeta' }, mit, { ...mit, text: 'MIT License\n\nCopyright' }]);
  expect(file.match(/^.+ · .+$/gm)).toEqual(['paths 1.2.3 · MIT', 'zeta 1.2.3 · MIT']);
  expect(file.match(/MIT License\n\nCopyright/g)).toHaveLength(2);
  expect(file).toMatch(/^Lo que va dentro de Sendas.+\nWhat is built into Sendas/);
});

describe('what is built', () => {
  beforeAll(async () => {
    await ensureBuilt(page);
    await ensureBuilt(library);
  }, 180_000);

  const named = (path: string): readonly string[] => {
    const heads = readFileSync(join(projectRoot, path), 'utf8').match(/^(\S+)(?= \d\S* · \S+$)/gm);
    return [...(heads ?? [])];
  };

  test.each([
    [
      'dist/licences.txt',
      [
        '@fontsource/alegreya',
        '@preact/signals',
        '@preact/signals-core',
        'fastest-levenshtein',
        'graphology',
        'i18next',
        'leaflet',
        'lean-qr',
        'preact',
        'valibot',
        'workbox-core',
        'workbox-precaching',
        'workbox-routing',
        'workbox-strategies',
      ],
    ],
    [
      'dist/embed/licences.txt',
      ['@fontsource/alegreya', '@preact/signals', '@preact/signals-core', 'graphology', 'i18next', 'leaflet', 'preact'],
    ],
    ['package/vendor/LICENSES.txt', ['fastest-levenshtein', 'i18next', 'valibot']],
  ])('%s names all that is in it', (path, packages) => {
    expect(named(path)).toEqual(packages);
  });

  test('no list of vite’s is left behind', () => {
    for (const path of ['dist/licences.json', 'package/licences-library.json', 'package/licences-command.json']) {
      expect(existsSync(join(projectRoot, path))).toBe(false);
    }
  });
});
