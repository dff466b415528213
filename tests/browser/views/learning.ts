// Lessons, practice, and sheets for a class.
import type { Page } from 'playwright-core';
import { figure, region, tap } from '../page.ts';
import type { View } from './view.ts';
import { closeDialog, openDialog, openMenu } from './ways.ts';

/** What answers the last lesson, step by step. */
const LAST_LESSON: readonly (readonly (readonly [readonly string[], string])[])[] = [
  [
    [['strider', 'meriadoc', 'peregrin'], 'minas-tirith'],
    [['gimli'], 'moria'],
    [['boromir'], 'bree'],
  ],
  [
    [['gandalf-the-white', 'peregrin'], 'pelargir'],
    [['meriadoc'], 'westemnet'],
  ],
  [
    [['witch-king'], 'helms-deep'],
    [['nazgul-1'], 'edoras'],
    [['mouth-of-sauron'], 'osgiliath'],
  ],
];

async function carry(page: Page, figures: readonly string[], to: string): Promise<void> {
  for (const id of figures) await tap(figure(page, id));
  await tap(region(page, to));
  await figure(page, figures[0] ?? '')
    .and(page.locator(`[data-at="${to}"]`))
    .waitFor();
}

export const LEARNING: readonly View[] = [
  { name: 'lessons', show: (page) => openDialog(page, 'lesson', '.course-item') },
  {
    name: 'a step of a lesson',
    async show(page) {
      await page.locator('[data-lesson="saruman"]').click();
      await page.locator('.lesson-task').waitFor();
    },
  },
  {
    name: 'a wrong try in a lesson',
    async show(page) {
      await page.locator('.lesson-answer').first().click();
      await page.locator('[data-feedback="refused"]').waitFor();
    },
  },
  {
    name: 'a right answer in a lesson',
    async show(page) {
      await page.locator('.lesson-answer').nth(1).click();
      await page.locator('[data-feedback="right"]').waitFor();
    },
  },
  {
    name: 'the end of a lesson',
    async show(page) {
      await page.locator('.lesson-body > .main').click();
      await page.locator('.lesson-answer').nth(1).click();
      await page.locator('.lesson-body > .main').click();
      for (const id of ['mouth-of-sauron', 'nazgul-2']) await page.locator(`.lesson-choice[data-chip="${id}"]`).click();
      await page.locator('.lesson-body > .main').click();
      await page.locator('.lesson-over').waitFor();
    },
  },
  {
    name: 'the end of the course',
    async show(page) {
      await page.locator('.lesson-ways .text-button').last().click();
      await page.locator('[data-lesson="whole-action"]').click();
      await page.locator('.lesson-task').waitFor();
      for (const step of LAST_LESSON) {
        for (const [figures, to] of step) await carry(page, figures, to);
        await page.locator('.lesson-body > .main').click();
      }
      await page.locator('.lesson-over').waitFor();
    },
  },
  {
    name: 'lessons, all of them done',
    async show(page) {
      await page.locator('.lesson-ways .text-button').last().click();
      await page.locator('.course-item').first().waitFor();
      await page.evaluate(() => {
        const done = [...document.querySelectorAll<HTMLElement>('.course-item')].map(({ dataset }) => dataset.lesson);
        const [key, newValue] = ['sendas.lessons.war-of-the-ring', JSON.stringify({ version: 1, done })];
        localStorage.setItem(key, newValue);
        // As if another tab had written it.
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
      await page.locator('.course-start .main').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'practice',
    async show(page) {
      await closeDialog(page);
      await page.locator('.lesson-head .text-button').click();
      await page.locator('.tabs').waitFor();
      await openDialog(page, 'practice', '.practice-topic');
    },
  },
  {
    name: 'the exercise of the day',
    async show(page) {
      await openMenu(page, 'daily');
      await page.locator('.practice-question').waitFor();
    },
  },
  {
    name: 'the exercise of the day, marked',
    async show(page) {
      // The one is right, the other is not, and some are missed.
      for (const id of ['dol-amroth', 'moria']) await tap(region(page, id));
      await page.locator('[data-marked="moria"]').waitFor();
    },
  },
  {
    name: 'the result of the day, to be copied by hand',
    async show(page) {
      await page.locator('.practice-body > .main').click();
      await page.locator('.practice-verdict').waitFor();
      await page.locator('.practice-share .text-button').click();
      await page.locator('.practice-share textarea').waitFor();
    },
  },
  {
    name: 'the result of the day, and why',
    async show(page) {
      for (const outcome of ['right', 'missed', 'wrong'])
        await page.locator(`.practice-chip[data-outcome="${outcome}"]`).first().click();
      await page.locator('.practice-reason-title').waitFor();
    },
  },
  {
    name: 'practice with a score',
    async show(page) {
      await page.locator('.practice-head .icon-button').click();
      await page.locator('.tabs').waitFor();
      await openDialog(page, 'practice', '.practice-results .text-button');
      await page.locator('.practice-results .text-button').click();
      await page.locator('.practice-sure').waitFor();
    },
  },
  { name: 'class sheet', show: (page) => openDialog(page, 'sheet', '.sheet-seed') },
  {
    name: 'class sheet, on paper',
    isPaper: true,
    async show(page) {
      await page.locator('dialog[open] .main').last().click();
      await page.locator('.class-sheet:not(.measured)').waitFor({ state: 'attached' });
      await closeDialog(page);
      await page.emulateMedia({ media: 'print' });
      await page.locator('.class-exercise').first().waitFor();
    },
  },
];
