import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canBeBuilt, isFresh, page } from '../../scripts/setup/build.mjs';
import { fingerprint } from '../../scripts/setup/fingerprint.mjs';
import { createFolder, writeInto } from './folder.ts';

const files = {
  'src/app/index.html': '<!doctype html>',
  'src/app/main.ts': 'export {};',
  'locales/es/ui.json': '{}',
  'lessons/war-of-the-ring/course.json': '{}',
  'vite.config.ts': 'export default {};',
  'README.md': 'Sendas',
};

function createBuiltProject(): string {
  const root = createFolder({ ...files, 'dist/index.html': '<!doctype html>' });
  writeInto(root, 'dist/.build.json', JSON.stringify({ sources: fingerprint(root, page.sources) }));
  return root;
}

describe('the build is fresh', () => {
  test('as long as nothing changed', () => {
    expect(isFresh(createBuiltProject(), page)).toBe(true);
  });

  test('when a file changed that it does not depend on', () => {
    const root = createBuiltProject();
    writeInto(root, 'README.md', 'Sendas, otra vez');
    expect(isFresh(root, page)).toBe(true);
  });

  test('when a source is written anew with the same content', () => {
    const root = createBuiltProject();
    writeInto(root, 'src/app/main.ts', 'export {};');
    expect(isFresh(root, page)).toBe(true);
  });
});

describe('the build is stale', () => {
  test('when there is none', () => {
    expect(isFresh(createFolder(files), page)).toBe(false);
  });

  test.each(['src/app/main.ts', 'locales/es/ui.json', 'lessons/war-of-the-ring/course.json', 'vite.config.ts'])(
    'when %s changed',
    (path) => {
      const root = createBuiltProject();
      writeInto(root, path, 'something else');
      expect(isFresh(root, page)).toBe(false);
    },
  );

  test('when a source appeared', () => {
    const root = createBuiltProject();
    writeInto(root, 'public/icon.svg', '<svg/>');
    expect(isFresh(root, page)).toBe(false);
  });

  test('when a source went', () => {
    const root = createBuiltProject();
    rmSync(join(root, 'src/app/main.ts'));
    expect(isFresh(root, page)).toBe(false);
  });

  test('when a source moved', () => {
    const root = createBuiltProject();
    rmSync(join(root, 'src/app/main.ts'));
    writeInto(root, 'src/app/start.ts', 'export {};');
    expect(isFresh(root, page)).toBe(false);
  });

  test('when the built folder was emptied by another build', () => {
    const root = createBuiltProject();
    rmSync(join(root, 'dist/.build.json'));
    expect(isFresh(root, page)).toBe(false);
  });
});

test('a project without its sources or its tools is not built', () => {
  expect(canBeBuilt(createFolder(files), page)).toBe(false);
  expect(canBeBuilt(createFolder({ 'node_modules/vite/package.json': '{}' }), page)).toBe(false);
  expect(canBeBuilt(createFolder({ ...files, 'node_modules/vite/package.json': '{}' }), page)).toBe(true);
});
