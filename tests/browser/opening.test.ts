// The built page opens in both languages, with nothing going wrong behind its back.

import { expect, test } from 'vitest';
import { openPage } from './harness.ts';

test('the page opens in Spanish by itself', async () => {
  const { page } = await openPage();
  expect(await page.getAttribute('html', 'lang')).toBe('es');
  expect(await page.title()).toContain('Sendas');
});

test('the page opens in English when the address says so', async () => {
  const { page } = await openPage({ language: 'en' });
  expect(await page.getAttribute('html', 'lang')).toBe('en');
});

test('the page opens on a phone without anything to scroll sideways', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('until the lesson of a link is there the own game takes no tap', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await openPage({
    query: { lesson: 'saruman' },
    before: (one) =>
      one.route(/open-lesson.*\.js/, async (route) => {
        await held;
        await route.continue();
      }),
  });
  const folde = await page.locator('[data-region="folde"]').boundingBox();
  if (!folde) throw new Error('no Folde on the map');
  await page.mouse.click(folde.x + folde.width / 2, folde.y + folde.height / 2);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await page.locator('[data-figure="strider"]').getAttribute('data-at')).toBe('eastemnet');
  release();
  await page.locator('.lesson-task').waitFor();
  expect(await page.locator('#app').evaluate((app) => (app as HTMLElement).inert)).toBe(false);
});
