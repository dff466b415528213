import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines, ensureEngine, findPrograms } from '../../scripts/setup/engines.mjs';
import { createFolder } from './folder.ts';

/** A folder with programs of these names. */
function createPrograms(...names: string[]): string {
  const folder = createFolder(Object.fromEntries(names.map((name) => [name, '#!/bin/sh\n'])));
  for (const name of names) chmodSync(join(folder, name), 0o755);
  return folder;
}

describe('what an engine needs', () => {
  test('is found on the path, Debian’s Firefox before another', () => {
    const folder = createPrograms('firefox', 'firefox-esr');
    expect(findPrograms(engines.firefox, { PATH: folder })).toEqual([join(folder, 'firefox-esr')]);
    expect(findPrograms(engines.firefox, { PATH: createPrograms('chromium') })).toBeUndefined();
  });

  test('is not there while a part of it is missing', () => {
    const driver = createPrograms('WebKitWebDriver');
    const screen = createPrograms('Xvfb');
    expect(findPrograms(engines.webkit, { PATH: driver })).toBeUndefined();
    expect(findPrograms(engines.webkit, { PATH: `${driver}:${screen}` })).toEqual([
      join(driver, 'WebKitWebDriver'),
      join(screen, 'Xvfb'),
    ]);
  });
});

describe('where an engine is missing', () => {
  test('it is installed', async () => {
    let isThere = false;
    const get = async () => {
      isThere = true;
    };
    expect(await ensureEngine('firefox', () => (isThere ? ['/usr/bin/firefox-esr'] : undefined), get)).toEqual([
      '/usr/bin/firefox-esr',
    ]);
  });

  test('and cannot be installed, one sentence says what to do', async () => {
    await expect(
      ensureEngine(
        'webkit',
        () => undefined,
        async () => {},
      ),
    ).rejects.toThrow(
      'The tests in WebKit cannot run because the browser is missing: on Debian, install it with "apt-get install webkit2gtk-driver xvfb".',
    );
  });
});
