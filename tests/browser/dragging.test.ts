// Figures are carried over the map, by mouse and by finger: a drop is the same as two taps.
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, figure, marked, placeOf, region } from './page.ts';

type Spot = readonly [x: number, y: number];

async function middleOf(target: ReturnType<typeof region>): Promise<Spot> {
  const { x, y, width, height } = (await target.first().boundingBox()) ?? expect.fail('nothing there');
  return [x + width / 2, y + height / 2];
}

/** What carries them comes after the map. */
const canBeCarried = (page: Page) => page.locator('.map[data-draggable]').waitFor();

/** Presses and carries half of the way; the caller looks, and lets go. */
async function carry(page: Page, [x, y]: Spot, [toX, toY]: Spot): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 3 });
  await page.mouse.move(toX, toY, { steps: 3 });
}

function finger(session: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y]) => ({ x, y })) });
  return async ([x, y]: Spot, [toX, toY]: Spot) => {
    await send('touchStart', [x, y]);
    for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', [x + (toX - x) * share, y + (toY - y) * share]);
    return () => send('touchEnd');
  };
}

test('a mouse carries the chosen group or another figure, is told why not, and gives up by Escape', async () => {
  const { page } = await openPage({ width: 1440, height: 900 });
  await canBeCarried(page);
  await carry(page, await middleOf(figure(page, 'gimli')), await middleOf(region(page, 'dagorlad')));
  expect(await page.locator('.in-hand .token').count()).toBe(3);
  expect(await marked(page, 'path')).toContain('dagorlad');
  await page.mouse.up();
  await expect.poll(() => placeOf(page, 'strider')).toBe('dagorlad');
  expect(await page.locator('.in-hand').count()).toBe(0);

  const gandalf = await middleOf(figure(page, 'gandalf-the-white'));
  await carry(page, gandalf, await middleOf(region(page, 'folde')));
  expect(await marked(page, 'origin')).toEqual(['edoras']);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect([await placeOf(page, 'gandalf-the-white'), await marked(page, 'origin')]).toEqual(['edoras', []]);

  await carry(page, gandalf, await middleOf(region(page, 'helms-deep')));
  await page.mouse.up();
  await page.locator('[data-answer="helms-deep"]').waitFor();
  expect(await placeOf(page, 'gandalf-the-white')).toBe('edoras');

  await carry(page, gandalf, await middleOf(page.locator('.sheet')));
  await page.mouse.up();
  expect(await placeOf(page, 'gandalf-the-white')).toBe('edoras');
  // The map is dragged by its ground as ever.
  const before = await middleOf(region(page, 'dol-amroth'));
  await carry(page, [before[0], before[1] + 90], [before[0] + 60, before[1] + 60]);
  await page.mouse.up();
  await expect.poll(async () => (await middleOf(region(page, 'dol-amroth')))[0]).toBeGreaterThan(before[0] + 40);
});

test('a finger carries a figure by the rules, and anywhere while one sets up', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true });
  await canBeCarried(page);
  const drag = finger(await page.context().newCDPSession(page));
  const meriadoc = figure(page, 'meriadoc');
  const drop = await drag(await middleOf(meriadoc), await middleOf(region(page, 'westemnet')));
  expect(await marked(page, 'origin')).toEqual(['fangorn']);
  await drop();
  await expect.poll(() => placeOf(page, 'meriadoc')).toBe('westemnet');

  await page.getByRole('tab', { name: 'Preparar' }).click();
  const place = await drag(await middleOf(meriadoc), await middleOf(region(page, 'dale')));
  await place();
  await expect.poll(() => placeOf(page, 'meriadoc')).toBe('dale');
  await button(page, 'Deshacer').first().click();
  await expect.poll(() => placeOf(page, 'meriadoc')).toBe('westemnet');
});
