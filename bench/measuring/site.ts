// The built page, served to a browser that a program drives.
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.mjs';
import { page as builtPage, ensureBuilt } from '../../scripts/setup/build.mjs';
import { projectRoot } from '../../scripts/setup/project.mjs';
import { createStaticServer, listen, stop } from '../../scripts/setup/server.mjs';

/** Of the window, in pixels: a laptop's. */
export const WINDOW = { width: 1440, height: 900 } as const;

export interface Site {
  readonly browser: Browser;
  readonly address: string;
  /** From then on there is no server. */
  close(): Promise<void>;
}

export async function withSite<Result>(measure: (site: Site) => Promise<Result>): Promise<Result> {
  await ensureBuilt(builtPage);
  const server = createStaticServer(join(projectRoot, builtPage.folder));
  const address = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  const close = (): Promise<void> => stop(server);
  try {
    return await measure({ browser, address, close });
  } finally {
    await browser.close();
    if (server.listening) await close();
  }
}

/** The page says by `data-ready="true"` on its root that the map can be used. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, { timeout: 60_000 });
}

/** Resolves once nothing moves any more and the page has nothing left to do. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    for (let round = 0; round < 3; round++) {
      await frame();
      await idle();
    }
  });
}

/** Slows the page's own work down to a share of the machine's speed, until what it answers is called. */
export async function slowDown(page: Page, times: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}
