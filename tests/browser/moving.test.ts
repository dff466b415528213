// Tap a figure, tap a region: it moves, or a card says why not.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, destination, figure, listed, marked, placeOf, region, tap } from './page.ts';

test('a figure goes where it is sent, undo and redo follow, and who goes nowhere is told why', async () => {
  const { page } = await openPage();
  await figure(page, 'gandalf-the-white').click();
  expect(await marked(page, 'origin')).toEqual(['edoras']);
  await tap(region(page, 'folde'));
  expect(await placeOf(page, 'gandalf-the-white')).toBe('folde');
  expect(await marked(page, 'reachable')).toEqual([]);
  await page.keyboard.press('u');
  expect(await placeOf(page, 'gandalf-the-white')).toBe('edoras');
  await page.keyboard.press('U');
  expect(await placeOf(page, 'gandalf-the-white')).toBe('folde');
  await button(page, 'Deshacer').first().click();
  expect(await placeOf(page, 'gandalf-the-white')).toBe('edoras');

  await page.keyboard.press('Escape');
  await figure(page, 'gandalf-the-white').click();
  await button(page, 'Ver Edoras').click();
  await expect.poll(() => page.locator('[data-panel-region="edoras"]').count()).toBe(1);

  await figure(page, 'saruman').click();
  await expect.poll(() => page.getByText('Saruman nunca sale de Orthanc.').count()).toBe(1);
  expect(await marked(page, 'reachable')).toEqual([]);

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('boromir');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Boromir');
});

test('under a mouse a destination shows its route, a token says who it is, and a click means token or region', async () => {
  const { page } = await openPage({ width: 1440, height: 900 });
  await destination(page, 'lossarnach').hover();
  await expect.poll(() => marked(page, 'path')).toEqual(['druadan-forest', 'eastemnet', 'lossarnach', 'minas-tirith']);
  await page.mouse.move(5, 300);
  await expect.poll(() => marked(page, 'path')).not.toContain('lossarnach');

  const caption = page.locator('.token-caption');
  await caption.waitFor({ state: 'attached' });
  await figure(page, 'meriadoc').hover();
  expect(await caption.textContent()).toBe('Meriadoc Brandigamo · Nivel 1');
  await figure(page, 'saruman').hover();
  expect(await caption.textContent()).toBe('Saruman · Nivel 0');
  await region(page, 'dagorlad').hover();
  expect(await caption.isVisible()).toBe(false);
  await region(page, 'dagorlad').click();
  expect([await placeOf(page, 'gimli'), await placeOf(page, 'strider')]).toEqual(['dagorlad', 'dagorlad']);
  await page.keyboard.press('u');
  await figure(page, 'gandalf-the-white').click();
  await expect.poll(() => marked(page, 'origin')).toEqual(['edoras']);
  await figure(page, 'saruman').click();
  await expect.poll(() => marked(page, 'origin')).toEqual(['orthanc']);
});

test('a finger on a token in a lit region is asked which it means, and a second tap goes there', async () => {
  const { page } = await openPage({ width: 1024, height: 768, touch: true });
  await figure(page, 'gandalf-the-white').tap();
  await page.locator('[data-answer="edoras"] [data-chip="gandalf-the-white"]').tap();
  await expect.poll(() => marked(page, 'origin')).toEqual(['edoras']);
  await figure(page, 'meriadoc').tap({ position: { x: 4, y: 10 } });
  await page.locator('[data-answer="fangorn"]').waitFor();
  // Too far from the first tap to be a double one, however soon it comes.
  await figure(page, 'peregrin').tap({ position: { x: 18, y: 10 } });
  await expect.poll(() => placeOf(page, 'gandalf-the-white')).toBe('fangorn');
});

test('a besieged Stronghold is refused with its reason, in the language that is chosen meanwhile too', async () => {
  const { page } = await openPage();
  await tap(region(page, 'helms-deep'));
  const card = page.locator('[data-answer="helms-deep"]');
  await expect.poll(() => card.getByRole('heading').textContent()).toContain('No se puede ir al Abismo de Helm');
  expect(await card.textContent()).toMatch(/asediado.*Regla R12/s);
  expect(await marked(page, 'blocked')).toEqual(['helms-deep']);
  expect(await placeOf(page, 'legolas')).toBe('eastemnet');
  expect((await listed(page)).size).toBe(33);
  await page.getByRole('button', { name: /Change to English/ }).click();
  await expect.poll(() => card.getByRole('heading').textContent()).toContain("Helm's Deep");
  expect(await card.textContent()).toMatch(/under siege.*Rule R12/s);
});

test('the group is put together by taps on tokens and chips, and its reach follows', async () => {
  const { page } = await openPage();
  await figure(page, 'strider').click();
  // Without Strider the highest Level is two.
  await expect.poll(async () => (await listed(page)).size).toBe(18);
  await page.locator('.mover [data-chip="gimli"]').click();
  await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Legolas', exact: true }).count()).toBe(1);
  await figure(page, 'strider').click();
  await expect.poll(async () => (await listed(page)).size).toBe(33);
  await destination(page, 'lorien').click();
  expect([await placeOf(page, 'legolas'), await placeOf(page, 'strider'), await placeOf(page, 'gimli')]).toEqual([
    'lorien',
    'lorien',
    'eastemnet',
  ]);
});

test('the help dial keeps reasons back until they are asked for', async () => {
  const { page } = await openPage();
  await button(page, 'Menú').click();
  await page.locator('dialog.menu .menu-item', { hasText: 'Ajustes' }).click();
  await page.getByLabel('Destinos', { exact: true }).check();
  await page.keyboard.press('Escape');
  await tap(region(page, 'helms-deep'));
  const card = page.locator('[data-answer="helms-deep"]');
  await expect.poll(() => card.count()).toBe(1);
  expect(await card.textContent()).not.toContain('asediado');
  expect(await page.locator('[data-distance]').count()).toBe(0);
  await page.keyboard.press('w');
  await expect.poll(() => card.textContent()).toContain('asediado');
});

test('Companions separate from the Fellowship by the tray, alone or together', async () => {
  const { page } = await openPage({ hash: '#wotr1' });
  await page.locator('[data-place="fellowship"] [data-chip="boromir"]').click();
  expect(await marked(page, 'origin')).toEqual(['rivendell']);
  await page.locator('.mover [data-chip="legolas"]').click();
  await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Boromir y Legolas' }).count()).toBe(1);
  await page.locator('.mover [data-chip="legolas"]').click();
  await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Boromir', exact: true }).count()).toBe(1);
  await tap(region(page, 'hollin'));
  expect(await placeOf(page, 'boromir')).toBe('hollin');
  expect(await placeOf(page, 'legolas')).toBeNull();
  await page.keyboard.press('u');
  expect(await placeOf(page, 'boromir')).toBeNull();
});

test('who cannot enter yet is told what is missing, and can be put down all the same', async () => {
  const { page } = await openPage({ hash: '#wotr1&selected=witch-king' });
  await tap(region(page, 'minas-morgul'));
  await expect.poll(() => page.locator('[data-answer="minas-morgul"]').count()).toBe(1);
  await button(page, 'Ponerla aquí de todos modos').click();
  expect(await placeOf(page, 'witch-king')).toBe('minas-morgul');
});

test('a declaration says that the progress starts anew', async () => {
  const { page } = await openPage({ hash: '#wotr1;f=riv2&selected=ring-bearers' });
  const note = page.getByText('Con este movimiento, «Progreso de la Comunidad» queda en 0.');
  await expect.poll(() => note.count()).toBe(1);
});
