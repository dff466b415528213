// A game survives what browsers do: reloads, tabs beside each other, links, files, and storage that is full.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage, pageAddress, waitUntilReady } from './harness.ts';
import { button, placeOf, region, tap } from './page.ts';

/** Nothing is saved before what saves is there; a second tab says by its key that it is. */
async function moved(page: Page, to: string): Promise<void> {
  await tap(region(page, to));
  await expect.poll(() => placeOf(page, 'legolas')).toBe(to);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sendas.tab'))).toContain('"run":"');
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sendas-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function openMenu(page: Page, entry: string): Promise<void> {
  await button(page, 'Menú').click();
  await page.locator('dialog.menu .menu-item', { hasText: entry }).click();
}

/** A notice has buttons of the same name. */
const header = (page: Page, name: string) => page.locator('.header').getByRole('button', { name, exact: true });
const saves = (page: Page) => page.locator('dialog.saves');
const savedNames = (page: Page) => saves(page).locator('.save-line .game-name').allTextContents();

test('undo and redo go on after a reload', async () => {
  const { page } = await openPage();
  await moved(page, 'lorien');
  await page.reload();
  await waitUntilReady(page);
  expect(await placeOf(page, 'legolas')).toBe('lorien');
  await expect.poll(() => header(page, 'Deshacer').getAttribute('aria-disabled')).toBeNull();
  await header(page, 'Deshacer').click();
  expect(await placeOf(page, 'legolas')).toBe('eastemnet');
  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => header(page, 'Rehacer').getAttribute('aria-disabled')).toBeNull();
  await header(page, 'Rehacer').click();
  expect(await placeOf(page, 'legolas')).toBe('lorien');

  // Before the address can say so.
  await header(page, 'Deshacer').evaluate((button: HTMLElement) => {
    button.click();
    window.location.reload();
  });
  await expect.poll(() => header(page, 'Rehacer').getAttribute('aria-disabled')).toBeNull();
  expect([await placeOf(page, 'legolas'), await page.locator('.notice').count()]).toEqual(['eastemnet', 0]);
});

test('two tabs go on beside each other, and neither takes the other for a link', async () => {
  const { page: one } = await openPage();
  await moved(one, 'lorien');
  const two = await one.context().newPage();
  await two.goto(pageAddress());
  await waitUntilReady(two);
  expect(await placeOf(two, 'legolas')).toBe('lorien');
  await expect.poll(() => header(two, 'Deshacer').getAttribute('aria-disabled')).toBeNull();
  await header(two, 'Deshacer').click();
  await moved(two, 'folde');
  const behind = one.locator('.notice', { hasText: 'Esta partida ha seguido en otra pestaña.' });
  await button(one, 'Quedarme aquí').click();
  expect([await behind.count(), await placeOf(one, 'legolas')]).toEqual([0, 'lorien']);
  await header(one, 'Deshacer').click();
  await moved(one, 'fangorn');
  for (const [tab, place] of [
    [one, 'fangorn'],
    [two, 'folde'],
    [one, 'fangorn'],
  ] as const) {
    await tab.reload();
    await waitUntilReady(tab);
    await expect.poll(() => header(tab, 'Deshacer').getAttribute('aria-disabled')).toBeNull();
    expect([await placeOf(tab, 'legolas'), await tab.locator('.notice').count()]).toEqual([place, 0]);
  }
  await openMenu(one, 'Mis partidas');
  await saves(one).locator('.save .game-row').first().click();
  await expect.poll(() => placeOf(one, 'legolas')).toBe('folde');
  await one.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => placeOf(one, 'legolas')).toBe('fangorn');
});

test('games are saved by name, found, renamed, deleted and brought back; a file can be dropped on the list', async () => {
  const { page } = await openPage();
  await moved(page, 'lorien');
  await openMenu(page, 'Mis partidas');
  const name = saves(page).locator('.present-words input');
  expect(await name.inputValue()).toContain('Trancos, Legolas y Gimli van a Lórien');
  await name.fill('Hacia <b>Lórien</b>');
  await button(page, 'Guardar').click();
  await expect.poll(() => savedNames(page)).toEqual(['Hacia <b>Lórien</b>']);
  await button(page, 'Más acciones: Hacia <b>Lórien</b>').click();
  await saves(page).locator('.save-more input').fill('Lórien');
  await page.keyboard.press('Enter');
  await expect.poll(() => savedNames(page)).toEqual(['Lórien']);
  await button(page, 'Borrar').click();
  await expect.poll(() => savedNames(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Deshacer');
  await page.keyboard.press('Enter');
  await expect.poll(() => savedNames(page)).toEqual(['Lórien']);
  await page.keyboard.press('Escape');
  await header(page, 'Deshacer').click();
  expect(await placeOf(page, 'legolas')).toBe('eastemnet');
  await openMenu(page, 'Mis partidas');
  await saves(page).locator('.save-line .game-row').click();
  await expect.poll(() => placeOf(page, 'legolas')).toBe('lorien');
  await expect.poll(() => page.locator('.notice').textContent()).toContain('Se abre la partida guardada «Lórien».');

  await openMenu(page, 'Mis partidas');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['[]'], 'otra.json', { type: 'application/json' }));
    return transfer;
  });
  await saves(page).locator('.saves-body').dispatchEvent('drop', { dataTransfer: data });
  const news = () => saves(page).locator('.saves-news').textContent();
  await expect.poll(news).toContain('No es un archivo de partidas de Sendas.');
});

test('games leave as a file and come back in another browser; a broken file changes nothing', async () => {
  const { page } = await openPage();
  await moved(page, 'lorien');
  await openMenu(page, 'Mis partidas');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar esta partida').click()]);
  const path = join(await temporaryFolder(), download.suggestedFilename());
  await download.saveAs(path);
  const { page: other } = await openPage();
  await openMenu(other, 'Mis partidas');
  const picker = saves(other).locator('input[type="file"]');
  await picker.setInputFiles({ name: 'rota.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') });
  await expect.poll(() => saves(other).locator('.saves-news').textContent()).toContain('rota.json no se ha importado');
  expect(await savedNames(other)).toEqual([]);
  await picker.setInputFiles(path);
  await expect.poll(() => savedNames(other)).toHaveLength(1);
  await saves(other).locator('.save-line .game-row').click();
  await expect.poll(() => placeOf(other, 'legolas')).toBe('lorien');
  await header(other, 'Deshacer').click();
  await expect.poll(() => placeOf(other, 'legolas')).toBe('eastemnet');
});

test('storage that is full is said, and the game goes on', async () => {
  const { page } = await openPage();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await tap(region(page, 'lorien'));
  await expect.poll(() => page.getByText(/No queda sitio en el navegador/).count()).toBe(1);
  expect(await placeOf(page, 'legolas')).toBe('lorien');
});

test('a damaged game is told once, and the position stays', async () => {
  const { page } = await openPage();
  await moved(page, 'lorien');
  await page.evaluate(() => {
    const chunk = Object.keys(localStorage).find((key) => key.startsWith('sendas.run.') && key.endsWith('/0'));
    localStorage.setItem(chunk ?? '', '[{');
  });
  const notices = page.getByText(/no se puede leer lo que hiciste antes/);
  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => notices.count()).toBe(1);
  expect(await placeOf(page, 'legolas')).toBe('lorien');
  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sendas.tab'))).toContain('"run":"');
  expect([await notices.count(), await placeOf(page, 'legolas')]).toEqual([0, 'lorien']);
});
