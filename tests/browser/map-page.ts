// Builds the page with nothing but the map on it, once for a file of tests, and opens it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { createStaticServer, listen, stop } from '../../scripts/setup/server.mjs';
import { watchProblems } from './problems.ts';

export interface MapPageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'es' | 'en';
  readonly touch?: boolean;
}

/** Call at the head of a file of tests. */
export function useMapPage(): (options?: MapPageOptions) => Promise<Page> {
  let folder = '';
  let address = '';
  let server: ReturnType<typeof createStaticServer> | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sendas-map-'));
    const root = fileURLToPath(new URL('map', import.meta.url));
    const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
    await build({
      root,
      configFile,
      publicDir: false,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
    server = createStaticServer(folder);
    address = await listen(server, 0);
  });
  afterAll(async () => {
    if (server) await stop(server);
    await rm(folder, { recursive: true, force: true });
  });

  return async ({ width = 1440, height = 900, language = 'es', touch = false } = {}) => {
    const browser = await chromium.connect(inject('browserAddress'));
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const { problems, broken } = watchProblems(page, new URL(address).host, /favicon/);
    onTestFinished(async () => {
      const found = [...problems];
      await browser.close();
      expect(found).toEqual([]);
    });
    const opened = page
      .goto(`${address}?lang=${language}`)
      .then(() => page.waitForFunction(() => document.documentElement.dataset.ready === 'true'));
    await Promise.race([opened, broken]);
    return page;
  };
}
