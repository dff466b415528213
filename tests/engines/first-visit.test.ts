// A first visit shows at once what the page is for.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button } from './window.ts';

test.each([
  ['es', 'Toca una región iluminada para mover el grupo elegido; toca cualquier otra y verás por qué no.', 'Comienzo'],
  ['en', 'Tap a lit region to move the chosen group; tap any other to see why not.', 'Start of the game'],
] as const)(
  'first visit: the example is lit and listed, and the start is one tap away (%s)',
  async (language, hint, start) => {
    const page = await openPage({ language });
    const rows = await page.call(() =>
      [...document.querySelectorAll<HTMLElement>('[data-destination]')].map(
        (row) => [row.dataset.destination ?? '', Number(row.querySelector('.distance')?.textContent)] as const,
      ),
    );
    const distances = new Map(rows);
    expect(distances.size).toBe(33);
    expect(distances.get('fangorn')).toBe(1);
    expect(distances.get('moria')).toBe(3);
    expect(await page.marked('reachable')).toEqual([...distances.keys()].sort());
    expect(await page.marked('origin')).toEqual(['eastemnet']);
    expect(await page.count('path[data-region][data-marks]')).toBe(105);
    expect(await page.attribute('html', 'lang')).toBe(language);
    await expect.poll(() => page.texts('.sheet p')).toContain(hint);
    await page.click(button(start));
    await expect.poll(() => page.placeOf('ring-bearers')).toBe('rivendell');
    expect(await page.placeOf('witch-king')).toBeNull();
  },
);

test('first visit on a phone: the map, the sheet below it, and nothing that hangs over the edge', async () => {
  const page = await openPage({ width: 390, height: 844 });
  const { map, panel, scrolled } = await page.call(() => {
    const box = (css: string) => document.querySelector(css)?.getBoundingClientRect().toJSON() as DOMRect;
    return { map: box('.map-place'), panel: box('.sheet'), scrolled: document.documentElement.scrollWidth };
  });
  expect(scrolled).toBe(390);
  expect(map.width).toBe(390);
  expect(map.height).toBeGreaterThan(300);
  expect(panel.top).toBeGreaterThan(300);
  expect(panel.bottom).toBeLessThanOrEqual(845);
  await page.click('.destinations [data-destination="fangorn"]');
  await expect.poll(() => page.placeOf('gimli')).toBe('fangorn');
});
