// What a drawing program would meet in a picture that the page has made.
import type { Page } from 'playwright-core';

/** The policy of the page lets no string be read as a document: an empty one beside it does. */
export async function readDrawing(page: Page, text: string) {
  const blank = await page.context().newPage();
  const found = await blank.evaluate((source) => {
    const picture = new DOMParser().parseFromString(source, 'image/svg+xml');
    const references = [...picture.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        const href = /href$/.test(name) ? [value] : [];
        return [...href, ...[...value.matchAll(/url\(["']?([^"')]+)/g)].map(([, target = '']) => target)];
      }),
    );
    const wordsOf = (tag: string) => [...picture.querySelectorAll(tag)].map(({ textContent }) => textContent);
    return {
      errors: picture.querySelectorAll('parsererror').length,
      title: picture.querySelector('title')?.textContent,
      size: ['width', 'height'].map((name) => Number(picture.documentElement.getAttribute(name))),
      foreign: references.filter((target) => !target.startsWith('#')),
      missing: references.filter((target) => target.startsWith('#') && !picture.querySelector(target)),
      words: wordsOf('text'),
      lines: wordsOf('tspan'),
      patterns: picture.querySelectorAll('pattern').length,
    };
  }, text);
  await blank.close();
  return found;
}
