// An audit that finds nothing is worth as much as what it would have found: a page made wrong on purpose.
import { expect, test } from 'vitest';
import { animations, lost, smallTargets, spaceText, unseenChoices, wear, wordsOn } from './audits.ts';
import { violations } from './axe.ts';
import { openPage } from './harness.ts';
import { strangeWords } from './words.ts';

const told = (...beginnings: readonly RegExp[]) =>
  expect.arrayContaining(beginnings.map((one) => expect.stringMatching(one)));

test('each audit finds what is wrong on purpose', async () => {
  const { page } = await openPage();
  const audits = async () => [
    await violations(page, { rules: 'colour', map: false }),
    await animations(page),
    await unseenChoices(page),
    await lost(page),
    strangeWords(await wordsOn(page), 'es'),
  ];
  expect(await audits()).toEqual([[], [], [], [], []]);

  await page.evaluate(() => {
    const wrong = document.createElement('main');
    // Over the page, which does not scroll: what cannot be seen has no contrast.
    Object.assign(wrong.style, { position: 'fixed', inset: '0 auto auto 0', width: '400px', zIndex: '9999' });
    const add = (tag: string, words: string, style: Partial<CSSStyleDeclaration> = {}): HTMLElement => {
      const element = document.createElement(tag);
      element.textContent = words;
      Object.assign(element.style, style);
      wrong.append(element);
      return element;
    };
    for (const words of ['{{count}} regiones', 'panel.play.title', 'You may go there']) add('p', words);
    add('button', '', { width: '20px', height: '20px' });
    add('p', 'pálido', { color: '#ccc', background: '#fff' });
    add('p', 'gira').animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 1000, iterations: Infinity });
    add('p', 'lejos', { position: 'absolute', left: '3000px' });
    const narrow = { width: '40px', whiteSpace: 'nowrap' };
    add('p', 'demasiado ancho', { ...narrow, overflowX: 'auto' });
    add('p', 'cortado al lado', { ...narrow, overflowX: 'hidden' });
    add('p', 'cortado por debajo', { width: '40px', height: '10px', overflow: 'hidden' });
    const pair = add('div', '');
    for (const isChosen of ['true', 'false']) {
      const option = document.createElement('span');
      option.setAttribute('aria-selected', isChosen);
      option.textContent = 'opción';
      pair.append(option);
    }
    document.body.append(wrong);
    const wide = document.createElement('div');
    Object.assign(wide.style, { position: 'absolute', width: '4000px', height: '1px' });
    document.documentElement.append(wide);
  });

  const [colours, moving, unseen, beyond, words] = await audits();
  expect(colours).toEqual(told(/^color-contrast: <p.*pálido/));
  expect(await violations(page, { rules: 'all', map: false })).toEqual(
    told(/^button-name: <button/, /^color-contrast:/),
  );
  expect(moving).toEqual([expect.stringMatching(/^moves: <p.*gira/)]);
  expect(unseen).toEqual([expect.stringMatching(/^looks as if it were not chosen: <span/)]);
  expect(beyond).toEqual(
    told(
      /^the page is \d+ wide/,
      /^beyond the edge: <p.*lejos/,
      /^scrolls sideways: <p.*demasiado/,
      /^cut off at the side: <p.*al lado/,
      /^cut off below: <p.*por debajo/,
    ),
  );
  expect(words).toEqual(['a gap: {{count}} regiones', 'a key: panel.play.title', 'not es: You may go there']);
  expect(await smallTargets(page)).toEqual(told(/^20 × 20: <button/));

  const spacing = () =>
    page
      .locator('main p')
      .last()
      .evaluate((one) => getComputedStyle(one).letterSpacing);
  await spaceText(page, true);
  expect(await spacing()).toBe('1.92px');
  await spaceText(page, false);
  expect(await spacing()).toBe('normal');
  expect([await wear(page, 'dark'), await page.getAttribute('html', 'data-theme')]).toEqual(['light', 'dark']);
});
