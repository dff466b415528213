// From a click to the frame that shows what it brings about, as the screen presents it: a tiny text that enters the page
// with the change is timed by the browser itself (Element Timing), drawing beside the page's own thread included.
import type { Browser, Page } from 'playwright-core';
import { settle, WINDOW, waitUntilReady } from '../bench/measuring/site.ts';

declare global {
  interface Window {
    /** From the next click until what matches is painted; without a selector, until the frame after the click is. */
    awaitPainted(selector: string | null): Promise<number>;
    painted: Promise<number>;
  }
}

/** Runs in the page, before anything else does. */
function watchPainting(): void {
  const PATIENCE_MILLISECONDS = 20_000;
  const waiting = new Map<string, (time: number) => void>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { identifier, renderTime } = entry as PerformanceEntry & { identifier: string; renderTime: number };
      waiting.get(identifier)?.(renderTime);
      waiting.delete(identifier);
    }
  }).observe({ type: 'element' });

  function markFrame(name: string, onPainted: (time: number) => void): void {
    const mark = document.createElement('span');
    mark.setAttribute('elementtiming', name);
    mark.textContent = '·';
    mark.style.cssText = 'position:fixed;left:2px;bottom:2px;font-size:10px;pointer-events:none;contain:content';
    document.body.append(mark);
    waiting.set(name, (time) => {
      mark.remove();
      onPainted(time);
    });
  }

  let count = 0;
  window.awaitPainted = (selector) =>
    new Promise((resolve, reject) => {
      if (selector !== null && document.querySelector(selector))
        throw new Error(`${selector} is there before the click`);
      const giveUp = setTimeout(() => reject(new Error(`${selector} was not painted`)), PATIENCE_MILLISECONDS);
      const onClick = ({ timeStamp }: MouseEvent): void => {
        let isMarked = false;
        const look = (): void => {
          if (isMarked || (selector !== null && !document.querySelector(selector))) return;
          isMarked = true;
          changes.disconnect();
          markFrame(`painted-${count++}`, (time) => {
            clearTimeout(giveUp);
            resolve(time - timeStamp);
          });
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true, attributes: true });
        queueMicrotask(look);
      };
      window.addEventListener('click', onClick, { capture: true, once: true });
    });
}

async function openWatched(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'es-ES', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchPainting);
  return page;
}

/** The page, in a window whose clicks can be timed. */
export async function openForClicks(browser: Browser, address: string): Promise<Page> {
  const page = await openWatched(browser);
  await page.goto(address);
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  await settle(page);
  return page;
}

/** A page of nothing but a click handler that does nothing, from the same server. */
export async function openEmpty(browser: Browser, address: string): Promise<Page> {
  const page = await openWatched(browser);
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>' }));
  await page.goto(new URL('empty', address).href);
  await page.evaluate(() => document.addEventListener('click', () => undefined));
  return page;
}

/** Milliseconds from a click there to the frame in which something matches that did not before. */
export async function timeClick(
  page: Page,
  at: readonly [x: number, y: number],
  selector: string | null,
): Promise<number> {
  // Whoever clicks has pointed before.
  await page.mouse.move(...at);
  await settle(page);
  await page.evaluate((wanted) => {
    window.painted = window.awaitPainted(wanted);
    // Told when it is asked for.
    window.painted.catch(() => undefined);
  }, selector);
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(() => window.painted);
  await settle(page);
  return time;
}

let clicks = 0;
/** Never twice in the same place, which would be a double click. */
export const timeEmptyClick = (page: Page): Promise<number> => timeClick(page, [200 + 40 * (clicks++ % 10), 300], null);

/** A point of the window at which a click meets the element, and nothing that lies over it. */
export async function pointOn(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const point = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const across of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
        for (const down of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
          const [x, y] = [left + width * across, top + height * down];
          if (document.elementFromPoint(x, y)?.closest(wanted) === element) return [x, y] as const;
        }
      }
    }
    return null;
  }, selector);
  if (point === null) throw new Error(`${selector} cannot be clicked`);
  return point;
}
