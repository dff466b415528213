// A game of one's own: entered by hand, kept, shared and never lost.
import { expect, test } from 'vitest';
import { openPage, waitUntilReady } from './harness.ts';
import { button, figure, placeOf, region, tap } from './page.ts';

test('it is entered by tapping and survives a reload', async () => {
  const { page } = await openPage();
  await button(page, 'Tablero vacío').click();
  await page.locator('[data-place="fellowship"] [data-chip="boromir"]').click();
  await page.getByText('Cambiar de sitio a mano').click();
  await button(page, 'Colocar a mano…').click();
  await tap(region(page, 'osgiliath'));
  expect(await placeOf(page, 'boromir')).toBe('osgiliath');

  await tap(region(page, 'minas-tirith'));
  const card = page.locator('[data-panel-region="minas-tirith"]');
  await card.getByRole('button', { name: 'Asediado', exact: true }).click();
  await card.getByText('Poner una figura aquí').click();
  await card.locator('[data-chip="strider"]').click();
  expect(await placeOf(page, 'strider')).toBe('minas-tirith');

  await tap(region(page, 'moria'));
  await page.locator('[data-setting="controller"]').getByText('Pueblos Libres').click();
  await page
    .locator('[data-counter="progress"]')
    .getByRole('button', { name: /uno más$/ })
    .click();

  await tap(region(page, 'osgiliath'));
  await button(page, 'Cambiar de sitio a Boromir').click();
  await button(page, 'Eliminado').click();
  expect(await placeOf(page, 'boromir')).toBeNull();

  await page.waitForTimeout(300);
  const address = page.url();
  await page.reload();
  await waitUntilReady(page);
  expect(page.url()).toBe(address);
  expect(await placeOf(page, 'strider')).toBe('minas-tirith');
  await figure(page, 'strider').click();
  await tap(region(page, 'lossarnach'));
  await expect.poll(() => page.locator('[data-answer]').textContent()).toContain('está asediado');

  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await waitUntilReady(page);
  expect(await placeOf(page, 'strider')).toBe('minas-tirith');
});

test('what cannot be is refused in words, and nothing changes', async () => {
  const { page } = await openPage();
  await page.keyboard.press('Escape');
  await tap(region(page, 'bree'));
  await page.getByText('Poner una figura aquí').click();
  await page.locator('[data-panel-region="bree"] [data-chip="gollum"]').click();
  await expect.poll(() => page.getByText('Gollum guía a la Comunidad y nunca está en el mapa.').count()).toBe(1);
  expect(await placeOf(page, 'gollum')).toBeNull();
});

test('a copied link opens the same game in a fresh profile', async () => {
  const { page } = await openPage();
  await tap(region(page, 'lorien'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copiar enlace').click();
  await expect.poll(() => page.getByText(/^Enlace copiado/).count()).toBe(1);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: other } = await openPage({ hash: new URL(link).hash });
  expect([await placeOf(other, 'gimli'), await placeOf(other, 'strider')]).toEqual(['lorien', 'lorien']);
  expect(await placeOf(other, 'gandalf-the-white')).toBe('edoras');
});

test('a link opened over an own game gives it back with undo', async () => {
  const { page } = await openPage();
  await tap(region(page, 'lorien'));
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    location.hash = '#wotr1';
  });
  await expect.poll(() => placeOf(page, 'legolas')).toBeNull();
  await expect.poll(() => page.getByText(/Es la posición del enlace/).count()).toBe(1);
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  expect(await placeOf(page, 'legolas')).toBe('lorien');
});

test('a broken link says so and loses nothing', async () => {
  const { page } = await openPage();
  await tap(region(page, 'lorien'));
  await page.waitForTimeout(300);
  await page.goto(`${page.url().split('#')[0]}?again#wotr1;p=nowhere:xx`);
  await waitUntilReady(page);
  await expect.poll(() => page.getByText(/El enlace/).count()).toBeGreaterThan(0);
  expect(await placeOf(page, 'legolas')).toBe('lorien');
});

test('storage that is closed is no hindrance', async () => {
  const { page } = await openPage();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('closed', 'SecurityError');
    };
  });
  await tap(region(page, 'lorien'));
  expect(await placeOf(page, 'legolas')).toBe('lorien');
  await expect.poll(() => page.getByText(/El navegador no permite guardar/).count()).toBe(1);
});
