// Everything that can be set, in one place: seen at once, kept, undone where it is part of the position.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ORNAMENT, openPage, waitUntilReady } from './harness.ts';
import { openDialog } from './page.ts';

const theme = (page: Page) => page.getAttribute('html', 'data-theme');
const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim());
/** What scrolls in a dialog, too. */
const scrollbar = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => getComputedStyle(dialog).scrollbarColor);
const ruling = (page: Page, id: string): Locator => page.locator(`[data-ruling="${id}"]`);

test('a theme is worn at once, panels and map together, and kept, its picture fetched then; the names grow, and on a projector the panel with them', async () => {
  const pictures: string[] = [];
  const { page } = await openPage({
    width: 1920,
    height: 1080,
    before: async (one) => {
      one.on('request', (request) => {
        const name = /(parchment|night|ink|contrast)-[^/]*\.svg$/.exec(request.url())?.[1];
        if (name !== undefined && !pictures.includes(name)) pictures.push(name);
      });
    },
  });
  expect(pictures).toEqual(['parchment']);
  await openDialog(page, 'Ajustes');
  for (const [name, id, colour, bar, picture] of [
    ['Noche', 'dark', '#171e2a', '125, 135, 152', 'night'],
    ['Tinta', 'ink', '#fff', '92, 92, 92', 'ink'],
    ['Mucho contraste', 'contrast', '#fff', '0, 0, 0', 'contrast'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(() => theme(page)).toBe(id);
    expect(await paper(page)).toBe(colour);
    expect(await scrollbar(page)).toBe(`rgb(${bar}) rgba(0, 0, 0, 0)`);
    await expect.poll(() => pictures.at(-1)).toBe(picture);
  }
  await page.reload();
  await waitUntilReady(page);
  expect(await theme(page)).toBe('contrast');
  expect(await paper(page)).toBe('#fff');

  const sizes = () =>
    page.evaluate(() => ({
      map: Math.max(
        ...[...document.querySelectorAll<SVGElement>('.names text')].map(({ style }) =>
          Number.parseFloat(style.fontSize),
        ),
      ),
      panel: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    }));
  const before = await sizes();
  await openDialog(page, 'Ajustes');
  await page.getByText('200 %', { exact: true }).click();
  // All names find their places anew.
  await expect.poll(async () => (await sizes()).map / before.map, { timeout: 20_000 }).toBeGreaterThan(1.5);
  await expect.poll(async () => (await sizes()).panel).toBe(20);
});

test('a system that wants contrast gets it until a theme is chosen, and where it has its own colours no picture lies under the map', async () => {
  const pictures: string[] = [];
  const { page } = await openPage({
    ornament: true,
    before: async (one) => {
      await one.emulateMedia({ contrast: 'more', forcedColors: 'active', colorScheme: 'light' });
      one.on('request', (request) => {
        if (ORNAMENT.test(request.url())) pictures.push(request.url());
      });
    },
  });
  expect(await theme(page)).toBe('contrast');
  expect(await page.locator('.board.has-ornament').count()).toBe(0);
  await openDialog(page, 'Ajustes');
  for (const [name, id] of [
    ['Pergamino', 'light'],
    ['Tinta', 'ink'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(() => theme(page)).toBe(id);
    expect(await page.locator('.board.has-ornament').count()).toBe(0);
  }
  expect(pictures).toEqual([]);
});

test('a reading of the rules is changed, kept in the address, and undone; keys alone do the rest, and all is there in another language', async () => {
  const { page } = await openPage();
  // Without who is chosen: a change by hand lets go of them.
  const address = () => page.evaluate(() => location.hash.split('&')[0]);
  await expect.poll(address).not.toBe('');
  const before = await address();
  await openDialog(page, 'Ajustes');
  const siege = ruling(page, 'nazgul-leave-siege');
  await siege.locator('summary').click();
  expect(await siege.getByRole('radio').count()).toBe(2);
  expect(await siege.getByRole('radio').first().isChecked()).toBe(true);
  expect(await siege.getByText('por defecto').count()).toBe(1);
  await siege.getByText('No: queda encerrado mientras dure el asedio.').click();
  await expect.poll(() => siege.getByText('cambiado').count()).toBe(1);
  await expect.poll(address).not.toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(address).toBe(before);
  await openDialog(page, 'Ajustes');
  expect(await siege.getByText('cambiado').count()).toBe(0);

  await page.locator('input[name="help"]:checked').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const help = () => page.evaluate(() => JSON.parse(localStorage.getItem('sendas.preferences') ?? '{}').help);
  await expect.poll(help).toBe('off');
  await page.locator('[data-switch="tick"] input').focus();
  await page.keyboard.press('Space');
  expect(await page.locator('[data-switch="tick"] input').isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);

  await openDialog(page, 'Ajustes');
  await expect.poll(() => page.locator('.ruling').count()).toBe(6);
  await page.getByText('English', { exact: true }).click();
  await expect.poll(() => page.locator('dialog[open] h2').textContent()).toBe('Settings');
  await expect.poll(() => page.getByText('Rulings', { exact: true }).count()).toBe(1);
  await expect.poll(() => ruling(page, 'declare-inside-mordor').textContent()).toContain('Declaring inside Mordor');
});

test('everything is large enough for a finger, and the map stays in sight', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true });
  await openDialog(page, 'Ajustes');
  await page.locator('.ruling summary').first().waitFor();
  const targets = 'dialog[open] :is(button, summary, label)';
  const small = await page.locator(targets).evaluateAll((elements) =>
    elements
      .map((element) => ({ words: element.textContent, ...element.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 44 || height < 44)
      .filter(({ width, height }) => width > 0 && height > 0),
  );
  expect(small).toEqual([]);
  const dialog = await page.locator('dialog[open]').boundingBox();
  expect(dialog?.y).toBeGreaterThan(240);
});
