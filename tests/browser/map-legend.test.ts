// The legend: everything that the map shows, as the map draws it, each with its words.
import { expect, test, vi } from 'vitest';
import { openPage } from './harness.ts';
import { button } from './page.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

test.each([
  ['es', 'Leyenda y teclas', 'Fortificación'],
  ['en', 'Legend and keys', 'Fortification'],
] as const)('every mark, border and sign is drawn and told in %s', async (language, open, word) => {
  const { page } = await openPage({ language });
  await button(page, open).first().click();
  await page.locator('.swatch').first().waitFor();
  const entries = await page.locator('.legend-list li:has(.swatch)').evaluateAll((items) =>
    items.map((item) => {
      const { width = 0, height = 0 } = item.querySelector<SVGGElement>('.swatch-drawing')?.getBBox() ?? {};
      return { words: item.textContent ?? '', isDrawn: width > 0 && height > 0 };
    }),
  );
  expect(entries).toHaveLength(27);
  expect(entries.filter(({ isDrawn }) => !isDrawn)).toEqual([]);
  expect(entries.filter(({ words }) => words.includes('legend.') || words === '')).toEqual([]);
  expect(entries.map(({ words }) => words)).toContain(word);
});
