import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureBrowser, findBrowser } from '../../scripts/setup/browser.mjs';
import { createFolder } from './folder.ts';

/** A folder with a program that stands in for a browser. */
function createProgram(name: string, script: string): { folder: string; path: string } {
  const folder = createFolder({ [name]: `#!/bin/sh\n${script}\n` });
  const path = join(folder, name);
  chmodSync(path, 0o755);
  return { folder, path };
}

const working = 'echo "Chromium 148.0"';
const placeholder = 'echo "this needs the snap to be installed" >&2; exit 10';

describe('a browser that is there', () => {
  test('is found on the path', async () => {
    const { folder, path } = createProgram('google-chrome', working);
    expect(await findBrowser({ PATH: folder })).toBe(path);
  });

  test('is the shell without windows where there are several', async () => {
    const chromium = createProgram('chromium', working);
    const shell = createProgram('chromium-headless-shell', working);
    expect(await findBrowser({ PATH: [chromium.folder, shell.folder].join(delimiter) })).toBe(shell.path);
  });

  test('is passed over when it is but a placeholder', async () => {
    const first = createProgram('chromium', placeholder);
    const second = createProgram('google-chrome-stable', working);
    expect(await findBrowser({ PATH: [first.folder, second.folder].join(delimiter) })).toBe(second.path);
  });

  test('gives way to the one that CHROME_PATH names', async () => {
    const onPath = createProgram('chromium', working);
    const named = createProgram('my-browser', working);
    expect(await findBrowser({ PATH: onPath.folder, CHROME_PATH: named.path })).toBe(named.path);
  });
});

test('a CHROME_PATH that is wrong is a failure, even with another browser at hand', async () => {
  const { folder } = createProgram('chromium', working);
  await expect(findBrowser({ PATH: folder, CHROME_PATH: '/nowhere/chrome' })).rejects.toThrow(
    'CHROME_PATH points to "/nowhere/chrome", which does not start as a browser: mend the path or unset the variable.',
  );
});

test('none is found where none starts', async () => {
  expect(await findBrowser({ PATH: createFolder() }, async () => false)).toBeUndefined();
});

describe('where there is no browser', () => {
  test('one is installed', async () => {
    let installed: string | undefined;
    const install = async () => {
      installed = '/usr/bin/chromium';
    };
    expect(await ensureBrowser(async () => installed, install)).toBe('/usr/bin/chromium');
  });

  test('and none can be installed, the tests fail and say what to install', async () => {
    await expect(
      ensureBrowser(
        async () => undefined,
        async () => {},
      ),
    ).rejects.toThrow(
      'The tests need a browser and there is none: install Chromium or Chrome, or give its path in CHROME_PATH.',
    );
  });
});
