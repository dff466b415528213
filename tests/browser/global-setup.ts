// Once for all browser tests: the built page on a server of its own, and one browser.

import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.mjs';
import { ensureBuilt, page } from '../../scripts/setup/build.mjs';
import { createStaticServer, listen, stop } from '../../scripts/setup/server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    pageAddress: string;
    browserAddress: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt(page);
  const executablePath = await ensureBrowser();
  const server = createStaticServer(page.folder);
  const browser = await chromium.launchServer({ executablePath, args: browserArguments });
  project.provide('pageAddress', await listen(server, 0));
  project.provide('browserAddress', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stop(server);
  };
}
