// What can go wrong behind a page's back, noted as it happens.

import type { Page } from 'playwright-core';

export type Watch = {
  readonly problems: string[];
  /** Rejects at the first uncaught error, so that nobody waits for a page that is broken. */
  readonly broken: Promise<never>;
};

/** `host` is the page's own; `expected` fits the problems that a test brings about on purpose. */
export function watchProblems(page: Page, host: string, expected: RegExp | undefined): Watch {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (expected?.test(problem)) return false;
    problems.push(problem);
    return true;
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  const broken = new Promise<never>((_resolve, reject) => {
    page.on('pageerror', (error) => {
      if (note(`uncaught: ${error.message}`)) reject(error);
    });
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a reload cuts off is not a fault.
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) note(`another host: ${url.href}`);
  });
  return { problems, broken };
}
