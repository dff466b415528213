// The whole product that `npm test` sees a part of: every view in every theme, language and width. All rules are checked
// once in each language and width, those of colours in each theme.
import { expect, test, vi } from 'vitest';
import { THEMES } from '../../src/app/state/app-state.ts';
import { LANGUAGES } from '../../src/text/text.ts';
import { violations } from '../browser/axe.ts';
import { openPage } from '../browser/harness.ts';
import { arrange } from '../browser/views/view.ts';
import { type Audit, contrastIn, walk } from '../browser/walk.ts';

// A walk is as long as sixty short tests, and each view is looked at in four themes.
vi.setConfig({ testTimeout: 1_200_000 });

const WINDOWS = [
  { width: 1280, height: 800, touch: false },
  { width: 360, height: 740, touch: true },
];
/** The colours of the rare themes are fetched where one of them is the page's own, as ink is here. */
const OTHER_THEMES = THEMES.filter((theme) => theme !== 'system' && theme !== 'ink');
const LOOKS = LANGUAGES.flatMap((language) => WINDOWS.map((window) => ({ language, ...window })));

test.each(LOOKS)('nothing is wrong with any view in any theme: $language, $width wide', async (look) => {
  const { page } = await openPage({ ...look, theme: 'ink', before: arrange });
  const found = await walk(page, [
    (shown, { hasMap = false }) => violations(shown, { rules: 'all', map: hasMap }),
    ...OTHER_THEMES.map(
      (theme): Audit =>
        (shown, { hasMap = false }) =>
          contrastIn(shown, theme, hasMap),
    ),
  ]);
  expect(found).toEqual([]);
});
