// An action as a plan of several moves: begun from the list, moves taken back one by one, ended, given up.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, destination, figure, marked, placeOf, region, tap } from './page.ts';

const strip = (page: Page) => page.locator('.action-strip');
const left = (page: Page) => strip(page).locator('.action-left').textContent();
const moves = (page: Page) => strip(page).locator('.action-moves li > span').allTextContents();
const ready = (page: Page) =>
  page
    .locator('.map .token.ready')
    .evaluateAll((tokens) => tokens.map((token) => token.getAttribute('data-figure') ?? '').sort());

async function begin(page: Page, action: string, side = 'freePeoples'): Promise<void> {
  await button(page, 'Usar un dado o una carta…').click();
  await page.locator(`.sides [data-side="${side}"]`).click();
  await page.locator(`[data-begin="${action}"]`).click();
  await strip(page).locator('h2').waitFor();
}

async function move(page: Page, who: string, to: string): Promise<void> {
  await figure(page, who).first().dispatchEvent('click', { bubbles: true });
  await destination(page, to).click();
}

test('an action of two moves: the first is taken back, the second stays, and then all are fresh; the next is given up, and leaves everything as it was', async () => {
  const { page } = await openPage();
  await page.keyboard.press('Escape');
  await begin(page, 'characterDieFreePeoples');
  await expect.poll(() => left(page)).toBe('Pueden moverse 6 figuras');
  const fresh = ['gandalf-the-white', 'gimli', 'legolas', 'meriadoc', 'peregrin', 'strider'];
  await expect.poll(() => ready(page)).toEqual(fresh);
  await move(page, 'gandalf-the-white', 'folde');
  await move(page, 'meriadoc', 'parth-celebrant');
  await expect
    .poll(() => moves(page))
    .toEqual(['Gandalf el Blanco: Edoras → Folde', 'Meriadoc Brandigamo: Fangorn → Parth Celebrant']);
  await expect.poll(() => left(page)).toBe('Aún pueden moverse 4 figuras');
  await expect.poll(() => ready(page)).toEqual(['gimli', 'legolas', 'peregrin', 'strider']);
  await button(page, 'Quitar este movimiento: Gandalf el Blanco: Edoras → Folde').click();
  await expect.poll(() => moves(page)).toEqual(['Meriadoc Brandigamo: Fangorn → Parth Celebrant']);
  await expect
    .poll(async () => [await placeOf(page, 'gandalf-the-white'), await placeOf(page, 'meriadoc')])
    .toEqual(['edoras', 'parth-celebrant']);
  await button(page, 'Dado usado').click();
  await expect.poll(() => ready(page)).toEqual([]);
  await button(page, 'Otra vez: Dado de Personaje (Pueblos Libres)').click();
  await expect.poll(() => ready(page)).toEqual(fresh);

  // Who has moved says so, and who is of the other side too.
  await move(page, 'gandalf-the-white', 'folde');
  await tap(figure(page, 'gandalf-the-white'));
  await expect.poll(() => page.getByText('Gandalf el Blanco ya se ha movido en esta acción.').count()).toBe(1);
  await expect
    .poll(async () => [await marked(page, 'origin'), await marked(page, 'reachable')])
    .toEqual([['folde'], []]);
  await page.keyboard.press('Escape');
  await tap(figure(page, 'saruman'));
  await expect.poll(() => page.getByText('Saruman no se mueve con esta acción.').count()).toBe(1);

  await page.keyboard.press('Escape');
  await button(page, 'Cancelar').click();
  await expect.poll(() => placeOf(page, 'gandalf-the-white')).toBe('edoras');
  expect(await strip(page).locator('h2').count()).toBe(0);
});

test('one group alone separates with a separation; who enters play is told whose place he takes, and the list what others wait for', async () => {
  const { page } = await openPage({ hash: '#wotr1' });
  await begin(page, 'separation');
  await expect.poll(() => left(page)).toBe('Pueden moverse 7 figuras');
  await strip(page).locator('[data-chip="boromir"]').click();
  await page.locator('.mover [data-chip="legolas"]').click();
  await tap(region(page, 'hollin'));
  await expect.poll(() => moves(page)).toEqual(['Boromir y Legolas: En la Comunidad → Acebeda']);
  await expect.poll(() => left(page)).toBe('Ya no queda nadie por mover.');
  await button(page, 'Terminar').click();
  await expect.poll(() => placeOf(page, 'boromir')).toBe('hollin');

  await page.evaluate(() => {
    location.hash = '#wotr1;p=pel:st';
  });
  await expect.poll(() => placeOf(page, 'strider')).toBe('pelargir');
  await button(page, 'Usar un dado o una carta…').click();
  const entry = page.locator('li', { has: page.locator('[data-begin="entryFreePeoples"]') });
  expect(await entry.textContent()).toContain('Gandalf el Gris sigue en la Comunidad.');
  await page.locator('[data-begin="entryFreePeoples"]').click();
  await strip(page).locator('[data-chip="aragorn"]').click();
  await expect.poll(() => page.getByText('Con este movimiento, Trancos pasa a «Fuera de juego».').count()).toBe(1);
  await destination(page, 'pelargir').click();
  await expect
    .poll(async () => [await placeOf(page, 'aragorn'), await placeOf(page, 'strider')])
    .toEqual(['pelargir', null]);
});

test('a card tells when it is played, what it does and what comes after it; of a stack of Nazgûl some go, chosen by their number', async () => {
  const { page } = await openPage();
  await page.keyboard.press('Escape');
  await begin(page, 'nazgul-search', 'shadow');
  await expect.poll(() => strip(page).locator('.card-text').textContent()).toContain('esta queda revelada');
  await move(page, 'nazgul-1', 'bree');
  await expect.poll(() => moves(page)).toEqual(['Un Nazgûl: Barad-Dûr → Bree']);
  await button(page, 'Carta jugada').click();
  await expect.poll(() => placeOf(page, 'nazgul-1')).toBe('bree');

  await page.evaluate(() => {
    location.hash = '#wotr1;p=mor:n1n2n3';
  });
  await expect.poll(() => placeOf(page, 'nazgul-1')).toBe('moria');
  await figure(page, 'nazgul-1').first().dispatchEvent('click', { bubbles: true });
  const stack = page.locator('[data-stack="nazgul"]');
  await expect.poll(() => stack.locator('output').textContent()).toBe('1 de 3');
  await stack.getByRole('button', { name: 'Uno más' }).click();
  await expect.poll(() => stack.locator('output').textContent()).toBe('2 de 3');
  await destination(page, 'bree').click();
  const there = [await placeOf(page, 'nazgul-1'), await placeOf(page, 'nazgul-2'), await placeOf(page, 'nazgul-3')];
  expect(there.sort()).toEqual(['bree', 'bree', 'moria']);
});

test('the whole of it by the keyboard, on a phone', async () => {
  const { page } = await openPage({ width: 360, height: 740 });
  await page.keyboard.press('Escape');
  await button(page, 'Usar un dado o una carta…').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-begin="characterDieFreePeoples"]').focus();
  await page.keyboard.press('Enter');
  await strip(page).locator('[data-chip="meriadoc"]').focus();
  await page.keyboard.press('Enter');
  await destination(page, 'parth-celebrant').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => placeOf(page, 'meriadoc')).toBe('parth-celebrant');
  await button(page, 'Dado usado').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button(page, 'Usar un dado o una carta…').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
