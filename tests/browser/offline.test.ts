// The page without a network: the server is really stopped, and everything that was there before still is.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { noServer, openSite, reload, waitUntilKept } from './offline/site.ts';
import { button, destination, openDialog, placeOf, region, tap } from './page.ts';

vi.setConfig({ testTimeout: 240_000 });

const said = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

async function openAndClose(page: Page, opener: string, title: string): Promise<void> {
  await button(page, opener).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** The picture under the map, as it was really drawn. */
const hasPicture = (page: Page) => page.locator('.has-ornament').waitFor({ state: 'attached' });

test('it says once that it needs no network, and then needs none, in the other language either', async () => {
  const site = await openSite({ expectedProblems: noServer });
  const page = await site.open();
  await said(page, 'Sendas ya funciona sin conexión.').waitFor();
  await waitUntilKept(page);
  await site.stopServer();
  await reload(page);
  await waitUntilKept(page);
  await hasPicture(page);
  expect(await page.locator('path[data-region]').count()).toBe(105);
  expect(await page.getByText('Sendas ya funciona sin conexión').count()).toBe(0);

  await openAndClose(page, 'Menú', 'Menú');
  await openAndClose(page, 'Buscar región o figura', 'Buscar');
  await openAndClose(page, 'Leyenda y teclas', 'Leyenda');

  await destination(page, 'fangorn').click();
  expect(await placeOf(page, 'legolas')).toBe('fangorn');
  await button(page, 'Deshacer').first().click();
  expect(await placeOf(page, 'legolas')).toBe('eastemnet');

  await page.getByRole('button', { name: /Change to English/ }).click();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
  await openAndClose(page, 'Search region or figure', 'Search');
  await reload(page);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.title()).toContain('Sendas');
});

test('a link to a position opens in a new window without a server', async () => {
  const site = await openSite({ expectedProblems: noServer });
  const page = await site.open();
  await tap(region(page, 'fangorn'));
  await expect.poll(() => placeOf(page, 'legolas')).toBe('fangorn');
  await waitUntilKept(page);
  const { hash } = new URL(page.url());
  await button(page, 'Deshacer').first().click();
  await site.stopServer();
  const linked = await site.open(`?lang=en&theme=light${hash}`);
  expect(await placeOf(linked, 'legolas')).toBe('fangorn');
  expect(await linked.getAttribute('html', 'lang')).toBe('en');
});

test('lessons, practice and the making of lessons are there without a server', async () => {
  const site = await openSite({ expectedProblems: noServer });
  const page = await site.open();
  await waitUntilKept(page);
  await site.stopServer();

  const lesson = await site.open('?lesson=regions-and-borders');
  await lesson.locator('.lesson-task').waitFor();
  const task = await lesson.locator('.lesson-task').textContent();
  await tap(region(lesson, 'bree'));
  await lesson.locator('[data-feedback="right"]').waitFor();
  await button(lesson, 'Siguiente').click();
  await expect.poll(() => lesson.locator('.lesson-task').textContent()).not.toBe(task);

  const practice = await site.open('?practice=sieges&difficulty=2&seed=uno');
  await practice.locator('.practice-question').waitFor();
  await tap(region(practice, 'lossarnach'));
  await button(practice, 'Comprobar').click();
  await practice.locator('.practice-verdict', { hasText: 'No es eso' }).waitFor();

  await openDialog(page, 'Crear una lección');
  await button(page, 'Lección nueva').click();
  await button(page, 'Preparar en el mapa…').click();
  await page.locator('.made-board-head').waitFor();
});

const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  });

test('every file of the page is kept, and of the themes those that were used', async () => {
  const site = await openSite({ expectedProblems: noServer });
  const page = await site.open('?theme=light');
  await waitUntilKept(page);
  const kept = await keptFiles(page);
  const left = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site.folder, join(entry.parentPath, entry.name)))
    .filter((file) => !kept.includes(file));
  const pictures = (files: readonly string[]) => files.filter((file) => /^assets\/.+\.svg$/.test(file));
  // What other pages embed is theirs to keep.
  expect(left.filter((file) => !/^icons\/|^embed\/|^assets\/.+\.svg$/.test(file)).sort()).toEqual([
    '.build.json',
    'sw.js',
  ]);
  expect(pictures(kept).map((file) => file.replace(/-[\w-]{8}\.svg$/, ''))).toEqual(['assets/parchment']);
  expect(pictures(left).length).toBeGreaterThan(0);

  await button(page, 'Cambiar al tema de noche').click();
  await expect.poll(async () => pictures(await keptFiles(page)).length, { timeout: 10_000 }).toBe(2);
  await site.stopServer();
  await reload(page);
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await hasPicture(page);
});

describe('without a worker', () => {
  test('the page within another page keeps nothing', async () => {
    const site = await openSite();
    const page = await site.open('?embed');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  });

  test('the page goes on where the browser refuses one', async () => {
    const site = await openSite();
    await site.context.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    const page = await site.open();
    await page.waitForLoadState('networkidle');
    await tap(region(page, 'fangorn'));
    await expect.poll(() => placeOf(page, 'legolas')).toBe('fangorn');
  });
});
