// Bundles `perf/run.ts` and runs it with what was asked for.

import { join } from 'node:path';
import { bundleForNode } from './bundle-for-node.mjs';
import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { perfParts, readParts } from './options.mjs';
import { projectRoot } from './project.mjs';

const made = join(projectRoot, '.cache', 'perf');

/** @param {readonly string[]} parameters */
export async function main(parameters) {
  const { parts, write } = readParts(parameters, perfParts);
  await ensureInstalled();
  await bundleForNode({ run: join(projectRoot, 'perf/run.ts') }, made);
  const { status } = await runNode([join(made, 'run.js'), ...(write ? ['--write'] : parts)]);
  process.exitCode = status;
}
