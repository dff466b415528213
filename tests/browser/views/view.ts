// One view of the page, and what a page is given before it is walked through all of them.
import type { Page } from 'playwright-core';

export interface View {
  readonly name: string;
  /** Where the map is to be looked at as well: what it is made of stays the same in the others. */
  readonly hasMap?: boolean;
  /** It stands in the window that was opened last. */
  readonly isWindow?: boolean;
  /** It is as the printer sees it: on a sheet, whatever the window. */
  readonly isPaper?: boolean;
  /** Resolves when the view stands. */
  show(page: Page): Promise<void>;
}

/** The day of the daily exercise: with it all that is random by itself stays the same. */
const TODAY = new Date(2026, 11, 4, 9, 30);

/**
 * Before a page that is walked opens: its day, a clipboard that is closed to it, no windows of the system, notices that
 * stay for as long as they are looked at, and a service worker that does nothing until a view tells of it.
 */
export async function arrange(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.addInitScript(() => {
    const writeText = async () => Promise.reject(new Error('closed'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { setTimeout } = window;
    const longestWait = 5000;
    const setShortTimeout = (call: () => void, wait = 0, ...rest: readonly unknown[]) =>
      wait > longestWait ? 0 : setTimeout(call, wait, ...rest);
    Object.assign(window, { print: () => undefined, setTimeout: setShortTimeout });
    const registration = Object.assign(new EventTarget(), { installing: null, waiting: null });
    const worker = { controller: null, register: async () => registration, getRegistration: async () => registration };
    Object.defineProperty(navigator, 'serviceWorker', { value: Object.assign(new EventTarget(), worker) });
  });
}
