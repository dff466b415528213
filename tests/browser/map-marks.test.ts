// Marks as they are drawn, in the words of the stylesheet.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { useMapPage } from './map-page.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const openMap = useMapPage();

const EXAMPLE =
  'wotr1;p=eas:stlegi,edo:gw,el:bo,fan:mepe,hel:n4,mmo:wk,mrn:n5,op:gg,ort:sa;f=wem2;s=helb;n=row,isw,saw';

const choose = (page: Page, figure: string): Promise<void> =>
  page.evaluate(
    ([notation = '', id = '']) => window.mapPage.map.set(window.mapPage.stateOf(notation, [id])),
    [EXAMPLE, figure],
  );
const textures = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.textures path')
    .evaluateAll((paths) => [...new Set(paths.map((path) => path.getAttribute('class') ?? ''))]);

test('where a figure may go nearly everywhere, the few closed regions are marked instead of the open ones', async () => {
  const page = await openMap();
  await choose(page, 'nazgul-4');
  expect(await page.locator('[data-marks~="flight"]').count()).toBe(97);
  expect(await textures(page)).toEqual(['closed']);
  expect(await page.locator('.textures .closed').count()).toBe(7);
  await choose(page, 'gandalf-the-white');
  expect(await textures(page)).toEqual([]);
});

test('no texture runs under a name or a badge', async () => {
  const page = await openMap();
  await choose(page, 'nazgul-4');
  await page.locator('.names g').first().waitFor({ state: 'attached' });
  const uncovered = await page.evaluate(() => {
    const clear = document.querySelector<SVGPathElement>('#map-clear path');
    const board = document.querySelector<SVGSVGElement>('svg.board');
    const inverse = board?.getScreenCTM()?.inverse();
    const shown = [...document.querySelectorAll('.names g:not([display="none"]), .badges g')];
    return shown.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return clear?.isPointInFill(new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(inverse));
    }).length;
  });
  expect(await page.locator('.names g:not([display="none"])').count()).toBeGreaterThan(90);
  expect(uncovered).toBe(0);
});
