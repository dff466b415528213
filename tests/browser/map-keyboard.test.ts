// The map under the keyboard and a screen reader.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { useMapPage } from './map-page.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const openMap = useMapPage();

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof SVGElement || element instanceof HTMLElement
      ? (element.dataset.region ?? element.tagName)
      : undefined;
  });

test('the map is one tab stop, which the keyboard enters where the move starts', async () => {
  const page = await openMap();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('eastemnet');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('BODY');
});

test('without a move it is entered at the chosen region, else in the middle, and where it was left', async () => {
  const page = await openMap();
  const choose = (selected: string | null) =>
    page.evaluate((id) => {
      const { map, stateOf } = window.mapPage;
      const { regions, figures } = stateOf('wotr1', []);
      const bree = regions.get('bree');
      const chosen =
        id === null || !bree
          ? regions
          : new Map([...regions, [id, { ...bree, marks: new Set(['selected' as const]) }]]);
      map.set({ regions: chosen, figures });
    }, selected);
  await choose('bree');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('bree');
  await page.keyboard.press('Tab');
  await choose(null);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('fangorn');
  await page.keyboard.press('ArrowUp');
  const left = await focused(page);
  expect(left).not.toBe('fangorn');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(left);
});

test('a screen reader meets regions and figures, and no drawn words', async () => {
  const page = await openMap();
  await page.locator('.names g').first().waitFor({ state: 'attached' });
  const drawn = await page
    .locator('svg.board text')
    .evaluateAll((texts) => texts.filter((text) => !text.closest('[aria-hidden="true"], [role="img"]')).length);
  expect(drawn).toBe(0);
  expect(await page.locator('svg.board [role="button"][aria-label]').count()).toBe(105);
  expect(await page.locator('svg.board .tokens > [role="img"][aria-label]').count()).toBe(14);
});
