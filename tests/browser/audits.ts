// What can be seen to be wrong on any view of the page: words that nobody should read, what is too small for a finger,
// what lies beyond the edge, what moves although nothing should. Each names what it finds.
import type { Page } from 'playwright-core';

/** All that is read or said on the page: texts in view, names and titles, what fields hold. */
export function wordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const note = (words: string | null | undefined): void => {
      const plain = words?.replace(/\s+/g, ' ').trim() ?? '';
      if (plain !== '') found.add(plain);
    };
    const spoken = [
      'aria-label',
      'title',
      'alt',
      'placeholder',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
    ];
    const top = document.querySelector('dialog[open]') ?? document.body;
    for (const element of top.querySelectorAll('*')) {
      if (element.closest('script, style, noscript') !== null || !element.checkVisibility()) continue;
      // A name by which something was found, in whichever language.
      if (element.matches('.search-also')) continue;
      // What is said in the language that it leads to.
      if (element.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang) continue;
      for (const name of spoken) note(element.getAttribute(name));
      if (element instanceof HTMLInputElement && !element.readOnly) note(element.value);
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      if (own.length > 0) note(own.map((node) => node.textContent).join(' '));
    }
    return [...found];
  });
}

/** Buttons, fields and links that a finger of 44 pixels misses; those within a sentence are as high as its line. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const top = document.querySelector('dialog[open]') ?? document.body;
    const targets = top.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, label:has(input), [role="option"], [role="tab"]',
    );
    /** What a pseudo-element adds on each side. */
    const beyond = (element: HTMLElement): readonly [number, number] => {
      const style = getComputedStyle(element, '::after');
      if (style.content === 'none' || style.position !== 'absolute') return [0, 0];
      const out = (side: string): number => Math.max(0, -(Number.parseFloat(style.getPropertyValue(side)) || 0));
      return [out('left') + out('right'), out('top') + out('bottom')];
    };
    const isInSentence = (element: HTMLElement): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      let line = element.parentElement;
      while (line !== null && getComputedStyle(line).display === 'inline') line = line.parentElement;
      const words = [...(line?.querySelectorAll('button, a') ?? [])].reduce(
        (rest, one) => rest.replace(one.textContent ?? '', ''),
        line?.textContent ?? '',
      );
      return line?.matches('p, dd') === true && /\p{L}/u.test(words);
    };
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('.unseen, .map, [inert]') !== null)
        return [];
      // A field within its label is pressed by the label.
      if (target.matches('label input')) return [];
      if (isInSentence(target)) return [];
      const { width, height } = target.getBoundingClientRect();
      const [wider, higher] = beyond(target);
      if (width === 0 || (width + wider >= least && height + higher >= least)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 110)}`];
    });
  });
}

/** Animations that run although the reader wants none. */
export function animations(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' ? [`moves: ${target?.outerHTML.slice(0, 110) ?? 'something'}`] : [];
    }),
  );
}

/** What cannot be read or reached: beyond the edge, cut off, or only by scrolling in two directions. */
export function lost(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const tell = (what: string, element: Element): void => {
      found.push(`${what}: ${element.outerHTML.slice(0, 130)}`);
    };
    const { documentElement: root } = document;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const top = document.querySelector('dialog[open]') ?? document.body;
    for (const element of top.querySelectorAll<HTMLElement>('*')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.matches('.stage') || element.closest('.map, .unseen, .skip-link, .tour-ring, .over-board')) continue;
      const style = getComputedStyle(element);
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || style.clipPath !== 'none') continue;
      if (right > innerWidth + 1 || left < -1) tell('beyond the edge', element);
      const isField = element.matches('input, textarea, select');
      if (!isField && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') tell('scrolls sideways', element);
        if (style.overflowX === 'hidden' && element.textContent?.trim()) tell('cut off at the side', element);
      }
      const cuts = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (!isField && cuts && element.scrollHeight > element.clientHeight + 2 && element.textContent?.trim()) {
        tell('cut off below', element);
      }
    }
    return found;
  });
}

/** Letters, words and lines as far apart as WCAG 1.4.12 wants a page to bear, or as the page sets them. */
export function spaceText(page: Page, isWide: boolean): Promise<void> {
  return page.evaluate((wide) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = wide ? [sheet] : [];
  }, isWide);
}

/** What is chosen and looks like what is not: where the system paints over backgrounds and shadows, those do not count. */
export function unseenChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const chosen =
      '[aria-pressed="true"], [aria-selected="true"], [aria-current="step"], label:has(> input.unseen:checked)';
    const others = '[aria-pressed="false"], [aria-selected="false"], label:has(> input.unseen:not(:checked))';
    const look = (element: Element): string => {
      const { outlineStyle, outlineColor, borderTopWidth, fontWeight, textDecorationLine } = getComputedStyle(element);
      const signs = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
      return [outlineStyle, outlineColor, borderTopWidth, fontWeight, textDecorationLine, ...signs].join();
    };
    const top = document.querySelector('dialog[open]') ?? document.body;
    return [...top.querySelectorAll(chosen)].flatMap((element) => {
      const twin = [...(element.parentElement?.querySelectorAll(others) ?? [])].find(
        ({ tagName, className }) => tagName === element.tagName && className === element.className,
      );
      const isSame = twin !== undefined && element.checkVisibility() && look(twin) === look(element);
      return isSame ? [`looks as if it were not chosen: ${element.outerHTML.slice(0, 110)}`] : [];
    });
  });
}

/** Puts the colours of a theme on everything that wears one; answers which they were. */
export function wear(page: Page, theme: string): Promise<string> {
  return page.evaluate((wanted) => {
    const worn = document.documentElement.dataset.theme ?? '';
    for (const element of document.querySelectorAll<HTMLElement>('html, .embed')) element.dataset.theme = wanted;
    return worn;
  }, theme);
}
