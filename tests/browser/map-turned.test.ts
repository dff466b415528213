// The board turned half round, for who sits opposite.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { type MapPageOptions, useMapPage } from './map-page.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const openMap = useMapPage();

async function openTurned(turned: boolean, options: MapPageOptions = {}): Promise<Page> {
  const page = await openMap(options);
  await page.evaluate((isTurned) => {
    const { map } = window.mapPage;
    map.showWholeBoard();
    map.set({ turned: isTurned });
  }, turned);
  await page.waitForFunction(() => {
    const isStretched = [...document.querySelectorAll<HTMLElement>('.map-overlay')].some(
      (one) => Math.abs(one.getBoundingClientRect().width - Number.parseFloat(one.style.width)) > 1,
    );
    return !isStretched && document.querySelector('.names g') !== null && document.querySelector('.place') !== null;
  });
  return page;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Middles of regions, from the middle of the board. */
const middles = (page: Page): Promise<Readonly<Record<string, Spot>>> =>
  page.evaluate(() => {
    const middle = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
    const board = middle(document.querySelector('svg.board')?.getBoundingClientRect() ?? new DOMRect());
    const paths = [...document.querySelectorAll<SVGElement>('[data-region]')].map((path) => {
      const { x, y } = middle(path.getBoundingClientRect());
      return [path.dataset.region ?? '', { x: Math.round(x - board.x), y: Math.round(y - board.y) }];
    });
    return Object.fromEntries(paths);
  });

test('every region lies where its opposite was, and the painted ground with it', async () => {
  const [upright, turned] = [await openTurned(false), await openTurned(true, { ornament: true })];
  const [before, after] = [await middles(upright), await middles(turned)];
  expect(Object.keys(after)).toHaveLength(105);
  for (const [id, { x, y }] of Object.entries(before)) {
    expect(Math.abs((after[id]?.x ?? 0) + x), id).toBeLessThanOrEqual(1);
    expect(Math.abs((after[id]?.y ?? 0) + y), id).toBeLessThanOrEqual(1);
  }
  await turned.locator('.leaflet-ornament-pane > *').waitFor();
  const ground = await turned.evaluate(() => {
    const picture = document.querySelector<HTMLElement>('.leaflet-ornament-pane > *');
    const [a, b] = [picture, document.querySelector('svg.board')].map((one) => one?.getBoundingClientRect());
    const { m11, m22 } = new DOMMatrix(picture ? getComputedStyle(picture).transform : '');
    return {
      apart: Math.hypot((a?.x ?? 0) - (b?.x ?? 9), (a?.y ?? 0) - (b?.y ?? 9)),
      ways: [Math.sign(m11), Math.sign(m22)],
    };
  });
  expect(ground.apart).toBeLessThan(2);
  expect(ground.ways).toEqual([-1, -1]);
});

test('what is written and what stands on it stays upright', async () => {
  const page = await openTurned(true);
  const onItsHead = await page.evaluate(
    () =>
      [...document.querySelectorAll<SVGGraphicsElement>('.names text, .token, .sign, .badge')].filter((one) => {
        const { a = 0, d = 0 } = one.getScreenCTM() ?? {};
        return a <= 0 || d <= 0;
      }).length,
  );
  expect(await page.locator('.names text').count()).toBeGreaterThan(20);
  expect(onItsHead).toBe(0);
  const leaning = await page.locator('.place:not([display="none"])').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const turns = (text.getAttribute('rotate') ?? '').split(' ').map(Number);
        return turns.filter((turn) => Math.abs(turn) > 95).length > turns.length / 2;
      })
      .map((text) => text.getAttribute('data-place')),
  );
  expect(leaning).toEqual([]);
});

test('hand and keys find their way on it', async () => {
  const page = await openTurned(true);
  await page.evaluate(() => window.mapPage.map.show(['eastemnet', 'folde', 'edoras', 'fangorn']));
  const { x, y, width, height } =
    (await page.locator('[data-region="folde"]').boundingBox()) ?? expect.fail('no Folde');
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await page.evaluate(() => window.mapPage.told.at(-1))).toBe('folde');
  await page.evaluate(() => window.mapPage.map.focus('eastemnet'));
  // Fangorn lies to the west of Eastemnet, which is now at the right hand.
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-region'))).toBe('fangorn');
});
