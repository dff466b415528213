// Once for an engine: the engine itself, and the built page on a server of its own, in a copy that notes what goes wrong.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt, page } from '../../scripts/setup/build.mjs';
import { type EngineName, ensureEngine } from '../../scripts/setup/engines.mjs';
import { createStaticServer, listen, stop } from '../../scripts/setup/server.mjs';
import { startFirefox } from './firefox.ts';
import { startScreen } from './webkit.ts';

/** How a file of tests reaches the engine. */
export type Access =
  | { readonly engine: 'firefox'; readonly address: string }
  | { readonly engine: 'webkit'; readonly driver: string; readonly display: string };

declare module 'vitest' {
  interface ProvidedContext {
    access: Access;
    /** Where the page's files lie. */
    siteFolder: string;
  }
}

async function start(engine: EngineName): Promise<{ access: Access; end(): Promise<void> }> {
  const [program = '', screenProgram = ''] = await ensureEngine(engine);
  if (engine === 'firefox') {
    const { address, end } = await startFirefox(program);
    return { access: { engine, address }, end };
  }
  const { display, end } = await startScreen(screenProgram);
  return { access: { engine, driver: program, display }, end };
}

/** Neither protocol tells everything that is written to the console: each document of the copy notes it itself. */
function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sendas-engines-'));
  cpSync(page.folder, folder, { recursive: true });
  cpSync(new URL('recorder.js', import.meta.url), join(folder, 'recorder.js'));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', '<head><script src="/recorder.js"></script>'));
  }
  return folder;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt(page);
  const { access, end } = await start(project.name === 'webkit' ? 'webkit' : 'firefox');
  const folder = copySite();
  const server = createStaticServer(folder);
  project.provide('access', access);
  project.provide('siteFolder', folder);
  project.provide('pageAddress', await listen(server, 0));
  return async () => {
    await end();
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
}
