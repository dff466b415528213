// A lesson made on the page, tried out, and sent: a fresh browser plays it from its link.
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { axeSource, violations } from './axe.ts';
import { openPage, pageAddress } from './harness.ts';
import { button, openDialog, region, tap } from './page.ts';

test('what is on the map becomes a lesson, which is tried out, shared and played elsewhere', async () => {
  const { page } = await openPage({ hash: '#wotr1;p=hol:st&selected=strider', width: 1024, height: 768 });
  await tap(region(page, 'dimrill-dale'));
  await openDialog(page, 'Crear una lección');
  await button(page, 'Nueva, con lo que hay en el mapa').click();
  expect(
    await page.locator('.draft-step select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
  ).toEqual(['judge', 'dimrill-dale']);
  await page.evaluate(axeSource);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Título').fill('Moria <img src=x onerror=alert(1)>');
  await page.getByLabel('Pregunta').fill('¿Llega Trancos {{region}} <b>hoy</b>?');

  await button(page, 'Probarla').click();
  await page.locator('.lesson-task').waitFor();
  await button(page, 'Sí, las reglas lo permiten').click();
  await page.locator('[data-feedback="refused"]').waitFor();
  await button(page, 'Salir').click();
  await page.locator('.draft').waitFor();

  // A second step of the same board, above the first.
  await button(page, 'Añadir lo que hay en el mapa').click();
  await page.locator('[data-step="2"]').getByLabel('Qué hay que hacer').selectOption('tap');
  await page.locator('[data-step="2"]').getByLabel('Región').selectOption('');
  await page.getByRole('dialog').getByRole('button', { name: 'Copiar enlace' }).click();
  await page.locator('.made-issues', { hasText: 'Paso 2: Elige la región.' }).waitFor();
  await page.locator('[data-step="2"]').getByLabel('Región').selectOption('moria');
  await page.locator('[data-step="2"]').getByRole('button', { name: 'Subir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copiar enlace' }).click();
  const link = await page.locator('.made-news input').inputValue();

  const downloading = page.waitForEvent('download');
  await button(page, 'Guardar en un archivo').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('moria-img-src-x-onerror-alert-1.json');
  const file: unknown = JSON.parse(await text(await download.createReadStream()));
  expect(file).toMatchObject({ version: 1, game: 'war-of-the-ring', steps: [{ goal: { type: 'tap' } }, {}] });

  // Files that are none of ours say what is wrong, and change nothing.
  await button(page, 'Mis lecciones').click();
  const give = (name: string, content: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await give('broken.json', '{"version":1,');
  await page.locator('.made-news', { hasText: 'no se puede leer como JSON' }).waitFor();
  await give('foreign.json', JSON.stringify({ ...Object(file), game: 'chess' }));
  await page.locator('.made-issues', { hasText: 'Es de otro juego (chess).' }).waitFor();
  expect(await page.locator('.made').count()).toBe(1);
  await give('copy.json', JSON.stringify(file));
  await expect.poll(() => page.locator('.made').count()).toBe(2);
  await page.locator('.made').first().getByRole('button', { name: 'Borrar…' }).click();
  await button(page, 'Borrarla').click();
  expect(await page.locator('.made-title').allTextContents()).toEqual(['Moria <img src=x onerror=alert(1)>']);

  const { page: fresh } = await openPage({
    width: 360,
    height: 740,
    touch: true,
    hash: new URL(link).hash,
  });
  await fresh.locator('.lesson-title', { hasText: 'Moria <img src=x onerror=alert(1)>' }).waitFor();
  await tap(region(fresh, 'moria'));
  await button(fresh, 'Siguiente').click();
  expect(await fresh.locator('.lesson-task').textContent()).toBe('¿Llega Trancos {{region}} <b>hoy</b>?');
  await button(fresh, 'No, las reglas no lo permiten').click();
  await button(fresh, 'Siguiente').click();
  await fresh.getByRole('heading', { name: 'Lección terminada' }).waitFor();
  await button(fresh, 'Salir').click();
  await fresh.locator('.made').waitFor();
  await button(fresh, 'Cerrar').click();

  // A link that was cut on its way, typed over the page.
  await fresh.goto(pageAddress({ language: 'es', hash: new URL(link).hash.slice(0, -20) }));
  await fresh.locator('.made-news', { hasText: 'El enlace está incompleto o dañado' }).waitFor();
});
