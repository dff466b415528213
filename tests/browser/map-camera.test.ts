// Where the map may be moved, and what a hand can hit on it.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { useMapPage } from './map-page.ts';

vi.setConfig({ testTimeout: 90_000 });
const openMap = useMapPage();

const boardEdges = (page: Page): Promise<{ left: number; top: number; right: number; bottom: number }> =>
  page.locator('svg.board').evaluate((board) => {
    const { left, top, right, bottom } = board.getBoundingClientRect();
    return { left, top, right, bottom };
  });

test('nothing beyond the frame is seen: a map that is dragged past its edge gives way, and comes back', async () => {
  const page = await openMap({ width: 1053, height: 848 });
  await page.evaluate(() => window.mapPage.map.show(['umbar', 'moria', 'druwaith-iaur', 'dagorlad']));
  const { left, top, right, bottom } = await boardEdges(page);
  expect(left).toBeLessThanOrEqual(1);
  expect(top).toBeLessThanOrEqual(1);
  expect(right).toBeGreaterThanOrEqual(1052);
  expect(bottom).toBeGreaterThanOrEqual(847);

  await page.evaluate(() => window.mapPage.map.show(['grey-havens', 'forlindon', 'harlindon']));
  await page.mouse.move(200, 200);
  await page.mouse.down();
  await page.mouse.move(600, 500, { steps: 4 });
  await page.mouse.move(990, 800, { steps: 4 });
  expect((await boardEdges(page)).left).toBeGreaterThan(20);
  await page.mouse.up();
  await expect.poll(async () => (await boardEdges(page)).left).toBeLessThanOrEqual(1);
  expect((await boardEdges(page)).top).toBeLessThanOrEqual(1);
});

test('the whole board stands in the middle', async () => {
  const page = await openMap({ width: 1440, height: 700 });
  await page.evaluate(() => window.mapPage.map.showWholeBoard());
  const { left, top, right, bottom } = await boardEdges(page);
  expect(Math.abs(left - (1440 - right))).toBeLessThanOrEqual(2);
  expect(Math.abs(top)).toBeLessThanOrEqual(1);
  expect(Math.abs(bottom - 700)).toBeLessThanOrEqual(1);
});

test('regions are shown clear of what panels cover', async () => {
  const page = await openMap({ width: 1000, height: 800 });
  await page.evaluate(() =>
    window.mapPage.map.show(['moria', 'lorien', 'fangorn'], { top: 0, right: 400, bottom: 200, left: 0 }),
  );
  for (const region of ['moria', 'lorien', 'fangorn']) {
    const box = await page.locator(`[data-region="${region}"]`).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(600);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
  }
});

test('of nine tokens in one region each can be picked, at three zooms', async () => {
  const page = await openMap({ width: 1440, height: 900 });
  await page.evaluate(() => {
    const { map, stateOf } = window.mapPage;
    map.set(stateOf('wotr1;p=riv:ggstbolegimepen1n2', []));
  });
  for (const shown of [[], ['rivendell', 'lorien', 'erebor'], ['rivendell']]) {
    await page.evaluate((regions) => {
      const { map } = window.mapPage;
      if (regions.length === 0) map.showWholeBoard();
      else map.show(regions);
    }, shown);
    await page.waitForFunction(() => {
      const board = document.querySelector<SVGSVGElement>('svg.board');
      return Math.abs((board?.getBoundingClientRect().width ?? 0) - Number.parseFloat(board?.style.width ?? '')) < 1;
    });
    const shares = await page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>('[data-at="rivendell"]')].map((token) => {
        const { left, top, width, height } = token.querySelector('.rim')?.getBoundingClientRect() ?? new DOMRect();
        let hits = 0;
        for (let row = 0; row < 20; row++) {
          for (let column = 0; column < 20; column++) {
            const at = document.elementFromPoint(
              left + (width * (column + 0.5)) / 20,
              top + (height * (row + 0.5)) / 20,
            );
            if (at?.closest('[data-figure]') === token) hits++;
          }
        }
        return { figure: token.dataset.figure, share: hits / 400 };
      }),
    );
    // Seven Companions, the Ring-bearers, and two Nazgûl that share a token, of which the upper one is hit.
    const seen = shares.filter(({ figure }) => figure !== 'nazgul-1');
    expect(seen).toHaveLength(9);
    for (const { figure, share } of seen) expect(share, `${figure}, ${shown.join()}`).toBeGreaterThan(0.4);
  }
});
