// The walk through every view of the page, and how a view is seen in the colours of other themes on the way.
import type { Page } from 'playwright-core';
import { wear } from './audits.ts';
import { violations } from './axe.ts';
import type { View } from './views/view.ts';
import { VIEWS } from './views.ts';

export type Audit = (page: Page, view: View) => Promise<readonly string[]>;

/** What every audit finds in every view, each with the name of its view. */
export async function walk(page: Page, audits: readonly Audit[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const view of VIEWS) {
    await view.show(page);
    const shown = (view.isWindow && page.context().pages().at(-1)) || page;
    for (const audit of audits) found.push(...(await audit(shown, view)).map((one) => `${view.name}: ${one}`));
  }
  return found;
}

/** What is found in the colours of another theme. Those of every theme are there once a rare one was worn. */
export async function inTheme(
  page: Page,
  theme: string,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const own = await wear(page, theme);
  const found = await look();
  await wear(page, own);
  return found.map((one) => `${theme}, ${one}`);
}

/** Sees the view in the colours of another theme as well. */
export const contrastIn = (page: Page, theme: string, map: boolean): Promise<readonly string[]> =>
  inTheme(page, theme, () => violations(page, { rules: 'colour', map }));
