// What the page tells of what happens round it: storage, other tabs, the network, newer versions, broken links.
import type { Page } from 'playwright-core';
import { pageAddress, waitUntilReady } from '../harness.ts';
import { destination, figure } from '../page.ts';
import { arrange, type View } from './view.ts';
import { dismissNotice, follow } from './ways.ts';

/** Nothing is written any more; answers how that comes to its end. */
function fillStorage(page: Page) {
  return page.evaluateHandle(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  });
}

/** What happens behind the page, and what it tells of that. */
export const AROUND: readonly View[] = [
  {
    name: 'storage that is full',
    async show(page) {
      await follow(page, '#wotr1;p=hol:st&selected=strider');
      await dismissNotice(page);
      const empty = await fillStorage(page);
      await destination(page, 'bree').click();
      await page.locator('.notice.warning').waitFor();
      await empty.evaluate((call) => call());
    },
  },
  {
    name: 'a game that goes on in another tab',
    async show(page) {
      // What is done now is kept again.
      await page.keyboard.press('Control+z');
      await figure(page, 'strider').and(page.locator('[data-at="hollin"]')).waitFor();
      await dismissNotice(page);
      const other = await page.context().newPage();
      await arrange(other);
      await other.goto(pageAddress());
      await waitUntilReady(other);
      const redo = other.locator('.header-tools .icon-button:not(.wide-only)').nth(1);
      await redo.and(other.locator(':not([aria-disabled])')).click();
      await page.locator('.notice.warning > .text-button').nth(1).waitFor();
      await other.close();
    },
  },
  {
    name: 'the page works without a network',
    async show(page) {
      await dismissNotice(page);
      await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
      await page.locator('html[data-offline="ready"]').waitFor();
      await page.locator('.notice').waitFor();
    },
  },
  {
    name: 'a newer version',
    async show(page) {
      await dismissNotice(page);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const installing = Object.assign(new EventTarget(), { state: 'installed' });
        Object.assign(registration ?? {}, { installing });
        registration?.dispatchEvent(new Event('updatefound'));
        installing.dispatchEvent(new Event('statechange'));
      });
      await page.locator('.notice.warning > .text-button').nth(1).waitFor();
    },
  },
];

export const NOTICES: readonly View[] = [
  {
    name: 'a link that cannot be read',
    async show(page) {
      await follow(page, '#wotr1;p=nowhere:xx');
      await page.locator('.notice .mend').waitFor();
    },
  },
  {
    name: 'a link to what cannot be',
    async show(page) {
      await follow(page, '#wotr1;p=bre:stst');
      await page.locator('.notice .mend').waitFor();
    },
  },
];
