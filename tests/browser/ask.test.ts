// Questions at the table: who can come here, what threatens it, how many results a journey takes, who reaches farther.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, marked, region, tap } from './page.ts';

/** The headings of the answer, each with the names below it. */
async function answered(page: Page): Promise<readonly string[]> {
  return page.locator('.ask-answer > div').evaluateAll((groups) =>
    groups.map((group) => {
      const names = [...group.querySelectorAll('.chip-name')].map((name) => name.textContent);
      return `${group.querySelector('h4')?.textContent}: ${names.join(', ')}`;
    }),
  );
}

test('who can come to a region, by the number of results, and how; what threatens it is the enemy of who holds it', async () => {
  const { page } = await openPage();
  await page.keyboard.press('Escape');
  await tap(region(page, 'lorien'));
  await button(page, '¿Quién puede llegar aquí?').click();
  await expect
    .poll(() => answered(page))
    .toEqual([
      'Con 1 resultado: Trancos, Legolas, Gimli, Gandalf el Blanco',
      'Con 2 resultados: Meriadoc Brandigamo, Peregrin Tuk',
    ]);
  await page.locator('.ask-answer [data-chip="meriadoc"]').click();
  await expect
    .poll(() => page.getByRole('heading', { name: 'Para llegar a Lórien hacen falta 2 resultados' }).count())
    .toBe(1);
  expect(await page.locator('.stages li').allTextContents()).toEqual([
    'Fangorn → Parth Celebrant',
    'Parth Celebrant → Lórien',
  ]);
  await expect.poll(() => marked(page, 'in-2')).toEqual(['lorien']);

  await page.keyboard.press('Escape');
  await tap(region(page, 'helms-deep'));
  await button(page, '¿Quién amenaza esta región?').click();
  await expect.poll(() => answered(page)).toEqual(['Con 1 resultado: Rey Brujo, Nazgûl, Nazgûl, Nazgûl, Nazgûl']);
  await tap(region(page, 'lorien'));
  await button(page, '¿Quién amenaza esta región?').click();
  await expect.poll(() => page.getByText('Nadie del otro bando puede llegar con un solo resultado.').count()).toBe(1);
});

test('those of the Fellowship come by separation, those out of play by entering', async () => {
  const { page } = await openPage({ hash: '#wotr1;f=lor0;n=isw' });
  await tap(region(page, 'orthanc'));
  await button(page, '¿Quién puede llegar aquí?').click();
  const chip = (id: string) => page.locator(`.ask-answer [data-chip="${id}"] .chip-where`);
  await expect.poll(() => chip('saruman').textContent()).toBe('al entrar en juego');
  await tap(region(page, 'parth-celebrant'));
  await button(page, '¿Quién puede llegar aquí?').click();
  await expect.poll(() => chip('strider').textContent()).toBe('separándose de la Comunidad');
});

test('the fewest results of a journey, told and drawn', async () => {
  const { page } = await openPage();
  await tap(region(page, 'bree'));
  await button(page, '¿Cuántos resultados harían falta?').click();
  await expect
    .poll(() => page.locator('.ask-answer h3').textContent())
    .toBe('Para llegar a Bree hacen falta 2 resultados');
  const stages = await page.locator('.stages li').allTextContents();
  expect(stages.length).toBe(2);
  expect(stages[1]?.endsWith('→ Bree')).toBe(true);
  await expect.poll(() => marked(page, 'in-2')).toEqual(['bree']);
  expect(await page.locator('.map .route').getAttribute('display')).toBeNull();
});

test('two and three results as bands, and a second figure beside the first', async () => {
  const { page } = await openPage();
  await button(page, 'Más lejos').click();
  await expect.poll(() => marked(page, 'in-2')).toContain('bree');
  await expect.poll(() => marked(page, 'in-2')).not.toContain('lorien');
  await button(page, 'Comparar').click();
  await page.locator('.compared [data-chip="meriadoc"]').click();
  await expect
    .poll(() => marked(page, 'second'))
    .toEqual(['eastemnet', 'fords-of-isen', 'parth-celebrant', 'westemnet']);
  expect(await page.locator('.sample.second').textContent()).toBe('Meriadoc Brandigamo');
  await button(page, 'Comparar').click();
  await expect.poll(() => marked(page, 'second')).toEqual([]);
});
