// The map as a picture: a file that stands by itself, pixels, and a sheet of paper.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, type Window } from './window.ts';

const patience = { timeout: 120_000 };

/** From now on what the page saves is kept in the page, as neither driver takes files. */
async function openPicture(page: Window): Promise<void> {
  await page.call(() => {
    const saved: Blob[] = [];
    Object.assign(window, { saved });
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return create.call(URL, blob);
    };
    document.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.download !== '') event.preventDefault();
    });
  });
  await page.openFromMenu('Imagen e impresión');
  await expect
    .poll(
      () =>
        page.call(() => {
          const preview = document.querySelector<HTMLImageElement>('.picture-preview img');
          return preview?.complete && preview.naturalWidth;
        }),
      patience,
    )
    .toBeGreaterThan(0);
}

const savedAs = (page: Window, type: string): Promise<number> =>
  page.call((kind) => (Reflect.get(window, 'saved') as Blob[]).filter((blob) => blob.type === kind).length, type);

test('a picture as SVG: its words, its type, and nothing from anywhere', async () => {
  const page = await openPage();
  await openPicture(page);
  const before = await savedAs(page, 'image/svg+xml');
  await page.click(button('Guardar SVG'));
  await expect.poll(() => savedAs(page, 'image/svg+xml'), patience).toBeGreaterThan(before);
  const found = await page.call(async () => {
    const blob = (Reflect.get(window, 'saved') as Blob[]).findLast(({ type }) => type === 'image/svg+xml');
    const text = (await blob?.text()) ?? '';
    // The page's policy lets no string be read as a document: as an image it has to be whole, too.
    const image = new Image();
    image.src = URL.createObjectURL(blob ?? new Blob());
    await image.decode();
    return {
      title: /<title[^>]*>([^<]*)/.exec(text)?.[1] ?? null,
      width: image.naturalWidth,
      hasType: /@font-face\s*\{[^}]*url\("?data:font\/woff2;base64,/.test(text),
      words: [...text.matchAll(/<text.*?<\/text>/gs)].map(([drawn]) => drawn.replaceAll(/<[^>]*>/g, '')),
      wired: /var\(|calc\(|color-mix/.test(text.replace(/<style>.*?<\/style>/s, '')),
    };
  });
  expect(found).toMatchObject({
    title: 'Adónde pueden ir Trancos, Legolas y Gimli',
    width: 1920,
    hasType: true,
    wired: false,
  });
  expect(found.words).toContain('Frontera negra: no se cruza a pie.');
});

test('a picture as PNG: the pixels of the whole board, with what is on it', async () => {
  const page = await openPage();
  await openPicture(page);
  await page.click(button('Guardar PNG'));
  await expect.poll(() => savedAs(page, 'image/png'), patience).toBeGreaterThan(0);
  const found = await page.call(async () => {
    const blob = (Reflect.get(window, 'saved') as Blob[]).findLast(({ type }) => type === 'image/png');
    const image = await createImageBitmap(blob ?? new Blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const colours = new Set<number>();
    let dark = 0;
    const step = 4 * 97;
    for (let at = 0; at < pixels.length; at += step) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      colours.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
      if (red + green + blue < 150) dark++;
    }
    // Above the board there is parchment, and the title.
    const head = context?.getImageData(0, 0, image.width, 240).data ?? [];
    const inked = head.filter((value, at) => at % 4 === 0 && value < 90).length;
    return { width: image.width, colours: colours.size, dark: (dark * step) / pixels.length, inked };
  });
  expect(found.width).toBe(3840);
  // Parchment, land, water, lights and letters; a picture that was not drawn has one.
  expect(found.colours).toBeGreaterThan(60);
  expect(found.inked).toBeGreaterThan(500);
  expect(found.dark).toBeGreaterThan(0.005);
  expect(found.dark).toBeLessThan(0.3);
});

test('the map is printed on one sheet, which goes away again', async () => {
  const page = await openPage({ theme: 'dark' });
  await page.call(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await openPicture(page);
  await page.click(button('Imprimir…'));
  await expect.poll(() => page.call(() => Reflect.get(window, 'printed') === true), patience).toBe(true);
  expect(await page.count('.map-sheet svg')).toBe(1);
  await page.call(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => page.count('.map-sheet')).toBe(0);
});
