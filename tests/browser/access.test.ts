// Keyboard, screen reader, languages, themes and sizes.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, marked, openDialog } from './page.ts';

test('whoever opened a dialog has the focus again when it closes; keys can be switched off, and rest while one types', async () => {
  const { page } = await openPage();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const menu = page.locator('.header .icon-button').last();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Menú');
  await openDialog(page, 'Ajustes');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await focused()).toBe('Menú');

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('u');
  expect(await page.getByRole('combobox').inputValue()).toBe('u');
  await page.keyboard.press('Escape');
  await openDialog(page, 'Ajustes');
  await page.getByRole('checkbox', { name: 'Atajos de una sola tecla' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('the map is one tab stop, arrows lead to adjacent regions, Enter asks', async () => {
  const { page } = await openPage();
  expect(await page.locator('[data-region][tabindex="0"]').count()).toBe(1);
  await page.locator('[data-region][tabindex="0"]').focus();
  const cursor = () => page.evaluate(() => document.activeElement?.getAttribute('data-region'));
  const first = await cursor();
  await page.keyboard.press('ArrowRight');
  const second = await cursor();
  expect(second).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect.poll(() => marked(page, 'selected')).toEqual([second]);
});

test('a search finds regions without accents, by either language and by their other names, and chooses figures', async () => {
  const { page } = await openPage();
  const searches = [
    ['lorien', 'lorien', 'Lórien'],
    ['golden wood', 'lorien', 'Lórien'],
    ['puerta negra', 'morannon', 'Morannon'],
    ['helms deep', 'helms-deep', 'Abismo de Helm'],
  ] as const;
  for (const [typed, id, name] of searches) {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(typed);
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain(name);
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(page, 'selected')).toEqual([id]);
  }

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('capitan negro');
  await page.getByRole('option').first().click();
  await expect.poll(() => marked(page, 'origin')).toEqual(['minas-morgul']);
});

test('the language changes without a reload and nothing is lost', async () => {
  const { page } = await openPage();
  await page.evaluate(() => {
    document.body.dataset.stillHere = 'yes';
  });
  await page.getByRole('button', { name: /Change to English/ }).click();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
  await expect.poll(() => page.getByRole('heading', { name: 'Strider, Legolas and Gimli' }).count()).toBe(1);
  expect(await page.getAttribute('body', 'data-still-here')).toBe('yes');
  expect((await marked(page, 'reachable')).length).toBe(33);
});

test('the theme is the asked one until another is chosen', async () => {
  const { page } = await openPage({ theme: 'dark' });
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await button(page, 'Cambiar al tema claro').click();
  await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('light');
  // Once the choice is kept, the address no longer asks for another.
  await expect.poll(() => new URL(page.url()).searchParams.has('theme')).toBe(false);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
});

test('nothing scrolls sideways from a phone to a projector, nor with letters twice as large', async () => {
  const { page } = await openPage();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const sizes = [
    [360, 740],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const;
  for (const fontSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect([fontSize, width, await sideways()]).toEqual([fontSize, width, 0]);
      const menu = await button(page, 'Menú').boundingBox();
      expect(menu && menu.x + menu.width).toBeLessThanOrEqual(width);
    }
  }
});
