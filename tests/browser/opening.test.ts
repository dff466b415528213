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
