// Every view of the page, walked through in each language, with each theme in turn: what a checker of accessibility finds,
// words that nobody should read, what a finger misses, what moves although it should not, and what a window enlarged four
// times loses.
import { expect, test, vi } from 'vitest';
import { animations, lost, smallTargets, spaceText, unseenChoices, wordsOn } from './audits.ts';
import { violations } from './axe.ts';
import { openPage } from './harness.ts';
import { arrange } from './views/view.ts';
import { VIEWS } from './views.ts';
import { inTheme, walk } from './walk.ts';
import { strangeWords } from './words.ts';

// A walk is as long as sixty short tests.
vi.setConfig({ testTimeout: 300_000 });

test.each([
  { language: 'es', theme: 'ink', also: 'light', width: 1280, height: 800, touch: false, turn: 0 },
  { language: 'en', theme: 'contrast', also: 'dark', width: 360, height: 740, touch: true, turn: 1 },
] as const)('nothing is wrong with any view: $language, $theme and $also by turns, $width wide', async (look) => {
  const { page } = await openPage({ ...look, before: arrange });
  const found = await walk(page, [
    async (shown, view) => {
      const index = VIEWS.indexOf(view);
      // A checker takes longest. Each view meets it here in one language and one theme, and in all of them by
      // `npm run test:views`.
      if (index % 2 !== look.turn) return [];
      const check = () => violations(shown, { rules: 'all', map: view.hasMap ?? false });
      return index % 4 < 2 ? check() : inTheme(shown, look.also, check);
    },
    async (shown) => [
      ...((await shown.getAttribute('html', 'lang')) === look.language ? [] : ['another language']),
      ...strangeWords(await wordsOn(shown), look.language),
    ],
    animations,
    ...(look.touch ? [smallTargets] : []),
  ]);
  expect(found).toEqual([]);
});

test('a window enlarged four times, in the colours of the system, loses nothing, with letters set wide as well', async () => {
  const { page } = await openPage({
    width: 320,
    height: 256,
    async before(one) {
      await arrange(one);
      await one.emulateMedia({ forcedColors: 'active' });
    },
  });
  const found = await walk(page, [
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
