// Opens the built page in a real browser. A test that opens a page fails, when it ends, on
// anything that went wrong behind its back: errors in the console, uncaught errors,
// requests that failed, and requests to any other host.

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { watchProblems } from './problems.ts';

export type PageOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'es' | 'en';
  readonly theme?: string;
  /** The position that the address holds, with or without its `#`. */
  readonly hash?: string;
  /** Further parameters of the address, such as `{ practice: 'stops' }`. */
  readonly query?: Readonly<Record<string, string>>;
  /** A phone or a tablet rather than a mouse. */
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  /** The picture under the map, which takes half of the time that a page needs, is not there unless a test looks at it. */
  readonly ornament?: boolean;
  /** What the browser has, lacks or keeps, arranged before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Problems that the test brings about on purpose. */
  readonly expectedProblems?: RegExp;
};

export const ORNAMENT = /\/(parchment|night|ink|contrast)-[^/]*\.svg$/;
const UNREADABLE = { contentType: 'image/svg+xml', body: '' };

export type OpenPage = {
  readonly page: Page;
  /** What went wrong up to now; a test that brought it about takes it out. */
  readonly problems: string[];
};

let connection: Promise<Browser> | undefined;

/** The browser of all tests. The connection lives as long as the worker, which files of tests share. */
export function connect(): Promise<Browser> {
  connection ??= chromium.connect(inject('browserAddress'));
  return connection;
}

export function pageAddress({ language, theme, hash, query = {} }: PageOptions = {}): string {
  const address = new URL(inject('pageAddress'));
  if (language) address.searchParams.set('lang', language);
  if (theme) address.searchParams.set('theme', theme);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  if (hash) address.hash = hash;
  return address.href;
}

/** The picture under the map cannot be read from now on, which the page makes nothing of. */
export async function leaveOutOrnament(context: BrowserContext): Promise<void> {
  await context.route(ORNAMENT, (route) => route.fulfill(UNREADABLE));
}

/** Waits until the map can be used: the page says so by `data-ready="true"` on its root. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, { timeout: 15_000 });
}

/** A page of its own, with nothing saved before; it closes when the test ends. */
export async function openPage(options: PageOptions = {}): Promise<OpenPage> {
  const { width = 1280, height = 800, language = 'es', touch = false, reducedMotion = true } = options;
  const context = await (await connect()).newContext({
    viewport: { width, height },
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    // What a page keeps for later is tried by tests of its own.
    serviceWorkers: 'block',
  });
  if (!options.ornament) await leaveOutOrnament(context);
  const page = await context.newPage();
  const { problems, broken } = watchProblems(page, new URL(inject('pageAddress')).host, options.expectedProblems);
  onTestFinished(async () => {
    // Closing cuts off what is still under way, which is nobody's fault.
    const found = [...problems];
    await context.close();
    expect(found).toEqual([]);
  });
  await options.before?.(page);
  const opened = page.goto(pageAddress(options)).then(() => waitUntilReady(page));
  await Promise.race([opened, broken]);
  return { page, problems };
}
