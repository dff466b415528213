// Pictures of the map: files that need nothing from anywhere, and one sheet of paper.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { readDrawing } from './drawing.ts';
import { useMapPage } from './map-page.ts';

// Painting and packing millions of pixels takes its time.
vi.setConfig({ testTimeout: 120_000 });
const openMap = useMapPage();

/** The ground is there in pixels a moment after the map has come to rest. */
async function openPainted(): Promise<Page> {
  const page = await openMap({ width: 1000, height: 700, ornament: true });
  await page.evaluate(async () => {
    window.mapPage.map.show(['moria', 'lorien', 'edoras']);
    await new Promise((resolve) => setTimeout(resolve, 700));
  });
  return page;
}

test('the whole board and what is seen stand by themselves as SVG', async () => {
  const page = await openPainted();
  for (const [area, width, height] of [
    ['board', 1920, 1323],
    ['view', 1000, 700],
  ] as const) {
    const { type, text } = await page.evaluate(async (part) => {
      const { map, exportPicture } = window.mapPage;
      const blob = await exportPicture(map, { area: part, format: 'svg', title: 'Sendas' });
      return { type: blob.type, text: await blob.text() };
    }, area);
    expect(type).toBe('image/svg+xml');
    expect(text).toMatch(/@font-face\{font-family:"Alegreya"[^}]*url\("data:font\/woff2;base64,/);
    expect(text.replace(/<style>.*?<\/style>/s, '')).not.toMatch(
      /var\(|calc\(|color-mix|foreignObject|<script|<use[^>]*#map-/,
    );
    const found = await readDrawing(page, text);
    expect(found).toMatchObject({ errors: 0, size: [width, height], title: 'Sendas', foreign: [], missing: [] });
    expect(found.lines).toContain('Moria');
    expect(found.patterns).toBeGreaterThan(0);
  }
});

test('both have twice the pixels as PNG, painted with their lights and names', async () => {
  const page = await openPainted();
  for (const [area, width, height] of [
    ['board', 3840, 2646],
    ['view', 2000, 1400],
  ] as const) {
    const found = await page.evaluate(async (part) => {
      const { map, exportPicture } = window.mapPage;
      const image = await createImageBitmap(await exportPicture(map, { area: part, format: 'png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const colours = new Set<number>();
      let gold = 0;
      let clear = 0;
      for (let at = 0; at < data.length; at += 4 * 7) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
        colours.add((red >> 3) * 1024 + (green >> 3) * 32 + (blue >> 3));
        if (red > 245 && green > 190 && green < 212 && blue < 60) gold++;
        if (alpha < 255) clear++;
      }
      return { width: image.width, height: image.height, colours: colours.size, gold, clear };
    }, area);
    expect([found.width, found.height]).toEqual([width, height]);
    expect(found.colours).toBeGreaterThan(500);
    // The edge of the reach.
    expect(found.gold).toBeGreaterThan(200);
    expect(found.clear).toBe(0);
  }
});

test('the board is printed on one sheet, prepared or as the page stands', async () => {
  const page = await openMap({ ornament: true });
  const sheets = async (): Promise<{ pages: number; size: number }> => {
    const file = await page.pdf({ format: 'A4', landscape: true, printBackground: true });
    return { pages: file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0, size: file.length };
  };
  const plain = await sheets();
  expect(plain.pages).toBe(1);
  expect(plain.size).toBeGreaterThan(100_000);
  await page.setViewportSize({ width: 1060, height: 733 });
  await page.emulateMedia({ media: 'print' });
  // The corners of the board are on the sheet, with the regions above the painted ground.
  for (const [region, x, y] of [
    ['iron-hills', 1000, 30],
    ['far-harad', 930, 690],
  ] as const) {
    const found = await page.evaluate(
      ([left, top]) => {
        const region = document.elementsFromPoint(left, top).find((element) => element.matches('[data-region]'));
        return region?.getAttribute('data-region');
      },
      [x, y] as const,
    );
    expect(found).toBe(region);
  }
  await page.emulateMedia({ media: null });
  await page.evaluate(async () => {
    const remove = await window.mapPage.preparePrint(window.mapPage.map);
    Object.assign(window, { remove });
  });
  const prepared = await sheets();
  expect(prepared.pages).toBe(1);
  expect(prepared.size).toBeGreaterThan(100_000);
  await page.evaluate(() => (window as typeof window & { remove(): void }).remove());
  expect(await page.locator('.map-sheet').count()).toBe(0);
});
