// What makes the page comfortable at a table: the screen stays on, everything is at hand, nothing hides what matters.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, waitUntilReady } from './harness.ts';
import { button, openDialog, placeOf, region, tap } from './page.ts';

/** What the stand-ins for the device were asked. */
const asked = (page: Page) => page.evaluate(() => (window as typeof window & { asked: readonly string[] }).asked);

const withPreferences = (preferences: object) => (page: Page) =>
  page.addInitScript((kept) => {
    if (localStorage.getItem('sendas.preferences') === null) localStorage.setItem('sendas.preferences', kept);
  }, JSON.stringify(preferences));

function withWakeLock(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { asked: calls });
    const request = async () => {
      calls.push('request');
      const lock = new EventTarget();
      const release = async () => {
        calls.push('release');
        Object.assign(lock, { released: true });
      };
      Object.assign(window, { lock });
      return Object.assign(lock, { released: false, release });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

function withVibration(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { asked: calls });
    Object.defineProperty(navigator, 'vibrate', { value: (time: number) => calls.push(`tick ${time}`) > 0 });
  });
}

test('the screen is kept on when wished, again on return to the page, and let go; the page fills it by a button that narrow windows go without', async () => {
  const { page } = await openPage({ before: withWakeLock });
  await openDialog(page, 'Ajustes');
  expect(await asked(page)).toEqual([]);
  const awake = page.getByRole('checkbox', { name: 'Pantalla siempre encendida' });
  await awake.check();
  await expect.poll(() => asked(page)).toEqual(['request']);
  // The browser lets go of it when the page is left.
  await page.evaluate(() => {
    Object.assign((window as typeof window & { lock: object }).lock, { released: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => asked(page)).toEqual(['request', 'request']);
  await awake.uncheck();
  await expect.poll(() => asked(page)).toEqual(['request', 'request', 'release']);

  await page.keyboard.press('Escape');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await button(page, 'Pantalla completa').click();
  await expect.poll(isFull).toBe(true);
  await button(page, 'Salir de la pantalla completa').click();
  await expect.poll(isFull).toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.getByTitle('Pantalla completa').isVisible()).toBe(false);
});

test('the hand feels a tick once for a move, not for taking it back, and never where motion is not wanted or it is switched off', async () => {
  const { page } = await openPage({ reducedMotion: false, before: withVibration });
  const moveAndTakeBack = async () => {
    await page.locator('[data-destination="folde"]').click();
    await expect.poll(() => placeOf(page, 'legolas')).toBe('folde');
    await page.keyboard.press('Control+z');
    await expect.poll(() => placeOf(page, 'legolas')).toBe('eastemnet');
  };
  await page.locator('html[data-hand]').waitFor({ state: 'attached' });
  await moveAndTakeBack();
  expect(await asked(page)).toEqual(['tick 14']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await moveAndTakeBack();
  expect(await asked(page)).toEqual(['tick 14']);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openDialog(page, 'Ajustes');
  await page.locator('[data-switch="tick"] input').uncheck();
  await page.keyboard.press('Escape');
  await moveAndTakeBack();
  expect(await asked(page)).toEqual(['tick 14']);
});

test('for the left hand the buttons lie at the left, and what was set is there again after a reload', async () => {
  const { page } = await openPage({ before: withPreferences({ leftHanded: true, labelScale: 1.5 }) });
  await tap(region(page, 'folde'));
  await page.reload();
  await waitUntilReady(page);
  const root = page.locator('html');
  expect([await root.getAttribute('data-hand'), await root.getAttribute('data-labels')]).toEqual(['left', '1.5']);

  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: -1, width: 0 };
  expect((await boxOf('.map-place')).x).toBe((await boxOf('.sheet')).width);
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await boxOf('.sheet')).x).toBe(0);
    const tools = await boxOf('.map-tools');
    expect(tools.x + tools.width).toBeLessThan(width / 2 + 10);
    expect((await boxOf('.header-tools')).x).toBeLessThan((await boxOf('.wordmark')).x);
  }
});

test('a device that keeps no screen on, and has no full screen, is offered neither', async () => {
  const { page } = await openPage({
    before: (one) =>
      one.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false });
      }),
  });
  await openDialog(page, 'Ajustes');
  const awake = page.getByRole('checkbox', { name: 'Pantalla siempre encendida' });
  expect(await awake.isDisabled()).toBe(true);
  expect(await page.getByText('Este navegador no lo permite.').count()).toBe(1);
  expect(await page.getByText('Pantalla completa').count()).toBe(0);
  expect(await page.getByTitle('Pantalla completa').count()).toBe(0);
});

test('on a phone every main button lies in the lower half, and the sheet comes down for the region that it tells of', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true });
  const high = await page.locator(':is(.header, .sheet) button').evaluateAll((buttons) =>
    buttons.flatMap((one) => {
      const { top, height } = one.getBoundingClientRect();
      return height > 0 && top + height < innerHeight / 2 ? [one.getAttribute('aria-label') ?? one.textContent] : [];
    }),
  );
  expect(high).toEqual([]);

  for (const found of ['Lejano Harad', 'Angmar', 'Forlindon', 'Rhûn del Este']) {
    const handle = page.locator('.sheet-handle');
    while ((await page.locator('.page').getAttribute('data-stop')) !== 'full') await handle.press('ArrowUp');
    await button(page, 'Buscar región o figura').click();
    await page.getByRole('combobox').fill(found);
    await page.getByRole('option').first().click();
    await expect.poll(() => page.locator('.page').getAttribute('data-stop')).toBe('half');
    const middleInSight = () =>
      page.evaluate(() => {
        const shape = document.querySelector('[data-marks~="selected"]')?.getBoundingClientRect();
        const sheet = document.querySelector('.sheet')?.getBoundingClientRect();
        if (!shape || !sheet) return false;
        const [x, y] = [shape.left + shape.width / 2, shape.top + shape.height / 2];
        return x > 0 && x < innerWidth && y > 0 && y < sheet.top;
      });
    await expect.poll(middleInSight, { message: found }).toBe(true);
  }
});
