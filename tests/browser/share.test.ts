// A position is handed on: its code opens at the very address, and a link that is broken can be mended.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, waitUntilReady } from './harness.ts';
import { button, placeOf, region, tap } from './page.ts';

async function openShare(page: Page, menu: string, share: string): Promise<void> {
  await button(page, menu).click();
  await page.locator('dialog.menu .menu-name', { hasText: share }).click();
  await page.locator('dialog.share .qr-code').waitFor();
}

/** What a camera that sees this page would read. Read on the page itself: its pixels are many. */
async function readCode(page: Page): Promise<string | undefined> {
  const png = (await page.locator('.qr').screenshot({ scale: 'css' })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const image = context?.getImageData(0, 0, picture.width, picture.height);
    const { jsQR } = window as typeof window & { jsQR: typeof import('jsqr').default };
    return image && jsQR(image.data, image.width, image.height)?.data;
  }, png);
}

test.each([
  ['es', 'light', 360, 740, 'Menú', 'Compartir', /\/#wotr1;p=eas:stlegi.*&selected=strider,legolas,gimli$/],
  ['en', 'dark', 1280, 800, 'Menu', 'Share', /\/\?lang=en#wotr1;p=eas:stlegi.*&selected=strider,legolas,gimli$/],
] as const)(
  'the code on the screen is the link: %s, %s, %d wide',
  async (language, theme, width, height, menu, share, expected) => {
    const { page } = await openPage({ language, theme, width, height, touch: width < 768 });
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('jsqr'), 'utf8'));
    await openShare(page, menu, share);
    const link = await page.locator('dialog.share .text-field').inputValue();
    expect(link).toMatch(expected);
    expect(await readCode(page)).toBe(link);
    await page.locator('.qr').click();
    expect(await page.locator('.qr').getAttribute('aria-pressed')).toBe('true');
    expect(await readCode(page)).toBe(link);
  },
);

test('links of every version that was ever handed on open, and a broken one stays to be mended, over the last good position', async () => {
  const { page } = await openPage({ hash: 'wotr1;p=lor:ggpe,mor:gi;f=hol5;s=helx,mtib;n=goa,row' });
  expect(await placeOf(page, 'gandalf-the-grey')).toBe('lorien');
  expect(await placeOf(page, 'gimli')).toBe('moria');

  await page.evaluate(() => {
    location.hash = '#wotr1;p=bre:xxgi';
  });
  const field = page.getByLabel('Texto del enlace');
  await expect.poll(() => field.inputValue()).toBe('wotr1;p=bre:xxgi');
  expect(await page.locator('.notice').textContent()).toContain('bre:xxgi');
  expect(await placeOf(page, 'gandalf-the-grey')).toBe('lorien');
  await field.fill('wotr1;p=bre:gi');
  await button(page, 'Abrir').click();
  await expect.poll(() => placeOf(page, 'gimli')).toBe('bree');
  await expect.poll(() => page.locator('.notice').textContent()).toContain('Es la posición del enlace.');
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  expect(await placeOf(page, 'gandalf-the-grey')).toBe('lorien');
});

test('an impossible position is called so, and a notice covers neither the middle of the map nor what is tapped next, however the window stands', async () => {
  const { page } = await openPage({ hash: 'wotr1;p=bre:go', width: 360, height: 740, touch: true });
  await waitUntilReady(page);
  await page.locator('.notice').waitFor();
  expect(await page.locator('.notice').textContent()).toMatch(/La posición del enlace es imposible.*Gollum/);
  const [notice, map] = await Promise.all(
    ['.notice', '.map-place'].map((selector) => page.locator(selector).boundingBox()),
  );
  const middle = (map?.y ?? 0) + (map?.height ?? 0) / 2;
  expect((notice?.y ?? 0) > middle || (notice?.y ?? 0) + (notice?.height ?? 0) < middle).toBe(true);

  await page.evaluate(() => {
    location.hash = '#wotr1;p=hol:stgi&selected=strider';
  });
  await expect.poll(() => placeOf(page, 'strider')).toBe('hollin');
  await tap(region(page, 'moria'));
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  await button(page, 'Mover aquí').waitFor();
  const covered = (within: string) =>
    page.locator(within).evaluateAll((found) =>
      found.flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        return over?.closest('.notice') ? [one.textContent] : [];
      }),
    );
  const next = '.answers .main, .sheet-handle, [role="tab"], .map-tools button, .header button';
  expect(await page.locator('.notice-place[role="status"]').textContent()).toContain('Deshecho');
  expect(await covered(next)).toEqual([]);
  // This one stays until it is dismissed.
  await page.evaluate(() => {
    location.hash = '#wotr1;p=bre:xxgi,lor:xxst,mor:xxle';
  });
  await page.getByLabel('Texto del enlace').waitFor();
  for (const [width, height] of [
    [740, 360],
    [820, 1180],
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await covered(next)).toEqual([]);
  }
  await button(page, 'Subir el panel').click();
  await button(page, 'Bajar el panel').waitFor();
  expect(await covered(next)).toEqual([]);
});
