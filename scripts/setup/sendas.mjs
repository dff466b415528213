// Builds the package if its sources changed and runs its command in this process. What
// comes out on standard output is the command's alone; the set-up speaks on the other.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, library } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';

export async function main() {
  await ensureInstalled({ output: process.stderr });
  await ensureBuilt(library, process.stderr);
  const command = join(projectRoot, library.folder, 'sendas.js');
  process.argv[1] = command;
  await import(pathToFileURL(command).href);
}
