// The menu and what it opens, the legend, the search.
import type { View } from './view.ts';
import { closeDialog, dismissNotice, openDialog, openMenu } from './ways.ts';

export const DIALOGS: readonly View[] = [
  {
    name: 'menu',
    async show(page) {
      await dismissNotice(page);
      await openMenu(page);
    },
  },
  { name: 'ready positions', show: (page) => openDialog(page, 'positions', '.menu-item') },
  {
    name: 'saves',
    async show(page) {
      await openDialog(page, 'saves', '.name-form');
      await page.locator('dialog[open] .name-form .main').click();
      await page.locator('.saves-news-words').waitFor();
      await page.locator('.save-line .icon-button').first().click();
      await page.locator('.save-more').waitFor();
    },
  },
  {
    name: 'a save deleted',
    async show(page) {
      await page.locator('.save-more .save-tools .text-button').last().click();
      await page.locator('.saves-news .text-button').waitFor();
    },
  },
  {
    name: 'share, a link to be copied by hand',
    async show(page) {
      await openDialog(page, 'share', '.qr');
      await page.locator('.share-tools .main').click();
      await page.locator('.share-told').filter({ hasText: /\p{L}/u }).waitFor();
    },
  },
  { name: 'picture', show: (page) => openDialog(page, 'picture', '.picture-preview img') },
  {
    name: 'settings',
    async show(page) {
      await openDialog(page, 'settings', '.ruling');
      await page.locator('.ruling summary').first().click();
    },
  },
  { name: 'help', show: (page) => openDialog(page, 'help', '[data-entry="R62"]') },
  {
    name: 'help, searched',
    async show(page) {
      await page.locator('dialog[open] input').fill('moria');
      await page.locator('dialog[open] mark').first().waitFor();
    },
  },
  {
    name: 'help, nothing found',
    async show(page) {
      await page.locator('dialog[open] input').fill('xyzzy');
      await page.locator('[data-entry]').first().waitFor({ state: 'detached' });
    },
  },
  { name: 'about', show: (page) => openDialog(page, 'about', '.imprint') },
  {
    name: 'statement of accessibility',
    async show(page) {
      await page.locator('dialog[open] section > .text-button').click();
      await page.locator('dialog.access').waitFor();
    },
  },
  {
    name: 'legend',
    async show(page) {
      await closeDialog(page);
      // In a low window the panel may lie over it.
      await page.locator('.map-tools .icon-button').last().dispatchEvent('click');
      await page.locator('dialog[open] .legend-list').first().waitFor();
    },
  },
  {
    name: 'search',
    async show(page) {
      await closeDialog(page);
      await page.locator('.search-button').click();
      await page.getByRole('combobox').waitFor();
    },
  },
  {
    name: 'search with results',
    async show(page) {
      await page.getByRole('combobox').fill('mo');
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  {
    name: 'search with guesses',
    async show(page) {
      await page.getByRole('combobox').fill('rivendwel');
      await page.locator('[data-found="rivendell"]').waitFor();
    },
  },
  {
    name: 'search without results',
    async show(page) {
      await page.getByRole('combobox').fill('xyzzyx');
      await page.getByRole('option').first().waitFor({ state: 'detached' });
    },
  },
];
