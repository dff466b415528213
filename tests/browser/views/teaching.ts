// For those who teach: lessons of one’s own, the presentation; and the map in another page.
import { pageAddress } from '../harness.ts';
import { region, tap } from '../page.ts';
import type { View } from './view.ts';
import { follow, openDialog, openMenu } from './ways.ts';

export const TEACHING: readonly View[] = [
  {
    name: 'lessons of one’s own',
    async show(page) {
      await page.emulateMedia({ media: null });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      // A step begins with what is on the board: nobody is chosen, so that its question lacks somebody.
      await follow(page, '#wotr1;p=mor:n1n2,bre:st');
      await openDialog(page, 'workshop', '.made-ways');
    },
  },
  {
    name: 'a lesson that is being made',
    async show(page) {
      await page.locator('.made-ways .main').click();
      await page.locator('.draft-step select').first().waitFor();
    },
  },
  {
    name: 'a lesson with something wrong',
    async show(page) {
      await page.locator('.draft-ways .text-button').nth(1).click();
      await page.locator('.made-issues li').first().waitFor();
    },
  },
  {
    name: 'a step to set up on the map',
    async show(page) {
      await page.locator('.draft-board .text-button').click();
      await page.locator('.made-board-brief').waitFor();
    },
  },
  {
    name: 'a step to choose on the map',
    async show(page) {
      await page.locator('.made-board-stages .segment').last().click();
      await page.locator('.made-board-stages .segment:last-child[aria-pressed="true"]').waitFor();
    },
  },
  {
    name: 'presentation, a question',
    async show(page) {
      await page.locator('.made-board-head .main').click();
      await page.locator('.draft').waitFor();
      await follow(page, '#wotr1;p=hol:st&selected=strider');
      await openMenu(page, 'present');
      await page.locator('.banner-title').waitFor();
    },
  },
  {
    name: 'presentation, the answer and why',
    async show(page) {
      await tap(region(page, 'dimrill-dale'));
      while (await page.locator('.teach-next').isEnabled()) await page.locator('.teach-next').click();
      await page.locator('.banner-why li').first().waitFor();
    },
  },
  {
    name: 'presentation, options and keys',
    async show(page) {
      await page.locator('[data-tool="options"]').click();
      await page.locator('[data-tool="keys"]').click();
      await page.locator('.teach-keys').waitFor();
    },
  },
  {
    name: 'what the audience sees',
    isWindow: true,
    async show(page) {
      // On a phone the keys lie over the tools.
      await page.locator('.teach-keys .icon-button').click();
      const [audience] = await Promise.all([
        page.context().waitForEvent('page'),
        page.locator('[data-tool="audience"]').click(),
      ]);
      await audience.locator('.banner').waitFor();
    },
  },
  {
    name: 'a window for the audience that the browser does not open',
    async show(page) {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.locator('[data-tool="audience"]').click();
      await page.locator('.teach-address').waitFor();
    },
  },
];

export const ELSEWHERE: readonly View[] = [
  {
    name: 'embedded, with a refusal and the list',
    async show(page) {
      const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'es';
      const theme = (await page.locator('html').getAttribute('data-theme')) ?? 'light';
      const query = { embed: '' };
      await page.goto(pageAddress({ language, theme, query, hash: '#wotr1;p=hol:stgi&selected=strider,gimli' }));
      await page.locator('[data-figure="strider"]').waitFor();
      await tap(region(page, 'dimrill-dale'));
      await page.locator('.embed-foot[data-kind="refused"]').waitFor();
      await page.locator('.embed-list summary').click();
    },
  },
];
