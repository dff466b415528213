// The own game: the first visit, moves and refusals, setting up, the log, actions.
import type { Page } from 'playwright-core';
import { destination, figure, region, tap } from '../page.ts';
import type { View } from './view.ts';
import { closeDialog, dismissNotice, follow, turnTo } from './ways.ts';

async function begin(page: Page, action: string, side: 'freePeoples' | 'shadow'): Promise<void> {
  await dismissNotice(page);
  await page.locator('.action-strip.idle .main').click();
  await page.locator(`dialog[open] [data-side="${side}"]`).click();
  await page.locator(`[data-begin="${action}"]`).click();
  await page.locator('.action-strip.under-way').waitFor();
}

/** «2 de 3», in whichever language. */
async function tourStop(page: Page, stop: number): Promise<void> {
  await page.locator('.tour-steps .hint', { hasText: new RegExp(`^${stop}\\D+3$`) }).waitFor();
}

export const FIRST_VISIT: readonly View[] = [
  {
    name: 'first visit',
    hasMap: true,
    async show(page) {
      await page.locator('.introduction').waitFor();
      // In a low window the panel is down to its tabs.
      const handle = page.locator('.sheet-handle[aria-expanded="false"]');
      if (await handle.isVisible()) for (const _step of ['half', 'full']) await page.locator('.sheet-handle').click();
    },
  },
  {
    name: 'tour, who moves',
    async show(page) {
      await page.locator('.introduction-ways .text-button').first().click();
      await tourStop(page, 1);
    },
  },
  {
    name: 'tour, where to',
    async show(page) {
      await page.locator('.tour-steps .main').click();
      await tourStop(page, 2);
    },
  },
  {
    name: 'tour, why not',
    async show(page) {
      await page.locator('.tour-steps .main').click();
      await tourStop(page, 3);
    },
  },
];

export const PLAY: readonly View[] = [
  {
    name: 'refusal',
    hasMap: true,
    async show(page) {
      await page.keyboard.press('Escape');
      await page.locator('.tour-card').waitFor({ state: 'detached' });
      await tap(region(page, 'minas-morgul'));
      await page.locator('[data-answer="minas-morgul"]').waitFor();
    },
  },
  {
    name: 'journey to a refused region',
    async show(page) {
      await page.locator('.ask .text-button').first().click();
      await page.locator('.ask-answer h3').waitFor();
    },
  },
  {
    name: 'answer, may go',
    async show(page) {
      await region(page, 'druadan-forest').focus();
      await page.keyboard.press('w');
      await page.locator('[data-answer="druadan-forest"][data-legal="true"]').waitFor();
    },
  },
  {
    name: 'farther reach and another’s reach',
    hasMap: true,
    async show(page) {
      for (const tool of [0, 1]) await page.locator('.reach-tool').nth(tool).click();
      await page.locator('.compared .chip').first().click();
      await page.locator('.sample.second').waitFor();
    },
  },
  {
    name: 'moved',
    async show(page) {
      await destination(page, 'druadan-forest').click();
      await page.locator('.notice').waitFor();
    },
  },
  {
    name: 'undone',
    async show(page) {
      await page.keyboard.press('Control+z');
      await figure(page, 'legolas').and(page.locator('[data-at="eastemnet"]')).waitFor();
    },
  },
  {
    name: 'nobody is chosen',
    async show(page) {
      await page.keyboard.press('Escape');
      await page.locator('#roster-title').waitFor();
    },
  },
  {
    name: 'region',
    async show(page) {
      await tap(region(page, 'minas-tirith'));
      await page.locator('[data-panel-region="minas-tirith"]').waitFor();
    },
  },
  {
    name: 'who can reach it',
    async show(page) {
      await page.locator('.ask-questions .text-button').first().click();
      await page.locator('.ask-answer h3').waitFor();
    },
  },
  {
    name: 'who threatens it',
    async show(page) {
      await page.locator('.ask-questions .text-button').nth(1).click();
      await page.locator('.ask-questions .text-button:nth-child(2)[aria-pressed="true"]').waitFor();
    },
  },
  {
    name: 'a stack of figures, from a link',
    async show(page) {
      await follow(page, '#wotr1;p=mor:n1n2n3,bre:st&selected=nazgul-1');
      await page.locator('.stack').waitFor();
    },
  },
  {
    name: 'refusal for several reasons',
    async show(page) {
      await follow(page, '#wotr1;p=hol:stgi&selected=strider,gimli');
      await tap(region(page, 'dimrill-dale'));
      await page.locator('[data-answer="dimrill-dale"] .others summary').click();
    },
  },
];

export const SETUP: readonly View[] = [
  {
    name: 'setting up',
    async show(page) {
      await page.keyboard.press('Escape');
      await turnTo(page, 'setup');
      await page.locator('.palette .tile').first().waitFor();
    },
  },
  {
    name: 'a figure in the hand',
    async show(page) {
      await page.locator('.palette .tile').first().click();
      await page.locator('.hand').waitFor();
    },
  },
  {
    name: 'a Stronghold to set up, besieged',
    async show(page) {
      await page.locator('.hand .text-button').first().click();
      await tap(region(page, 'helms-deep'));
      await page.locator('.setup-region .segments').first().waitFor();
      await page.locator('.setup-region .segment[aria-pressed="false"]').last().click();
    },
  },
  {
    name: 'figures on the board, to take up',
    async show(page) {
      await page.keyboard.press('Escape');
      await page.locator('.setup details.fold summary').click();
    },
  },
  {
    name: 'log',
    async show(page) {
      await turnTo(page, 'log');
      await page.locator('.log-step').nth(1).waitFor();
    },
  },
  {
    name: 'log to be copied by hand',
    async show(page) {
      await page.locator('.log-copy .text-button').click();
      await page.locator('.log-copy textarea').waitFor();
    },
  },
  {
    name: 'log, at an earlier step',
    async show(page) {
      await page.locator('.log-step').first().click();
      await page.locator('.log-step[data-ahead="true"]').first().waitFor();
    },
  },
];

export const ACTIONS: readonly View[] = [
  {
    name: 'actions of the Free Peoples',
    async show(page) {
      await turnTo(page, 'play');
      await follow(page, '#wotr1;p=pel:st,edo:gw,fan:me');
      await dismissNotice(page);
      await page.locator('.action-strip.idle .main').click();
      await page.locator('dialog[open] [data-side="freePeoples"]').click();
      await page.locator('[data-begin="entryFreePeoples"]').waitFor();
    },
  },
  {
    name: 'actions of the Shadow',
    async show(page) {
      await page.locator('dialog[open] [data-side="shadow"]').click();
      await page.locator('[data-begin="nazgul-search"]').waitFor();
    },
  },
  {
    name: 'an action under way',
    async show(page) {
      await closeDialog(page);
      await begin(page, 'characterDieFreePeoples', 'freePeoples');
    },
  },
  {
    name: 'an action with a move made',
    async show(page) {
      await page.locator('.action-strip [data-chip="gandalf-the-white"]').click();
      await destination(page, 'folde').click();
      await page.locator('.action-moves li').waitFor();
    },
  },
  {
    name: 'somebody who has moved',
    async show(page) {
      await tap(figure(page, 'gandalf-the-white'));
      await page.locator('.mover .sentence').waitFor();
    },
  },
  {
    name: 'a card under way',
    async show(page) {
      await follow(page, '#wotr1;p=mor:n1n2,bre:st');
      await begin(page, 'nazgul-search', 'shadow');
      await page.locator('.card-text').waitFor();
    },
  },
];
