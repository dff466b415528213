// A picture of the map leaves the page: as a file, on the clipboard, to another program, on paper.
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { readDrawing } from './drawing.ts';
import { openPage } from './harness.ts';
import { button, openDialog } from './page.ts';

// Painting and packing millions of pixels takes its time.
vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 60_000 };

async function openPicture(page: Page): Promise<void> {
  await openDialog(page, 'Imagen e impresión');
  await page.locator('.picture-preview img').waitFor(PATIENCE);
}

async function saved(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download', PATIENCE), button(page, name).click()]);
  return file;
}

const contents = async (file: Download): Promise<Buffer> => buffer(await file.createReadStream());

const today = (): string => {
  const day = new Date();
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

test('the SVG says what it shows and needs nothing from anywhere; the PNG goes to the clipboard, to other programs and to a file, as chosen', async () => {
  const { page } = await openPage({
    ornament: true,
    width: 800,
    height: 600,
    before: (one) =>
      one.addInitScript(() => {
        const given: string[] = [];
        Object.assign(window, { given });
        Object.defineProperty(navigator, 'canShare', { value: () => true });
        Object.defineProperty(navigator, 'share', {
          value: async ({ files, title }: { files: readonly File[]; title: string }) => {
            given.push(`${title}: ${files.map(({ name, type }) => `${name} ${type}`).join()}`);
          },
        });
        Object.defineProperty(navigator.clipboard, 'write', {
          value: async ([item]: readonly ClipboardItem[]) => {
            const picture = await item?.getType('image/png');
            given.push(`clipboard ${item?.types.join()} ${(picture?.size ?? 0) > 10_000}`);
          },
        });
      }),
  });
  const given = () => page.evaluate(() => (window as typeof window & { given: readonly string[] }).given);
  await openPicture(page);
  expect(await page.getByLabel('Título').inputValue()).toBe('Adónde pueden ir Trancos, Legolas y Gimli');
  const drawing = await saved(page, 'Guardar SVG');
  expect(drawing.suggestedFilename()).toBe(`sendas-${today()}.svg`);
  const told = await readDrawing(page, (await contents(drawing)).toString('utf8'));
  expect(told).toMatchObject({
    errors: 0,
    title: 'Adónde pueden ir Trancos, Legolas y Gimli',
    foreign: [],
    missing: [],
  });
  expect(told.words).toContain('Adónde pueden ir Trancos, Legolas y Gimli');
  expect(told.words).toContain('Se puede ir, pero al entrar hay que detenerse.');
  expect(told.words).toContain('Frontera negra: no se cruza a pie.');
  expect(told.words).not.toContain('Se llega volando.');
  const [width = 0, height = 0] = told.size;
  expect(width).toBe(1920);
  // The board, and round it room for the words.
  expect(height).toBeGreaterThan(1323 + 150);

  await page.getByText('Lo que hay en pantalla').click();
  await button(page, 'Copiar').click();
  await expect.poll(given, PATIENCE).toEqual(['clipboard image/png true']);
  await expect.poll(() => page.getByRole('status').last().textContent(), PATIENCE).toBe('Imagen copiada.');
  await button(page, 'Compartir…').click();
  const shared = `Adónde pueden ir Trancos, Legolas y Gimli: sendas-${today()}.png image/png`;
  await expect.poll(async () => (await given()).at(-1), PATIENCE).toBe(shared);

  await page.locator('.picture').getByText('Tinta', { exact: true }).click();
  await page.getByLabel('Título').fill('');
  await page.getByRole('checkbox', { name: 'Con leyenda' }).uncheck();
  const map = await page.locator('.map').boundingBox();
  const file = await saved(page, 'Guardar PNG');
  expect(file.suggestedFilename()).toBe(`sendas-${today()}.png`);
  const bytes = await contents(file);
  const found = await page.evaluate(async (data) => {
    const all = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([all], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let white = 0;
    for (let at = 0; at < pixels.length; at += 4 * 11) if ((pixels[at] ?? 0) > 250) white++;
    return { width: image.width, height: image.height, white: white / (pixels.length / 44) };
  }, bytes.toString('base64'));
  expect(found.width).toBeGreaterThan(0);
  // No wider than the board where the window shows more than it.
  expect(found.width).toBeLessThanOrEqual(Math.ceil((map?.width ?? 0) * 2) + 2);
  expect(found.height).toBeLessThanOrEqual(Math.ceil((map?.height ?? 0) * 2) + 2);
  expect(found.white).toBeGreaterThan(0.3);
});

test('on A4 and A3 the picture fills one page, whatever the theme; one that cannot be drawn is told', async () => {
  const { page } = await openPage({
    theme: 'dark',
    expectedProblems: /failed|Failed to load/,
    before: (one) =>
      one.addInitScript(() => {
        window.print = () => {};
      }),
  });
  await openPicture(page);
  await page.locator('.picture').getByText('Tinta', { exact: true }).click();
  for (const [paper, width, height] of [
    ['A4', 842, 595],
    ['A3', 1191, 842],
  ] as const) {
    await page.locator('.picture').getByText(paper, { exact: true }).click();
    await button(page, 'Imprimir…').click();
    await page.locator('.map-sheet svg').waitFor({ state: 'attached', ...PATIENCE });
    // On paper of another shape nothing is seen beyond the edge of the picture.
    await page.emulateMedia({ media: 'print' });
    const shape = await page.locator('.map-sheet svg').evaluate((svg) => {
      const [box, drawn] = [svg.getBoundingClientRect(), (svg as SVGSVGElement).viewBox.baseVal];
      return box.width / box.height / (drawn.width / drawn.height);
    });
    expect(shape).toBeCloseTo(1, 2);
    await page.emulateMedia({ media: null });
    const sheet = await page.locator('.map-sheet').evaluate((element) => {
      const fills = [...element.querySelectorAll('rect')].map((one) => one.getAttribute('fill'));
      const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id);
      return {
        white: fills.includes('#ffffff'),
        shared: ids.filter((id) => [...document.querySelectorAll(`#${id}`)].some((one) => !element.contains(one))),
      };
    });
    expect(sheet).toEqual({ white: true, shared: [] });
    const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(file.match(/\/Type \/Page\b/g)?.length).toBe(1);
    const size = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
      .exec(file)
      ?.slice(1)
      .map((points) => Math.round(Number(points)));
    expect(size).toEqual([width, height]);
    // What was printed is taken away again.
    expect(await page.locator('.map-sheet').count()).toBe(0);
  }

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  });
  await button(page, 'Guardar PNG').click();
  await expect
    .poll(() => page.getByRole('status').last().textContent(), PATIENCE)
    .toBe('No se ha podido dibujar. Comprueba la conexión e inténtalo de nuevo.');
  expect(await button(page, 'Guardar SVG').isEnabled()).toBe(true);
});
