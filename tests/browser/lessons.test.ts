// Lessons in a real browser: one taken whole by touch, with a wrong try; any of them by its address; by keyboard; and
// the own game as it was before.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, pageAddress, waitUntilReady } from './harness.ts';
import { button, figure, openDialog, placeOf, region, tap } from './page.ts';

const OWN = 'wotr1;p=edo:st';
const feedback = (page: Page, kind: string) => page.locator(`[data-feedback="${kind}"]`);
const task = (page: Page) => page.locator('.lesson-task').textContent();

async function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes('.run.'))));
}

test('a lesson by touch on a phone, a wrong try included, leaves the own game untouched', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true, hash: OWN });
  await tap(figure(page, 'strider'));
  await tap(region(page, 'folde'));
  await page.waitForFunction(() => sessionStorage.getItem('sendas.tab')?.includes('"run":"'));
  const [address, game] = [page.url(), await kept(page)];

  await openDialog(page, 'Aprender');
  expect(await page.locator('.course-item').count()).toBe(18);
  await page.locator('[data-lesson="forced-stop"]').click();
  await page.locator('.lesson-task').waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  expect(await placeOf(page, 'strider')).toBe('hollin');

  await tap(region(page, 'dimrill-dale'));
  await feedback(page, 'refused').getByText('De camino hay que detenerse en Moria').waitFor();
  const map = await page.locator('.map-place').boundingBox();
  expect(map?.height ?? 0).toBeGreaterThan(250);
  await button(page, 'Otra vez').click();
  await tap(region(page, 'moria'));
  await feedback(page, 'right').waitFor();
  expect(await placeOf(page, 'strider')).toBe('moria');
  await button(page, 'Siguiente').click();

  await button(page, 'Sí, le sobra una región').click();
  await feedback(page, 'refused').waitFor();
  await button(page, 'No, hay que detenerse en el Baluarte').click();
  await button(page, 'Siguiente').click();

  await tap(region(page, 'lorien'));
  await button(page, 'Siguiente').click();
  await button(page, 'Sí, ya no hay que detenerse').click();
  await button(page, 'Siguiente').click();
  await page.getByRole('heading', { name: 'Lección terminada' }).waitFor();
  expect([page.url(), await kept(page)]).toEqual([pageAddress({ query: { lesson: 'forced-stop' } }), game]);

  // The lesson that is on is what is reloaded or sent.
  await page.reload();
  await waitUntilReady(page);
  await page.locator('.lesson-task').waitFor();
  expect(await placeOf(page, 'strider')).toBe('hollin');
  await button(page, 'Salir').click();
  await page.getByRole('tab', { name: 'Jugar' }).waitFor();
  expect(await placeOf(page, 'strider')).toBe('folde');
  await expect.poll(() => page.url()).toBe(address);
  await openDialog(page, 'Aprender');
  expect(await page.locator('.course-item:has(.icon)').count()).toBe(1);
  await page.locator('[data-lesson="groups"]').click();
  await page.locator('.lesson-task').waitFor();
  await button(page, 'Trancos').click();
  await tap(region(page, 'osgiliath'));
  await feedback(page, 'deadEnd').getByText('ahora Meriadoc Brandigamo ya no puede llegar').waitFor();
  await button(page, 'Quitar el movimiento').click();
  await button(page, 'Trancos').click();
  await button(page, 'Merry').click();
  await tap(region(page, 'osgiliath'));
  await feedback(page, 'right').waitFor();
  expect([await placeOf(page, 'strider'), await placeOf(page, 'meriadoc')]).toEqual(['osgiliath', 'osgiliath']);
  await button(page, 'Salir').click();
  await page.getByRole('tab', { name: 'Jugar' }).waitFor();
  expect(await placeOf(page, 'strider')).toBe('folde');
  await expect.poll(() => page.url()).toBe(address);
  expect(await kept(page)).toBe(game);
});

test('any lesson opens by its address, speaks either language, and is taken by keyboard', async () => {
  const { page } = await openPage({ language: 'en' });
  await page.goto(`${pageAddress({ language: 'en' })}&lesson=saruman`);
  await waitUntilReady(page);
  expect(await task(page)).toBe('Can he come down to the Fords of Isen?');
  await page.locator('.lesson-task').waitFor();
  await page.waitForFunction(() => document.activeElement?.className === 'lesson-task');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await feedback(page, 'refused').getByText('Saruman never leaves Orthanc.').waitFor();
  await page.locator('.language-button').click();
  await feedback(page, 'refused').getByText('Saruman nunca sale de Orthanc.').waitFor();
  expect(await task(page)).toBe('¿Puede bajar hasta los Vados del Isen?');
  await button(page, 'No, nunca sale de Orthanc').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Siguiente');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.className === 'lesson-task');
  expect(await task(page)).toBe('¿Puede ir Saruman con él?');
  await button(page, 'Salir').click();
  await expect.poll(() => page.url()).not.toContain('lesson');

  // A step in which the action under way does not move whom it is about.
  await page.goto(`${pageAddress({ language: 'en' })}&lesson=separation`);
  await waitUntilReady(page);
  await page.locator('.lesson-task').waitFor();
  await tap(region(page, 'osgiliath'));
  await button(page, 'Next').click();
  await button(page, '5').click();
  await button(page, 'Next').click();
  await button(page, 'No, he must stop at the Stronghold').click();
  await button(page, 'Next').click();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Can Legolas go to Fangorn now?');

  await page.goto(`${pageAddress({ language: 'en' })}&lesson=riddles`);
  await page.getByText('There is no lesson called “riddles”. These are the ones there are.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).not.toContain('lesson');
  expect(await page.getByRole('tab').count()).toBe(3);
});
