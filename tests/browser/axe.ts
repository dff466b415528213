// What a checker of accessibility finds on the page as it stands.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { openPage } from './harness.ts';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: {
      run(
        context: Document,
        options: { resultTypes: string[] },
      ): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>;
    };
  }
}

export function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}

export async function openWithAxe(language: 'es' | 'en', theme: string, width: number, height: number): Promise<Page> {
  const { page } = await openPage({ language, theme, width, height, touch: width < 768 });
  // Not as a tag: the page runs no script but its own.
  await page.evaluate(axeSource);
  return page;
}
