// A first visit shows at once what the page is for.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';

test('a first visit: the example is lit, and its destinations are listed', async () => {
  const page = await openPage();
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
});
