// The page without its server.
import { expect, inject, onTestFinished, test } from 'vitest';
import { listen, stop } from '../../scripts/setup/server.mjs';
import { openPage } from './harness.ts';
import { createSiteServer } from './site.ts';
import { button, destination } from './window.ts';

test('a second visit needs no server: map, other language, dialogs and moves', async () => {
  const server = createSiteServer(inject('siteFolder'));
  const site = await listen(server, 0);
  onTestFinished(() => stop(server));
  const page = await openPage({ site });
  await expect.poll(() => page.attribute('html', 'data-offline'), { timeout: 120_000 }).toBe('ready');
  await stop(server);
  await page.reload();
  expect(await page.count('path[data-region]')).toBe(105);
  await expect.poll(() => page.count('.has-ornament')).toBe(1);
  await page.click(destination('fangorn'));
  await expect.poll(() => page.placeOf('legolas')).toBe('fangorn');
  await page.press('?');
  await expect.poll(() => page.count('dialog[open] [data-entry]')).toBe(81);
  await page.press('Escape');
  await page.click('.language-button');
  await expect.poll(() => page.attribute('html', 'lang')).toBe('en');
  await page.click(button('Undo'));
  await expect.poll(() => page.placeOf('legolas')).toBe('eastemnet');
});
