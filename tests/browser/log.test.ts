// The log: what was done in words, any step of it again, another line, and the whole played back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, destination, figure, placeOf } from './page.ts';

const rows = (page: Page) => page.locator('.log-step > span:nth-child(2)').allTextContents();

async function move(page: Page, who: string, to: string): Promise<void> {
  await figure(page, who).first().dispatchEvent('click', { bubbles: true });
  await destination(page, to).click();
}

async function played(): Promise<Page> {
  const { page } = await openPage();
  await page.keyboard.press('Escape');
  await move(page, 'gandalf-the-white', 'folde');
  await move(page, 'meriadoc', 'parth-celebrant');
  return page;
}

async function openLog(page: Page): Promise<void> {
  await page.locator('#tab-log').click();
  await page.locator('.log-rows').waitFor();
}

test('it tells every step from where to where, a tap goes there; it plays back to the end, and stops at a touch', async () => {
  const page = await played();
  await openLog(page);
  await expect
    .poll(() => rows(page))
    .toEqual([
      'Posición inicial',
      'Gandalf el Blanco: Edoras → Folde',
      'Meriadoc Brandigamo: Fangorn → Parth Celebrant',
    ]);
  await page.locator('.log-step').nth(1).click();
  await expect
    .poll(async () => [await placeOf(page, 'gandalf-the-white'), await placeOf(page, 'meriadoc')])
    .toEqual(['folde', 'fangorn']);
  await expect.poll(() => page.locator('.log [aria-current="step"]').textContent()).toContain('Gandalf el Blanco');
  await button(page, 'Paso anterior').click();
  await expect.poll(() => placeOf(page, 'gandalf-the-white')).toBe('edoras');
  await button(page, 'Al final').click();
  await expect.poll(() => placeOf(page, 'meriadoc')).toBe('parth-celebrant');

  await button(page, 'Reproducir').click();
  await expect.poll(() => placeOf(page, 'gandalf-the-white')).toBe('edoras');
  await expect.poll(() => placeOf(page, 'meriadoc'), { timeout: 10_000 }).toBe('parth-celebrant');
  await expect.poll(() => button(page, 'Reproducir').count(), { timeout: 10_000 }).toBe(1);
  await button(page, 'Reproducir').click();
  await page.locator('#log-title').click();
  await expect.poll(() => button(page, 'Reproducir').count()).toBe(1);
  await expect.poll(() => placeOf(page, 'meriadoc')).toBe('fangorn');
});

test('what was done instead is not lost, and can be gone on with, in the present language; the way of the last move stays on the map', async () => {
  const page = await played();
  await expect.poll(() => page.locator('.map .trace').getAttribute('display')).toBeNull();
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await move(page, 'peregrin', 'westemnet');
  await openLog(page);
  await expect
    .poll(() => rows(page))
    .toEqual(['Posición inicial', 'Gandalf el Blanco: Edoras → Folde', 'Peregrin Tuk: Fangorn → Oestemnet']);
  await page.locator('.log-other').click();
  await expect
    .poll(async () => [await placeOf(page, 'peregrin'), await placeOf(page, 'meriadoc')])
    .toEqual(['fangorn', 'parth-celebrant']);
  await expect.poll(() => page.locator('.log-other').textContent()).toContain('Peregrin Tuk: Fangorn → Oestemnet');

  await page.getByRole('button', { name: /Change to English/ }).click();
  await expect
    .poll(() => rows(page))
    .toEqual([
      'Starting position',
      'Gandalf the White: Edoras → Folde',
      'Meriadoc Brandybuck: Fangorn → Parth Celebrant',
    ]);

  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.map .trace').getAttribute('display')).toBe('none');
});
