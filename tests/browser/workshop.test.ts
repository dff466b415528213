// A lesson made on the page, tried out, and sent: a fresh browser plays it from its link.
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openPage, pageAddress } from './harness.ts';
import { button, figure, openDialog, placeOf, region, tap } from './page.ts';

test('what is on the map becomes a lesson, which is tried out, shared and played elsewhere', async () => {
  const { page } = await openPage({ hash: '#wotr1;p=hol:st&selected=strider', width: 1024, height: 768 });
  const own = page.url();
  await tap(region(page, 'dimrill-dale'));
  await openDialog(page, 'Crear una lección');
  await button(page, 'Lección nueva').click();
  expect(
    await page.locator('.draft-step select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
  ).toEqual(['judge', 'dimrill-dale']);
  await page.getByLabel('Título').fill('Moria <img src=x onerror=alert(1)>');
  await page.getByLabel('Lo que se pide').fill('¿Llega Trancos {{region}} <b>hoy</b>?');

  await button(page, 'Probarla').click();
  await page.locator('.lesson-task').waitFor();
  await button(page, 'Sí, las reglas lo permiten').click();
  await page.locator('[data-feedback="refused"]').waitFor();
  await button(page, 'Salir').click();
  await page.locator('.draft').waitFor();

  // A second step goes on from the first, is set up on the map and put above it; the own game waits.
  await button(page, 'Añadir un paso…').click();
  await page.locator('.made-board-brief', { hasText: 'Coloca cada pieza' }).waitFor();
  await page.locator('[data-chip="gimli"]').first().click();
  await tap(region(page, 'moria'));
  await expect.poll(() => placeOf(page, 'gimli')).toBe('moria');
  await button(page, '2. Figuras y región').click();
  await tap(figure(page, 'gimli').first());
  await tap(region(page, 'lorien'));
  await page.locator('.made-board-brief', { hasText: 'Consigue que Gimli llegue a Lórien.' }).waitFor();
  expect(await placeOf(page, 'gimli')).toBe('moria');
  await button(page, 'Listo').click();
  await page.locator('.draft-step-task', { hasText: 'Consigue que Gimli llegue a Lórien.' }).waitFor();
  expect([page.url(), await placeOf(page, 'gimli')]).toEqual([own, null]);
  const second = page.locator('[data-step="2"]');
  await second.getByLabel('Región').selectOption('');
  await page.getByRole('dialog').getByRole('button', { name: 'Copiar enlace' }).click();
  await page.locator('.made-issues', { hasText: 'Paso 2: Elige la región.' }).waitFor();
  await second.getByLabel('Tipo de paso').selectOption('tap');
  await second.getByLabel('Región').selectOption('moria');
  await second.getByRole('button', { name: 'Quitar el paso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await second.getByRole('button', { name: 'Subir' }).click();
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
  await page.locator('.made').first().getByRole('button', { name: 'Borrar' }).click();
  await page.locator('.made-news', { hasText: 'Lección borrada.' }).waitFor();
  expect(await page.locator('.made-title').allTextContents()).toEqual(['Moria <img src=x onerror=alert(1)>']);

  const { page: fresh } = await openPage({
    width: 360,
    height: 740,
    touch: true,
    hash: new URL(link).hash,
  });
  await fresh.locator('.lesson-title', { hasText: 'Moria <img src=x onerror=alert(1)>' }).waitFor();
  // Also after a reload: the address is the lesson as long as it is on.
  await fresh.reload();
  await fresh.locator('.lesson-title').waitFor();
  await tap(region(fresh, 'moria'));
  await button(fresh, 'Siguiente').click();
  expect(await fresh.locator('.lesson-task').textContent()).toBe('¿Llega Trancos {{region}} <b>hoy</b>?');
  await button(fresh, 'No, las reglas no lo permiten').click();
  await button(fresh, 'Siguiente').click();
  await fresh.getByRole('heading', { name: 'Lección terminada' }).waitFor();
  await button(fresh, 'Terminar').click();
  await expect.poll(() => new URL(fresh.url()).hash).toMatch(/^#wotr1;/);
  expect(await fresh.locator('dialog[open]').count()).toBe(0);

  // In a tab that is open already, the same link again, and one that was cut on its way.
  await fresh.goto(pageAddress({ language: 'es', hash: new URL(link).hash }));
  await fresh.locator('.lesson-title').waitFor();
  await button(fresh, 'Salir').click();
  await fresh.goto(pageAddress({ language: 'es', hash: new URL(link).hash.slice(0, -20) }));
  await fresh.locator('.made-news', { hasText: 'El enlace no trae ninguna lección que se pueda leer' }).waitFor();
  expect(await fresh.locator('.made').count()).toBe(1);

  // A lesson that is made in the dialog that a link opened is the same one after its map.
  await button(fresh, 'Lección nueva').click();
  await button(fresh, 'Añadir un paso…').click();
  await fresh.locator('.made-board-brief').waitFor();
  await button(fresh, 'Listo').click();
  await fresh.locator('[data-step="2"]').waitFor();

  // The whole link in place of the one that was cut; in another language the address is the lesson still.
  await fresh.goto(pageAddress({ language: 'es', hash: new URL(link).hash.slice(0, -20) }));
  await fresh.locator('.made-news', { hasText: 'El enlace no trae ninguna lección que se pueda leer' }).waitFor();
  await fresh.goto(pageAddress({ language: 'es', hash: new URL(link).hash }));
  await fresh.locator('.lesson-title').waitFor();
  await fresh.locator('.language-button').click();
  await button(fresh, 'Leave').waitFor();
  expect(new URL(fresh.url()).hash).toBe(new URL(link).hash);
});
