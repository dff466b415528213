// The help, the page about Sendas and the guided tour, as people use them.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { openPage } from './harness.ts';
import { button, marked, placeOf, region, tap } from './page.ts';

// The help is long: on a busy machine it takes its time to draw.
vi.setConfig({ testTimeout: 60_000 });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const entry = (page: Page, id: string) => page.locator(`[data-entry="${id}"]`);
const entries = (page: Page) => page.locator('[data-entry]').count();

test('the help opens at the rule below an answer, references lead on and back; «?» opens all of it, and a search marks what it finds', async () => {
  const { page } = await openPage();
  await tap(region(page, 'helms-deep'));
  await button(page, 'Regla R12 · reglamento, pág. 24').click();
  await entry(page, 'R12').waitFor();
  await expect.poll(() => focusedText(page)).toBe('R12Baluarte amistoso asediado');
  expect(await entry(page, 'R12').getAttribute('data-marked')).toBe('true');
  await entry(page, 'R12').getByRole('button', { name: 'R38' }).click();
  await expect.poll(() => focusedText(page)).toBe('R38El camino de los Muertos');
  await button(page, 'Volver a R12').click();
  await expect.poll(() => focusedText(page)).toBe('R12Baluarte amistoso asediado');
  await page.keyboard.press('Escape');
  expect(await marked(page, 'blocked')).toEqual(['helms-deep']);

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Ayuda' }).waitFor();
  expect(await entries(page)).toBe(81);
  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('FORLINDON');
  await expect.poll(() => entries(page)).toBe(1);
  expect(await entry(page, 'R32').locator('mark').allTextContents()).toEqual(['Forlindon']);
  expect(await page.getByRole('status').filter({ hasText: 'entrada' }).textContent()).toBe('1 entrada');
});

test('the examples of the rules are shown on the map, in either language, and undo leads back', async () => {
  const { page } = await openPage();
  await page.keyboard.press('?');
  await button(page, 'Ver en el mapa el ejemplo de R11').click();
  await page.locator('[data-answer="dimrill-dale"]').waitFor();
  expect(await marked(page, 'blocked')).toEqual(['dimrill-dale']);
  expect(await placeOf(page, 'strider')).toBe('hollin');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('answer-title');
  await expect.poll(() => page.locator('.notice').textContent()).toContain('Se abre el ejemplo de la regla R11.');
  await page.keyboard.press('u');
  await expect.poll(() => placeOf(page, 'strider')).toBe('eastemnet');

  // With an action under way an example shows what that action allows.
  await page.getByRole('button', { name: /Change to English/ }).click();
  await page.keyboard.press('?');
  await button(page, 'Show on the map the example of R23').click();
  const answer = page.locator('[data-answer="helms-deep"]');
  expect(await answer.textContent()).toContain('Strider has already moved in this action.');
});

test('the tour points at a figure, at a region in reach and at one that is not; on an empty board it takes the example', async () => {
  const { page } = await openPage();
  await button(page, 'Visita guiada').click();
  await page.locator('.tour-card').waitFor();
  await expect.poll(() => focusedText(page)).toBe('Elige quién se mueve');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(page)).toBe('Toca una región iluminada');
  await tap(region(page, 'druadan-forest'));
  await expect.poll(() => placeOf(page, 'legolas')).toBe('druadan-forest');
  await button(page, 'Siguiente').click();
  await expect.poll(() => focusedText(page)).toBe('Toca cualquier otra');
  // What was tried out is taken back, so that the next stop begins where it speaks of.
  expect(await placeOf(page, 'legolas')).toBe('eastemnet');
  await tap(region(page, 'helms-deep'));
  await page.locator('[data-answer="helms-deep"]').waitFor();
  await button(page, 'Terminar').click();
  expect(await page.locator('.tour-card, .introduction').count()).toBe(0);

  await page.evaluate(() => {
    location.hash = '#wotr1;p=op:n1n2n3n4';
  });
  await expect.poll(() => placeOf(page, 'strider')).toBeNull();
  await page.keyboard.press('?');
  await button(page, 'Visita guiada').click();
  await page.locator('.tour-card').waitFor();
  expect(await placeOf(page, 'strider')).toBe('eastemnet');
  // It can be skipped.
  await page.keyboard.press('Escape');
  expect(await page.locator('.tour-card').count()).toBe(0);
  await page.keyboard.press('u');
  await expect.poll(() => placeOf(page, 'strider')).toBeNull();
});
