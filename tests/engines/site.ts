// The built page as the tests have it: in a copy that no other build changes, whose documents note what goes wrong.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticServer } from '../../scripts/setup/server.mjs';

const PLAIN = 'plain';
const NOTED = 'noted';

/** Answers the folder that holds it. */
export function copySite(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sendas-engines-'));
  cpSync(built, join(folder, PLAIN), { recursive: true });
  cpSync(new URL('recorder.js', import.meta.url), join(folder, PLAIN, 'recorder.js'));
  cpSync(built, join(folder, NOTED), { recursive: true });
  for (const name of readdirSync(join(folder, NOTED), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, NOTED, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', '<head><script src="/recorder.js"></script>'));
  }
  return folder;
}

/** The service worker, which asks for documents as mere files, checks that it gets them as they were built. */
const isForWindow = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;

export function createSiteServer(folder: string): Server {
  const [plain, noted] = [PLAIN, NOTED].map((name) => createStaticServer(join(folder, name)));
  return createServer((request, response) => {
    (isForWindow(request) ? noted : plain)?.emit('request', request, response);
  });
}
