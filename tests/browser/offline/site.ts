// The built page on a server that can be stopped and filled anew, and windows that keep their service worker.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { page as builtPage } from '../../../scripts/setup/build.mjs';
import { runNode } from '../../../scripts/setup/command.mjs';
import { createStaticServer, listen, stop } from '../../../scripts/setup/server.mjs';
import { connect, ORNAMENT } from '../harness.ts';
import { watchProblems } from '../problems.ts';

export interface Site {
  readonly address: string;
  readonly context: BrowserContext;
  /** What went wrong up to now in all windows; a test that brought it about takes it out. */
  readonly problems: string[];
  /** Where the page's files lie. */
  readonly folder: string;
  /** Puts the files of a build in place of those that are there. */
  deploy(build: string): void;
  stopServer(): Promise<void>;
  /** A new window, ready to be used. */
  open(suffix?: string): Promise<Page>;
}

/** As large as the true pictures under the map. */
const PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1323"><path d="M0 0h9v9z"/></svg>';

export interface SiteOptions {
  /** Where on the host the page lies. */
  readonly path?: string;
  /** Problems that the test brings about on purpose. */
  readonly expectedProblems?: RegExp;
  /** The true picture under the map, rather than one that is painted in no time. */
  readonly ornament?: boolean;
  /** How the host serves a folder. */
  readonly serve?: (folder: string) => Server;
}

export async function openSite({
  path = '',
  expectedProblems = /^$/,
  ornament = false,
  serve = createStaticServer,
}: SiteOptions = {}): Promise<Site> {
  const root = mkdtempSync(join(tmpdir(), 'sendas-site-'));
  const folder = join(root, path);
  const deploy = (build: string): void => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(build, folder, { recursive: true });
    if (ornament) return;
    const assets = join(folder, 'assets');
    for (const name of readdirSync(assets)) if (ORNAMENT.test(`/${name}`)) writeFileSync(join(assets, name), PLAIN);
  };
  deploy(builtPage.folder);
  const server = serve(root);
  const host = await listen(server, 0);
  const context = await (await connect()).newContext({
    locale: 'es-ES',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    viewport: { width: 900, height: 640 },
  });
  const problems: string[] = [];
  onTestFinished(async () => {
    const found = [...problems];
    await context.close();
    await stop(server);
    rmSync(root, { recursive: true, force: true });
    expect(found).toEqual([]);
  });
  return {
    address: `${host}${path}`,
    context,
    problems,
    folder,
    deploy,
    stopServer: () => stop(server),
    async open(suffix = '') {
      const window = await context.newPage();
      const { broken } = watchProblems(window, new URL(host).host, expectedProblems, problems);
      await Promise.race([window.goto(`${host}${path}${suffix}`).then(() => waitUntilReady(window)), broken]);
      return window;
    },
  };
}

/** The page asks the server whether there is a newer version; without a server the browser notes that nobody answers. */
export const noServer =
  /^console: Failed to load resource: net::ERR_CONNECTION_REFUSED \(\S+\/\)$|^failed: \S+\/ net::ERR_CONNECTION_REFUSED$/;

/** These tests open several pages each: on a machine that is busy with something else all of it takes long. */
const timeout = 60_000;

export const waitUntilReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, { timeout });
};

/** Until the page says that it needs no network any more. */
export const waitUntilKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset.offline === 'ready', undefined, { timeout });
};

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitUntilReady(page);
}

/** Builds the other version once for a file of tests; answers where it will lie. */
export function useOtherVersion(): () => string {
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendas-other-'));
    const config = 'tests/browser/offline/other-version.config.ts';
    const parameters = ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status } = await runNode(['node_modules/vite/bin/vite.js', ...parameters], { env });
    expect(status).toBe(0);
    return () => rmSync(folder, { recursive: true, force: true });
  }, 120_000);
  return () => folder;
}

/** The version of the page in a window. */
export const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.version);
