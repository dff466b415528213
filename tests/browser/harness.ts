// Opens the built page in a real browser. A test that opens a page fails, when it ends, on
// anything that went wrong behind its back: errors in the console, uncaught errors,
// requests that failed, and requests to any other host.

import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';

export type PageOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'es' | 'en';
  readonly theme?: string;
  /** The position that the address holds, with or without its `#`. */
  readonly hash?: string;
  /** A phone or a tablet rather than a mouse. */
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  /** Problems that the test brings about on purpose. */
  readonly expectedProblems?: RegExp;
};

export type OpenPage = {
  readonly page: Page;
  /** What went wrong up to now; a test that brought it about takes it out. */
  readonly problems: string[];
};

let connection: Promise<Browser> | undefined;

function connect(): Promise<Browser> {
  connection ??= chromium.connect(inject('browserAddress'));
  return connection;
}

afterAll(async () => {
  await (await connection)?.close();
  connection = undefined;
});

export function pageAddress({ language, theme, hash }: PageOptions = {}): string {
  const address = new URL(inject('pageAddress'));
  if (language) address.searchParams.set('lang', language);
  if (theme) address.searchParams.set('theme', theme);
  if (hash) address.hash = hash;
  return address.href;
}

function watch(page: Page, expected: RegExp | undefined): string[] {
  const problems: string[] = [];
  const host = new URL(inject('pageAddress')).host;
  const note = (problem: string) => {
    if (!expected?.test(problem)) problems.push(problem);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a reload cuts off is not a fault.
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) note(`another host: ${url.href}`);
  });
  return problems;
}

/** Waits until the map can be used: the page says so by `data-ready="true"` on its root. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
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
  });
  const page = await context.newPage();
  const problems = watch(page, options.expectedProblems);
  onTestFinished(async () => {
    // Closing cuts off what is still under way, which is nobody's fault.
    const found = [...problems];
    await context.close();
    expect(found).toEqual([]);
  });
  await page.goto(pageAddress(options));
  await waitUntilReady(page);
  return { page, problems };
}
