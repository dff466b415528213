// What the size limits are measured by, tried on a page whose weight is known.

import { expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { measureFirstView } from '../../scripts/setup/transfer.mjs';
import { createFolder } from '../setup/folder.ts';

const ready = `document.documentElement.dataset.ready = 'true';
setTimeout(() => import('./later.js'));`;

test('what loads before the map is ready counts, and nothing after it', async () => {
  const folder = createFolder({
    'index.html': '<!doctype html><link rel="icon" href="data:,"><script type="module" src="./first.js"></script>',
    'first.js': `import './needed.js';\n${ready}`,
    'needed.js': 'export {};',
    'later.js': 'export {};',
  });
  const transfers = await measureFirstView(await ensureBrowser(), folder);
  expect(transfers.map(({ path }) => path).sort()).toEqual(['/', '/first.js', '/needed.js']);
});

test('a page that lacks one of its files is not measured', async () => {
  const folder = createFolder({
    'index.html': '<!doctype html><link rel="icon" href="data:,"><script type="module" src="./first.js"></script>',
    'first.js': `await (await fetch('./lost.json')).text();\n${ready}`,
    'later.js': 'export {};',
  });
  await expect(measureFirstView(await ensureBrowser(), folder)).rejects.toThrow('lost.json answered 404');
});
