// Builds the page with nothing but the map on it and opens it.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { createStaticServer, listen, stop } from '../../scripts/setup/server.mjs';
import { connect, leaveOutOrnament } from './harness.ts';
import { watchProblems } from './problems.ts';

export interface MapPageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'es' | 'en';
  readonly touch?: boolean;
  /** The painted ground, which takes longest, is not there unless a test looks at it. */
  readonly ornament?: boolean;
}

let built: Promise<string> | undefined;

/** Once for all files of a worker, each of which has a folder of its own; answers where the page lies. */
function ensureMapPage(): Promise<string> {
  built ??= buildMapPage(
    fileURLToPath(new URL(`../../.cache/map-page-${process.env.VITEST_POOL_ID}`, import.meta.url)),
  );
  return built;
}

async function buildMapPage(folder: string): Promise<string> {
  const root = fileURLToPath(new URL('map', import.meta.url));
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  const output = { outDir: folder, emptyOutDir: true };
  await build({ root, configFile, publicDir: false, logLevel: 'error', build: output });
  return folder;
}

/** Call at the head of a file of tests. */
export function useMapPage(): (options?: MapPageOptions) => Promise<Page> {
  let address = '';
  let server: ReturnType<typeof createStaticServer> | null = null;
  beforeAll(async () => {
    server = createStaticServer(await ensureMapPage());
    address = await listen(server, 0);
  });
  afterAll(async () => {
    if (server) await stop(server);
  });

  return async ({ width = 1440, height = 900, language = 'es', touch = false, ornament = false } = {}) => {
    const context = await (await connect()).newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    });
    if (!ornament) await leaveOutOrnament(context);
    const page = await context.newPage();
    const { problems, broken } = watchProblems(page, new URL(address).host, /favicon/);
    onTestFinished(async () => {
      const found = [...problems];
      await context.close();
      expect(found).toEqual([]);
    });
    const opened = page
      .goto(`${address}?lang=${language}`)
      .then(() => page.waitForFunction(() => document.documentElement.dataset.ready === 'true'));
    await Promise.race([opened, broken]);
    return page;
  };
}
