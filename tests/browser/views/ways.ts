// The ways about the page that several views take.
import type { Page } from 'playwright-core';

/** What the menu offers, in its order. */
const MENU = [
  'positions',
  'saves',
  'share',
  'picture',
  'lesson',
  'practice',
  'daily',
  'sheet',
  'present',
  'workshop',
  'settings',
  'help',
  'about',
] as const;

export async function closeDialog(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) === 0) return;
  await page.locator('dialog[open] .section-head .icon-button').first().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

export async function openMenu(page: Page, entry?: (typeof MENU)[number]): Promise<void> {
  await closeDialog(page);
  await page.locator('.header .icon-button').last().click();
  await page
    .locator('.menu-item')
    .nth(MENU.length - 1)
    .waitFor();
  if (entry !== undefined) await page.locator('.menu-item').nth(MENU.indexOf(entry)).click();
}

export async function openDialog(page: Page, entry: (typeof MENU)[number], shown: string): Promise<void> {
  await openMenu(page, entry);
  await page.locator(`dialog[open] ${shown}`).first().waitFor();
}

/** Another position on the same page, as by a link that was followed, with nothing else in view. */
export async function follow(page: Page, fragment: string): Promise<void> {
  await closeDialog(page);
  await dismissNotice(page);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, fragment);
  await page.locator('.notice').waitFor();
}

export async function turnTo(page: Page, tab: 'play' | 'setup' | 'log'): Promise<void> {
  await closeDialog(page);
  await page.locator(`#tab-${tab}`).click();
}

export async function dismissNotice(page: Page): Promise<void> {
  const close = page.locator('.notice > button:last-of-type');
  // At once: a notice that passes by itself may be gone between a look and a press.
  await close.evaluateAll((buttons: readonly HTMLElement[]) => {
    for (const one of buttons) one.click();
  });
  await close.waitFor({ state: 'detached' });
}
