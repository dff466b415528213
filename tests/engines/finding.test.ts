// Words, looks and ways about: language, theme, search, keyboard, and the map under wheel and mouse.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, region } from './window.ts';

test('the language changes without a reload, in panel, map and title, and stays', async () => {
  const page = await openPage();
  await page.call(() => {
    Object.assign(window, { same: true });
  });
  await page.click('.language-button');
  await expect.poll(() => page.attribute('html', 'lang')).toBe('en');
  await expect.poll(() => page.texts('[role="tab"]')).toEqual(['Play', 'Set up', 'Log']);
  await expect.poll(() => page.attribute(region('helms-deep'), 'aria-label')).toContain("Helm's Deep");
  expect(await page.call(() => Reflect.get(window, 'same'))).toBe(true);
  await page.call(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  expect(await page.attribute('html', 'lang')).toBe('en');
});

test('themes are worn by panels and map, and stay', async () => {
  const page = await openPage();
  const paper = () => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  const land = () => getComputedStyle(document.querySelector('[data-region="fangorn"]') ?? document.body).fill;
  const day = await page.call(land);
  await page.click(button('Cambiar al tema de noche'));
  await expect.poll(() => page.attribute('html', 'data-theme')).toBe('dark');
  expect(await page.call(paper)).toBe('#171e2a');
  expect(await page.call(land)).not.toBe(day);
  await page.openFromMenu('Ajustes');
  await page.click('dialog[open] .theme-card:has([value="ink"])');
  await expect.poll(() => page.attribute('html', 'data-theme')).toBe('ink');
  await expect.poll(() => page.count('.has-ornament')).toBe(1);
  await page.reload();
  expect(await page.attribute('html', 'data-theme')).toBe('ink');
});

test.each([
  ['es', 'fangórn', 'fangorn', 'Fangorn'],
  ['en', 'STRIDER', 'strider', 'Strider'],
] as const)('a search finds regions and figures, with or without accents (%s)', async (language, words, id, name) => {
  const page = await openPage({ language });
  await page.press('/');
  await expect.poll(() => page.call(() => document.activeElement?.getAttribute('role') ?? '')).toBe('combobox');
  await page.type(words);
  await expect.poll(() => page.attribute('[role="option"]', 'data-found')).toBe(id);
  expect(await page.text('[role="option"]')).toContain(name);
  await page.press('Enter');
  await expect.poll(() => page.count('dialog[open]')).toBe(0);
});

test('the keyboard walks over the map and is answered', async () => {
  const page = await openPage();
  const focused = () => page.call(() => (document.activeElement as SVGElement | null)?.dataset.region ?? '');
  for (let steps = 0; steps < 20 && (await focused()) === ''; steps++) await page.press('Tab');
  expect(await focused()).toBe('eastemnet');
  await page.press('ArrowLeft');
  const west = await focused();
  expect(['fangorn', 'westemnet']).toContain(west);
  await page.press('ArrowRight');
  expect(await focused()).toBe('eastemnet');
  await page.press('ArrowUp');
  const north = await focused();
  expect(north).toBe('parth-celebrant');
  await page.press('Enter');
  await expect.poll(() => page.placeOf('legolas')).toBe('parth-celebrant');
});

test('tabs go by arrow keys, dialogs hold the focus and give it back', async () => {
  const page = await openPage();
  await page.click({ css: '[role="tab"]', words: 'Jugar' });
  await page.press('ArrowRight');
  await expect.poll(() => page.text('[role="tab"][aria-selected="true"]')).toBe('Preparar');
  await page.press('Home');
  await expect.poll(() => page.text('[role="tab"][aria-selected="true"]')).toBe('Jugar');
  await page.press('?');
  await expect.poll(() => page.count('dialog[open] [data-entry]')).toBe(81);
  for (let steps = 0; steps < 5; steps++) await page.press('Tab');
  expect(await page.call(() => document.activeElement?.closest('dialog[open]') !== null)).toBe(true);
  await page.press('Escape');
  await expect.poll(() => page.count('dialog[open]')).toBe(0);
  expect(await page.text('[role="tab"]:focus')).toBe('Jugar');
});

test('the map comes nearer by wheel and button, and moves under the hand', async () => {
  const page = await openPage({ width: 1440, height: 900 });
  const box = () =>
    page.call(() => {
      const { x, y, width } = document.querySelector('svg.board')?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width };
    });
  const still = async () => {
    let last = { x: 0, y: 0, width: 0 };
    // Each look is compared with one well before it: two in a row are of the same picture.
    const stands = async () => {
      const before = last;
      last = await box();
      return Object.values(last).join() === Object.values(before).join();
    };
    await expect.poll(stands, { interval: 300 }).toBe(true);
    return last;
  };
  const before = await still();
  await page.wheel([500, 450], -400);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 1.2);
  const near = await still();
  await page.drag([500, 200], [380, 320]);
  await expect.poll(async () => Math.round((await box()).x - near.x)).toBeLessThan(-60);
  expect((await box()).width).toBeCloseTo(near.width, 0);
  await page.click(button('Alejar'));
  await expect.poll(async () => (await box()).width).toBeLessThan(near.width);
});
