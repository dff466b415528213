// Once for an engine: the engine itself, and the built page on a server of its own.
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureBuilt, page } from '../../scripts/setup/build.mjs';
import { type EngineName, ensureEngine } from '../../scripts/setup/engines.mjs';
import { listen, stop } from '../../scripts/setup/server.mjs';
import { startFirefox } from './firefox.ts';
import { copySite, createSiteServer } from './site.ts';
import { startSurroundings, type WebkitSurroundings } from './webkit.ts';

/** How a file of tests reaches the engine. */
export type Access =
  | { readonly engine: 'firefox'; readonly address: string }
  | { readonly engine: 'webkit'; readonly driver: string; readonly surroundings: WebkitSurroundings };

declare module 'vitest' {
  interface ProvidedContext {
    access: Access;
    /** What `createSiteServer` serves. */
    siteFolder: string;
  }
}

async function start(engine: EngineName): Promise<{ access: Access; end(): Promise<void> }> {
  const [program = '', screenProgram = ''] = await ensureEngine(engine);
  if (engine === 'firefox') {
    const { address, end } = await startFirefox(program);
    return { access: { engine, address }, end };
  }
  const { surroundings, end } = await startSurroundings(screenProgram);
  return { access: { engine, driver: program, surroundings }, end };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt(page);
  const { access, end } = await start(project.name === 'webkit' ? 'webkit' : 'firefox');
  const folder = copySite(page.folder);
  const server = createSiteServer(folder);
  project.provide('access', access);
  project.provide('siteFolder', folder);
  project.provide('pageAddress', await listen(server, 0));
  return async () => {
    await end();
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
}
