// What can go wrong behind a page's back, noted as it happens.

import type { Page } from 'playwright-core';

export type Watch = {
  readonly problems: string[];
  /** Rejects at the first uncaught error, so that nobody waits for a page that is broken. */
  readonly broken: Promise<never>;
};

/** Said by the browser when it refuses what the page's policy forbids; no test expects that of the page itself. */
const REFUSED = /Content Security Policy|Trusted(Type|HTML|Script)/;

/**
 * `host` is the page's own; `expected` fits the problems that a test brings about on purpose. Windows that it opens count.
 * `problems`: where they are noted, beside those of other pages.
 */
export function watchProblems(page: Page, host: string, expected: RegExp | undefined, problems: string[] = []): Watch {
  const note = (problem: string) => {
    if (expected?.test(problem)) return false;
    problems.push(problem);
    return true;
  };
  /** The policy stands in the document and in the server's answer, and each of the two says so. */
  const refused = (what: string): void => {
    if (!problems.includes(`policy: ${what}`)) problems.push(`policy: ${what}`);
  };
  const listen = (one: Page): void => {
    one.on('console', (message) => {
      if (REFUSED.test(message.text())) refused(message.text());
      else if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    });
    one.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What a reload cuts off is not a fault, and what the policy refuses is told by the console.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') note(`failed: ${request.url()} ${reason}`);
    });
    one.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) note(`another host: ${url.href}`);
    });
    one.on('popup', listen);
  };
  listen(page);
  const broken = new Promise<never>((_resolve, reject) => {
    page.on('pageerror', (error) => {
      if (note(`uncaught: ${error.message}`)) reject(error);
    });
  });
  return { problems, broken };
}
