// What of the board the page shows: what is chosen and where it may go, and no more movement than that needs.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { openPage } from './harness.ts';
import { region as regionOf } from './page.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** How many distances are written on the map, and how many of them lie outside of it or under its buttons. */
const numbers = (page: Page): Promise<{ all: number; unseen: number }> =>
  page.evaluate(() => {
    const frame = document.querySelector('.map')?.getBoundingClientRect() ?? new DOMRect();
    const tools = document.querySelector('.map-tools')?.getBoundingClientRect() ?? new DOMRect();
    const badges = [...document.querySelectorAll('.badges > g')];
    const unseen = badges.filter((badge) => {
      const { left, right, top, bottom } = badge.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const lies = (box: DOMRect): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom;
      return !lies(frame) || lies(tools);
    });
    return { all: badges.length, unseen: unseen.length };
  });

/** In whole pixels: how a browser rounds what lies between is nobody's concern. */
async function boardBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const { x, y, width, height } = (await page.locator('svg.board').boundingBox()) ?? expect.fail('no board');
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

async function find(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(typed);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

test('a phone opens on all that can be reached, with the board from edge to edge', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true });
  expect(await regionOf(page, 'eastemnet').getAttribute('data-marks')).toBe('origin');
  await expect.poll(() => numbers(page)).toEqual({ all: 33, unseen: 0 });
  const board = await boardBox(page);
  const map = (await page.locator('.map').boundingBox()) ?? expect.fail('no map');
  // Where the window is a little higher than the board, no more than a seam is left.
  expect(map.y + map.height - (board.y + board.height)).toBeLessThan(12);
  expect(board.y - map.y).toBeLessThan(12);
});

test('who is chosen from a search comes into view with all destinations', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true });
  for (let step = 0; step < 3; step++) await page.locator('.map-tools button').first().click();
  await find(page, 'gandalf el blanco');
  await expect.poll(() => regionOf(page, 'edoras').getAttribute('data-marks')).toBe('origin');
  await expect.poll(async () => (await numbers(page)).unseen).toBe(0);
});

test('a region that is asked about at the edge of the map comes into view whole', async () => {
  const { page } = await openPage({ hash: 'wotr1;p=hol:stgi&selected=strider', width: 360, height: 740, touch: true });
  const map = (await page.locator('.map').boundingBox()) ?? expect.fail('no map');
  const before = (await regionOf(page, 'dimrill-dale').boundingBox()) ?? expect.fail('no region');
  expect(before.x + before.width).toBeGreaterThan(map.x + map.width);
  await regionOf(page, 'dimrill-dale').dispatchEvent('click', { bubbles: true });
  const right = async () => {
    const box = await regionOf(page, 'dimrill-dale').boundingBox();
    return box && box.x + box.width;
  };
  await expect.poll(right).toBeLessThan(map.x + map.width);
});

test('where all is in sight the map stays as it is', async () => {
  const { page } = await openPage({ width: 1440, height: 900 });
  const before = await boardBox(page);
  await find(page, 'meriadoc');
  await expect.poll(() => regionOf(page, 'fangorn').getAttribute('data-marks')).toBe('origin');
  expect(await boardBox(page)).toEqual(before);
});
