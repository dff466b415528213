// Newer versions of the page: offered, never forced; and whatever goes wrong, no window stays behind for ever.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import {
  noServer,
  openSite,
  reload,
  useOtherVersion,
  versionOf,
  waitUntilKept,
  waitUntilReady,
} from './offline/site.ts';
import { button, placeOf, region, tap } from './page.ts';

vi.setConfig({ testTimeout: 240_000 });

const otherVersion = useOtherVersion();

const offer = (page: Page) => page.getByRole('status').getByText('Hay una versión nueva');

async function accept(page: Page): Promise<void> {
  await offer(page).waitFor();
  await Promise.all([page.waitForEvent('load'), button(page, 'Actualizar').click()]);
  await waitUntilReady(page);
}

test('a newer version is offered until it is taken, and the game goes on in it', async () => {
  const site = await openSite({ expectedProblems: noServer });
  const page = await site.open();
  await tap(region(page, 'fangorn'));
  await waitUntilKept(page);
  site.deploy(otherVersion());
  await reload(page);
  await offer(page).waitFor();
  await button(page, 'Más tarde').click();
  expect(await offer(page).count()).toBe(0);
  expect(await versionOf(page)).toBeUndefined();
  await button(page, 'Menú').click();
  await page.getByRole('dialog', { name: 'Menú' }).waitFor();

  await reload(page);
  expect(await versionOf(page)).toBeUndefined();
  await accept(page);
  expect(await versionOf(page)).toBe('other');
  expect(await placeOf(page, 'legolas')).toBe('fangorn');

  await waitUntilKept(page);
  await site.stopServer();
  await reload(page);
  expect(await versionOf(page)).toBe('other');
});

test('a window of the old version goes on when another one takes the new version', async () => {
  const site = await openSite();
  const [page, other] = [await site.open(), await site.open()];
  await waitUntilKept(page);
  site.deploy(otherVersion());
  await reload(page);
  await accept(page);
  expect(await versionOf(page)).toBe('other');

  await offer(other).waitFor();
  expect(await versionOf(other)).toBeUndefined();
  await button(other, 'Leyenda y teclas').click();
  await other.getByRole('dialog', { name: 'Leyenda' }).waitFor();
  await other.keyboard.press('Escape');
  await accept(other);
  expect(await versionOf(other)).toBe('other');
});

test('the theme in use comes along into a version that was never open with a server', async () => {
  const site = await openSite({ expectedProblems: noServer });
  const page = await site.open('?theme=dark');
  await waitUntilKept(page);
  site.deploy(otherVersion());
  await reload(page);
  await offer(page).waitFor();
  await site.stopServer();
  await accept(page);
  expect(await versionOf(page)).toBe('other');
  await page.locator('.has-ornament').waitFor({ state: 'attached' });
});

test('a page without a worker says what the server has no more, and the game goes on in the new version', async () => {
  const site = await openSite({ expectedProblems: /./ });
  rmSync(join(site.folder, 'sw.js'));
  const page = await site.open();
  await tap(region(page, 'fangorn'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sendas.tab'))).toContain('"run":"');
  site.deploy(otherVersion());
  rmSync(join(site.folder, 'sw.js'));
  await button(page, 'Leyenda y teclas').click();
  await page.getByRole('status').getByText('No se ha podido cargar esta parte de la página').waitFor();
  expect([await versionOf(page), await placeOf(page, 'legolas')]).toEqual([undefined, 'fangorn']);
  await button(page, 'Deshacer').click();
  expect(await placeOf(page, 'legolas')).toBe('eastemnet');
  await reload(page);
  expect([await versionOf(page), await placeOf(page, 'legolas')]).toEqual(['other', 'eastemnet']);
  await button(page, 'Leyenda y teclas').click();
  await page.getByRole('dialog', { name: 'Leyenda' }).waitFor();
});

describe('the way out of a version that no worker follows', () => {
  const wrongs: Readonly<Record<string, (folder: string) => void>> = {
    'is gone': (folder) => rmSync(join(folder, 'sw.js')),
    'is broken': (folder) => writeFileSync(join(folder, 'sw.js'), "throw new Error('broken');"),
    'lists files that are not there': (folder) => {
      const missing = readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('names-en'));
      expect(missing).not.toEqual([]);
      for (const name of missing) rmSync(join(folder, 'assets', name));
    },
  };

  test.each(Object.entries(wrongs))('when the worker %s', async (_name, goWrong) => {
    const site = await openSite({ expectedProblems: /./ });
    const page = await site.open();
    await tap(region(page, 'fangorn'));
    await waitUntilKept(page);
    site.deploy(otherVersion());
    goWrong(site.folder);
    await reload(page);
    expect(await versionOf(page)).toBeUndefined();
    await accept(page);
    expect(await versionOf(page)).toBe('other');
    expect(await placeOf(page, 'legolas')).toBe('fangorn');
  });
});

describe('a version that has lost files', () => {
  /** The code that the page starts with is kept no more. */
  async function loseCode(page: Page): Promise<void> {
    const lost = await page.evaluate(async () => {
      const code = document.querySelector('script')?.src ?? '';
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).delete(code)),
      );
      return caught.filter((isLost) => isLost).length;
    });
    expect(lost).toBe(1);
  }

  test('gets them back from the server', async () => {
    const site = await openSite({ expectedProblems: noServer });
    const page = await site.open();
    await waitUntilKept(page);
    await loseCode(page);
    await reload(page);
    await waitUntilKept(page);
    const isKept = () =>
      page.evaluate(async () => (await caches.match(document.querySelector('script')?.src ?? '')) !== undefined);
    await expect.poll(isKept, { timeout: 10_000 }).toBe(true);
    await site.stopServer();
    await reload(page);
    expect(await page.locator('path[data-region]').count()).toBe(105);
  });

  test('steps aside for a newer one', async () => {
    const site = await openSite();
    const page = await site.open();
    await waitUntilKept(page);
    await loseCode(page);
    site.deploy(otherVersion());
    await reload(page);
    expect(await versionOf(page)).toBe('other');
  });

  test('steps aside for a newer one that has no worker either', async () => {
    const site = await openSite({ expectedProblems: /./ });
    const page = await site.open();
    await waitUntilKept(page);
    await loseCode(page);
    site.deploy(otherVersion());
    rmSync(join(site.folder, 'sw.js'));
    await reload(page);
    expect(await versionOf(page)).toBe('other');
  });
});
