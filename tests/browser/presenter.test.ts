// A presentation in a real browser: two windows, keys, notes that keep to the board, reloads, and everything as it was
// afterwards.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, waitUntilReady } from './harness.ts';
import { button, figure, marked, placeOf, region, tap } from './page.ts';

const OWN = '#wotr1;p=eas:st,edo:gw&selected=strider';
const REACH = 'wotr1;p=hol:st,edo:gw';

const title = (page: Page): Promise<string | null> => page.locator('.banner-title').textContent();
const titled = (page: Page, text: string): Promise<void> => page.locator('.banner-title', { hasText: text }).waitFor();
const answered = (page: Page, text: string): Promise<void> =>
  page.locator('.banner-answer', { hasText: text }).waitFor();
const notes = (page: Page): Locator => page.locator('.over-board .note');

async function openAudience(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await button(page, 'Ventana para el público').click();
  const audience = await opening;
  await audience.locator('.banner').waitFor();
  return audience;
}

/** Where a note lies, in parts of a region's own breadth and height. */
function against(page: Page, id: string): Promise<readonly number[]> {
  return page.evaluate((name) => {
    const box = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [land, note] = [box(`[data-region="${name}"]`), box('.over-board .note-core')];
    const parts = [(note.x - land.x) / land.width, (note.y - land.y) / land.height, note.width / land.width];
    return parts.map((part) => Math.round(part * 50) / 50);
  }, id);
}

async function drawArrow(page: Page): Promise<void> {
  await page.keyboard.press('a');
  await page.mouse.move(700, 300);
  await page.mouse.down();
  await page.mouse.move(820, 380, { steps: 4 });
  await page.mouse.up();
}

test('question, time to think, answer and reason, by a clicker, in the window of the audience as well', async () => {
  const { page } = await openPage({ hash: `#${REACH}&selected=strider` });
  await openFromMenu(page, 'Presentar');
  await titled(page, '¿Adónde puede ir Trancos?');
  expect(
    await page.locator('.header, .sheet, .map-tools').evaluateAll((all) => all.map((one) => one.clientHeight)),
  ).toEqual([0, 0, 0]);
  expect(await marked(page, 'reachable')).toEqual([]);

  const audience = await openAudience(page);
  await titled(audience, '¿Adónde puede ir Trancos?');
  expect(await audience.locator('.teach-bar').count()).toBe(0);

  await page.keyboard.press('PageDown');
  await audience.locator('.banner-think').waitFor();
  await page.keyboard.press('PageDown');
  await answered(audience, 'regiones');
  const reach = await marked(page, 'reachable');
  expect(reach).toContain('moria');
  await expect.poll(() => marked(audience, 'reachable')).toEqual(reach);

  // A region beyond the forced stop: the destinations stay lit, and the reason waits.
  await tap(region(page, 'dimrill-dale'));
  await answered(audience, 'No: no se puede ir al Valle Sombrío');
  expect(await audience.locator('.banner-why li').count()).toBe(0);
  await page.keyboard.press('PageDown');
  await audience.locator('.banner-why li', { hasText: 'Moria' }).first().waitFor();
  expect(await placeOf(audience, 'strider')).toBe('hollin');

  // The presenter goes; the audience cannot.
  await tap(region(audience, 'moria'));
  await tap(region(page, 'moria'));
  await tap(region(page, 'moria'));
  await expect.poll(() => placeOf(audience, 'strider')).toBe('moria');
  await titled(audience, 'Trancos va a Moria.');

  // Notes stay with the presenter until they are shared.
  await drawArrow(page);
  expect(await notes(page).count()).toBe(1);
  await page.keyboard.press('h');
  await button(page, 'Opciones').click();
  expect(await notes(audience).count()).toBe(0);
  await page.getByLabel('El público ve los trazos').check();
  await notes(audience).first().waitFor();
  await page.keyboard.press('b');
  await audience.locator('.teach-dark').waitFor();
  await page.keyboard.press('b');

  // Whoever is loaded anew finds the other again.
  await audience.reload();
  await titled(audience, 'Trancos va a Moria.');
  await notes(audience).first().waitFor();
  await page.reload();
  await page.locator('.banner').waitFor();
  expect(await notes(page).count()).toBe(1);
  await tap(figure(page, 'strider'));
  await titled(audience, '¿Adónde puede ir Trancos?');

  // Another presentation is on a line of its own.
  const other = await page.context().newPage();
  await other.goto(new URL(`?lang=es&present=otra1#${REACH}&selected=gandalf-the-white`, page.url()).href);
  await other.locator('.banner').waitFor();
  await other.keyboard.press('PageDown');
  expect(await title(audience)).toBe('¿Adónde puede ir Trancos?');
  await other.close();

  await button(page, 'Salir de la presentación').click();
  await audience.locator('.teach-away').waitFor();
});

test('notes keep to the board, the light to its region; leaving gives everything back', async () => {
  const { page } = await openPage({ hash: OWN, width: 1024, height: 768 });
  const before = await marked(page, 'reachable');
  await openFromMenu(page, 'Presentar');
  await titled(page, '¿Adónde puede ir Trancos?');

  await drawArrow(page);
  const place = await against(page, 'rhosgobel');
  await page.keyboard.press('h');
  await page.mouse.move(500, 450);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => against(page, 'rhosgobel')).toEqual(place);
  await page.mouse.down();
  await page.mouse.move(420, 380, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => against(page, 'rhosgobel')).toEqual(place);

  await page.keyboard.press('p');
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(560, 440, { steps: 6 });
  await page.mouse.up();
  expect(await notes(page).count()).toBe(2);
  await page.keyboard.press('z');
  expect(await notes(page).count()).toBe(1);
  await page.keyboard.press('c');
  expect(await notes(page).count()).toBe(0);

  await page.keyboard.press('s');
  await page.keyboard.press('Escape');
  await button(page, 'Foco sobre una región').click();
  await tap(region(page, 'fangorn'));
  const outline = await region(page, 'fangorn').getAttribute('d');
  expect(await page.locator('.light-rim').getAttribute('d')).toBe(outline);
  await tap(region(page, 'fangorn'));
  expect(await page.locator('.light').count()).toBe(0);

  // A browser that opens no window leaves the address to be opened by hand.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await button(page, 'Ventana para el público').click();
  expect(await page.locator('.teach-address input').inputValue()).toMatch(/\?audience=[a-z0-9]{12}$/);

  await page.keyboard.press('?');
  expect(await page.locator('.teach-keys li').count()).toBe(11);
  while ((await page.locator('.presenter').count()) > 0) await page.keyboard.press('Escape');
  expect(await marked(page, 'reachable')).toEqual(before);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await waitUntilReady(page);
  expect(await page.locator('.presenter').count()).toBe(0);
  expect(await placeOf(page, 'strider')).toBe('eastemnet');
});

/** An entry of the menu that takes the page over instead of opening a dialog. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.header .icon-button').last().click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}
