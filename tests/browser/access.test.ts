// Keyboard, screen reader, languages, themes and sizes.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, marked, openDialog } from './page.ts';

test('keys: a dialog gives the focus back, the map is one tab stop, a search chooses what it finds, and shortcuts can be switched off', async () => {
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

  // Arrows lead to adjacent regions, Enter asks.
  expect(await page.locator('[data-region][tabindex="0"]').count()).toBe(1);
  await page.locator('[data-region][tabindex="0"]').focus();
  const cursor = () => page.evaluate(() => document.activeElement?.getAttribute('data-region'));
  const first = await cursor();
  await page.keyboard.press('ArrowRight');
  const second = await cursor();
  expect(second).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect.poll(() => marked(page, 'selected')).toEqual([second]);

  // Without accents, by either language and by their other names; figures, too.
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

  // What one types is no shortcut.
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

test('the theme is the asked one until another is chosen; the language changes without a reload and nothing is lost', async () => {
  const { page } = await openPage({ theme: 'dark' });
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  // The frame of the browser has the colour of the page.
  const frame = () => page.locator('meta[name="theme-color"]').getAttribute('content');
  await expect.poll(frame).toBe('#171e2a');
  await button(page, 'Cambiar al tema claro').click();
  await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('light');
  await expect.poll(frame).toBe('#f6eedb');
  // Once the choice is kept, the address no longer asks for another.
  await expect.poll(() => new URL(page.url()).searchParams.has('theme')).toBe(false);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');

  await page.evaluate(() => {
    document.body.dataset.stillHere = 'yes';
  });
  await page.getByRole('button', { name: /Change to English/ }).click();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
  await expect.poll(() => page.getByRole('heading', { name: 'Strider, Legolas and Gimli' }).count()).toBe(1);
  expect(await page.getAttribute('body', 'data-still-here')).toBe('yes');
  expect((await marked(page, 'reachable')).length).toBe(33);
});

test('nothing scrolls sideways from a phone to a projector, nor with letters twice as large, and the help stays within the window', async () => {
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

  await page.keyboard.press('?');
  await page.locator('[data-entry="R1"]').waitFor();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.locator('.modal.help *').evaluateAll(
      (elements) =>
        elements.filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          return own > 0 && (left < 0 || right > innerWidth + 1);
        }).length,
    );
    expect([width, beyond]).toEqual([width, 0]);
  }
});
