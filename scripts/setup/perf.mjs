// Bundles `perf/run.ts` and runs it with what was asked for.

import { join } from 'node:path';
import { bundleForNode } from './bundle-for-node.mjs';
import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { parsePerfOptions } from './options.mjs';
import { projectRoot } from './project.mjs';

const made = join(projectRoot, '.cache', 'perf');

export async function main() {
  const { parts, write } = parsePerfOptions(process.argv.slice(2));
  await ensureInstalled();
  await bundleForNode({ run: join(projectRoot, 'perf/run.ts') }, made);
  const { status } = await runNode([join(made, 'run.js'), ...(write ? ['--write'] : parts)]);
  process.exitCode = status;
}
