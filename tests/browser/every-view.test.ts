// Every view of the page, walked through in each language: what a checker of accessibility finds, words that nobody should
// read, what moves although it should not, what a finger misses, and what a window enlarged four times loses. A checker
// takes longest: here each view meets it once, in one theme and one width, and in all of them by `npm run test:views`.
import { expect, test, vi } from 'vitest';
import type { Language } from '../../src/text/text.ts';
import { animations, lost, smallTargets, spaceText, unseenChoices, wordsOn } from './audits.ts';
import { violations } from './axe.ts';
import { openPage } from './harness.ts';
import { arrange } from './views/view.ts';
import { VIEWS } from './views.ts';
import { type Audit, inTheme, walk } from './walk.ts';
import { strangeWords } from './words.ts';

// A walk is as long as sixty short tests.
vi.setConfig({ testTimeout: 300_000 });

const speaks =
  (language: Language): Audit =>
  async (shown) => [
    ...((await shown.getAttribute('html', 'lang')) === language ? [] : ['another language']),
    ...strangeWords(await wordsOn(shown), language),
  ];

test('nothing is wrong with any view: in Spanish, in each theme by turns, the first half wide, the others on a phone', async () => {
  const { page } = await openPage({ theme: 'ink', before: arrange });
  const themes = ['ink', 'light', 'dark', 'contrast'];
  const found = await walk(page, [
    (shown, view) => {
      const theme = themes[VIEWS.indexOf(view) % themes.length] ?? 'ink';
      return inTheme(shown, theme, () => violations(shown, { rules: 'all', map: view.hasMap ?? false }));
    },
    speaks('es'),
    animations,
    async (_shown, view) => {
      if (VIEWS.indexOf(view) === Math.floor(VIEWS.length / 2)) await page.setViewportSize({ width: 360, height: 740 });
      return [];
    },
  ]);
  expect(found).toEqual([]);
});

test('a window enlarged four times, in English, under a finger, in the colours of the system, loses nothing, with letters set wide as well', async () => {
  const { page } = await openPage({
    width: 320,
    height: 256,
    touch: true,
    language: 'en',
    async before(one) {
      await arrange(one);
      await one.emulateMedia({ forcedColors: 'active' });
    },
  });
  const found = await walk(page, [
    speaks('en'),
    animations,
    smallTargets,
    async (shown, { isPaper = false }) => (isPaper ? [] : lost(shown)),
    unseenChoices,
    async (shown, { isPaper = false }) => {
      if (isPaper) return [];
      await spaceText(shown, true);
      const wide = await lost(shown);
      await spaceText(shown, false);
      return wide.map((one) => `set wide, ${one}`);
    },
  ]);
  expect(found).toEqual([]);
});
