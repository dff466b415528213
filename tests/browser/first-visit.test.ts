// A first visit shows at once what the page is for: a chosen group, its reach, and one sentence.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, listed, marked, placeOf, region, tap } from './page.ts';

test('it says what to do, the list and the map show the same destinations with the same distances, and one tap gives the start', async () => {
  const { page } = await openPage();
  await expect.poll(() => page.getByText('Toca una región iluminada para mover el grupo elegido').count()).toBe(1);
  expect(await page.locator('[data-region]').count()).toBe(105);
  expect(await page.locator('path[data-region][data-marks]').count()).toBe(105);
  expect(await region(page, 'anfalas').getAttribute('data-marks')).toBe('');

  const list = await listed(page);
  expect(await marked(page, 'reachable')).toEqual([...list.keys()].sort());
  expect(list.size).toBe(33);
  expect(list.get('fangorn')).toBe(1);
  expect(list.get('moria')).toBe(3);
  const onMap = await page
    .locator('[data-region][data-distance]')
    .evaluateAll((paths) =>
      paths.map((path) => [path.getAttribute('data-region'), Number(path.getAttribute('data-distance'))]),
    );
  expect(Object.fromEntries(onMap)).toEqual(Object.fromEntries(list));
  expect([...list.values()]).toEqual([...list.values()].sort());
  expect(await marked(page, 'origin')).toEqual(['eastemnet']);

  await button(page, 'Comienzo').click();
  expect(await placeOf(page, 'witch-king')).toBeNull();
  expect(await placeOf(page, 'ring-bearers')).toBe('rivendell');
  await button(page, 'Deshacer').first().click();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  expect(await placeOf(page, 'legolas')).toBe('eastemnet');
});

test('beside the map the panel has three tabs, one tab stop; it can be put away, stays so, and comes back for an answer', async () => {
  const { page } = await openPage({ width: 1440, height: 900 });
  const chosen = () => page.locator('[role="tab"][aria-selected="true"]').textContent();
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Jugar', 'Preparar', 'Diario']);
  expect(await chosen()).toBe('Jugar');
  await page.getByRole('tab', { name: 'Jugar' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(chosen).toBe('Preparar');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Preparar');
  await page.keyboard.press('End');
  await expect.poll(() => page.getByRole('tabpanel', { name: 'Diario' }).count()).toBe(1);
  expect(await page.locator('[role="tab"][tabindex="0"]').allTextContents()).toEqual(['Diario']);
  await page.keyboard.press('Home');
  await expect
    .poll(() => page.getByRole('tabpanel', { name: 'Jugar' }).getByRole('heading').count())
    .toBeGreaterThan(0);

  const list = page.locator('.destinations');
  await button(page, 'Plegar el panel').click();
  await expect.poll(() => list.isVisible()).toBe(false);
  await tap(region(page, 'helms-deep'));
  await expect.poll(() => page.locator('[data-answer]').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#panel').isVisible()).toBe(false);
  const kept = () =>
    page.evaluate(() =>
      Object.values({ ...localStorage })
        .join()
        .includes('"folded":true'),
    );
  await expect.poll(kept).toBe(true);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await button(page, 'Mostrar el panel').click();
  await expect.poll(() => page.locator('#panel').isVisible()).toBe(true);
});

test('on a phone: a sentence that speaks of lit regions only where some are lit, an empty board, a tab that opens the sheet that was nearly closed', async () => {
  const { page } = await openPage({
    hash: '#wotr1;p=ort:sa&selected=saruman',
    width: 360,
    height: 740,
    touch: true,
  });
  await expect.poll(() => page.getByText(/^Toca una figura para ver adónde puede ir/).count()).toBe(1);
  expect(await page.getByText(/^Toca una región iluminada/).count()).toBe(0);

  // No figure is left on it but the Fellowship.
  await button(page, 'Tablero vacío').click();
  await expect.poll(() => page.locator('.map [data-figure]').count()).toBe(1);
  expect(await placeOf(page, 'ring-bearers')).toBe('rivendell');

  const handle = page.locator('.sheet-handle');
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('.page').getAttribute('data-stop')).toBe('peek');
  const tab = page.getByRole('tab', { name: 'Preparar' });
  const box = await tab.boundingBox();
  expect(box && [box.height >= 44, box.y + box.height <= 740]).toEqual([true, true]);
  await tab.tap();
  expect(await page.locator('.page').getAttribute('data-stop')).toBe('half');
  await expect.poll(() => page.locator('.palette').count()).toBe(1);
});
