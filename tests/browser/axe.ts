// What a checker of accessibility finds on the page as it stands.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  readonly resultTypes: readonly string[];
  readonly runOnly?: readonly string[];
  readonly selectors: boolean;
  readonly elementRef: boolean;
  readonly preload: boolean;
}

declare global {
  interface Window {
    readonly axe: {
      configure(spec: { readonly noHtml: boolean }): void;
      run(
        context: Document | { readonly exclude: readonly string[] },
        options: AxeOptions,
      ): Promise<{ violations: readonly { id: string; nodes: readonly { element: Element }[] }[] }>;
    };
  }
}

interface Wish {
  readonly rules: 'all' | 'colour';
  /** The map takes longer than all the rest; what it is made of stays the same in most views, and so do the styles. */
  readonly map: boolean;
}

export async function violations(page: Page, wish: Wish = { rules: 'all', map: true }): Promise<readonly string[]> {
  // Not as a tag: the page runs no script but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async ({ rules, map }) => {
    // It would write down every element of the page, to tell of the few that are wrong.
    window.axe.configure({ noHtml: true });
    const { violations } = await window.axe.run(map ? document : { exclude: ['.map'] }, {
      resultTypes: ['violations'],
      ...(rules === 'colour' ? { runOnly: ['color-contrast'] } : {}),
      selectors: false,
      elementRef: true,
      preload: map && rules === 'all',
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element }) => `${id}: ${element.outerHTML.slice(0, 160)}`),
    );
  }, wish);
}
