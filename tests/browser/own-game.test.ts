// A game of one's own: entered by hand, kept, shared and never lost.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, waitUntilReady } from './harness.ts';
import { button, figure, placeOf, region, tap } from './page.ts';

/** The position of the example, entered by hand; gives the number of taps that it took. */
async function enterExample(page: Page, nazgul: readonly string[]): Promise<number> {
  let taps = 0;
  const press = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const tile = (id: string) => press(page.locator(`.palette [data-chip="${id}"]`));
  const onMap = async (id: string) => {
    taps += 1;
    await tap(region(page, id));
  };
  const value = (setting: string, name: string) =>
    press(page.locator(`[data-setting="${setting}"]`).getByRole('button', { name, exact: true }));

  for (const figures of [
    ['strider', 'legolas', 'gimli', 'eastemnet'],
    ['gandalf-the-white', 'edoras'],
  ]) {
    for (const id of figures.slice(0, -1)) await tile(id);
    await onMap(figures.at(-1) ?? '');
  }
  await tile('boromir');
  await press(page.locator('.hand').getByRole('button', { name: 'Eliminado' }));
  await tile('meriadoc');
  await tile('peregrin');
  await onMap('fangorn');
  await press(page.locator('.palette [data-chip^="nazgul"]'));
  // The stack stays in the hand until something else is taken up.
  for (const id of nazgul) await onMap(id);
  await tile('witch-king');
  await onMap('minas-morgul');
  // He can stand in Orthanc only.
  await tile('saruman');
  taps += 1;
  await tap(figure(page, 'ring-bearers'));
  await onMap('western-emyn-muil');
  await value('progress', '2');
  await onMap('helms-deep');
  await value('besieged', 'Asediado');
  await value('nation.rohan', 'En guerra');
  await value('nation.isengard', 'En guerra');
  await value('nation.sauron', 'En guerra');
  return taps;
}

/** What keeps the game comes after the first view. */
async function saved(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('sendas.tab')?.includes('"run":"'));
}

async function openByHand(page: Page, hash: string): Promise<void> {
  await page.evaluate((written) => {
    location.hash = written;
  }, hash);
}

const ENTERED = /p=eas:stlegi,edo:gw,el:bo,fan:mepe,hel:n5,mmo:wk,op:gg,ort:sa;f=wem2;s=helb;n=row,isw,saw$/;

test('a game in its middle is entered on a phone in 24 taps from the start, and in 28 from the empty board', async () => {
  const { page } = await openPage({ hash: '#wotr1', width: 360, height: 740, touch: true });
  await page.getByRole('tab', { name: 'Preparar' }).tap();
  expect(await enterExample(page, ['helms-deep'])).toBe(24);
  await expect.poll(() => page.url()).toMatch(ENTERED);

  await page.keyboard.press('Escape');
  await button(page, 'Tablero vacío').tap();
  const nazgul = ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'helms-deep'];
  expect(await enterExample(page, nazgul)).toBe(28);
  await expect.poll(() => page.locator('.map [data-figure^="nazgul"]').count()).toBeGreaterThan(0);
  await expect.poll(() => page.url()).toMatch(/f=wem2;s=helb;n=row,isw,saw$/);
});

test('undo gives what was put down back into the hand, keys alone put it down, what cannot be is refused; what is set is kept, and the rules go by it', async () => {
  const { page } = await openPage({ hash: '#wotr1' });
  await page.getByRole('tab', { name: 'Preparar' }).click();
  await page.locator('.palette [data-chip="boromir"]').click();
  await tap(region(page, 'bree'));
  await page.keyboard.press('u');
  await expect.poll(() => page.getByText('Boromir: toca una región.').count()).toBe(1);
  await tap(region(page, 'osgiliath'));
  expect(await placeOf(page, 'boromir')).toBe('osgiliath');

  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await page.locator('.palette [data-chip="boromir"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('osgiliath');
  await page.keyboard.press('Enter');
  await button(page, 'Poner en Osgiliath').press('Enter');
  expect(await placeOf(page, 'boromir')).toBe('osgiliath');

  await page.locator('.palette [data-chip="gollum"]').click();
  await tap(region(page, 'bree'));
  await expect.poll(() => page.getByText('Gollum guía a la Comunidad y nunca está en el mapa.').count()).toBe(1);
  expect(await placeOf(page, 'gollum')).toBeNull();

  await page.keyboard.press('Escape');
  await button(page, 'Tablero vacío').click();
  await page.locator('.palette [data-chip="strider"]').click();
  await tap(region(page, 'minas-tirith'));
  expect(await placeOf(page, 'strider')).toBe('minas-tirith');
  await tap(region(page, 'minas-tirith'));
  const card = page.locator('[data-panel-region="minas-tirith"]');
  await card.getByRole('button', { name: 'Asediado', exact: true }).click();
  await card.locator('[data-setting="army"]').getByRole('button', { name: 'Ambos' }).click();
  await expect.poll(() => page.locator('[data-army="minas-tirith"]').count()).toBe(2);

  await expect.poll(() => page.url()).toContain('a=mti:fbgo.ssa');
  const address = page.url();
  await page.reload();
  await waitUntilReady(page);
  expect(page.url()).toBe(address);
  await figure(page, 'strider').click();
  await tap(region(page, 'lossarnach'));
  await expect.poll(() => page.locator('[data-answer]').textContent()).toContain('está asediado');

  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await waitUntilReady(page);
  expect(await placeOf(page, 'strider')).toBe('minas-tirith');
});

test('a copied link opens the same game in a fresh profile; one opened over an own game gives it back with undo, and a broken one loses nothing', async () => {
  const { page } = await openPage();
  await tap(region(page, 'lorien'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copiar enlace').click();
  await expect.poll(() => page.getByText(/^Enlace copiado/).count()).toBe(1);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: other } = await openPage({ hash: new URL(link).hash });
  expect([await placeOf(other, 'gimli'), await placeOf(other, 'strider')]).toEqual(['lorien', 'lorien']);
  expect(await placeOf(other, 'gandalf-the-white')).toBe('edoras');

  await saved(page);
  await openByHand(page, '#wotr1');
  await page.getByText(/Es la posición del enlace/).waitFor();
  expect(await placeOf(page, 'legolas')).toBeNull();
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  expect(await placeOf(page, 'legolas')).toBe('lorien');

  await page.goto(`${page.url().split('#')[0]}?again#wotr1;p=nowhere:xx`);
  await waitUntilReady(page);
  await page.getByText(/^El enlace no se puede leer/).waitFor();
  expect(await placeOf(page, 'legolas')).toBe('lorien');
});

test('so does one opened before the page can keep anything; where storage is closed the game goes on all the same', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await openPage({
    before: (opening) => opening.route(/start-keeping/, (route) => released.then(() => route.continue())),
  });
  await tap(region(page, 'lorien'));
  await openByHand(page, '#wotr1');
  expect(await placeOf(page, 'legolas')).toBe('lorien');
  release();
  await page.getByText(/Es la posición del enlace/).waitFor();
  expect(await placeOf(page, 'legolas')).toBeNull();
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  expect(await placeOf(page, 'legolas')).toBe('lorien');

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('closed', 'SecurityError');
    };
  });
  await figure(page, 'legolas').click();
  await tap(region(page, 'parth-celebrant'));
  await expect.poll(() => placeOf(page, 'legolas')).toBe('parth-celebrant');
  await expect.poll(() => page.getByText(/El navegador no permite guardar/).count()).toBe(1);
});
