// Runs each `bench/*.ts`, one after the other, each in a process of its own.

import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleForNode } from './bundle-for-node.mjs';
import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';
import { benchMissing } from './sentences.mjs';
import { Failure } from './speech.mjs';

const folder = join(projectRoot, 'bench');
const made = join(projectRoot, '.cache', 'bench');

/** @param {readonly string[]} wanted all where none is named @returns {string[]} */
function measurements(wanted) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : [];
  const chosen = names.map((name) => basename(name, '.ts')).sort();
  return wanted.length > 0 ? wanted.filter((name) => chosen.includes(name)) : chosen;
}

export async function main() {
  await ensureInstalled();
  const names = measurements(process.argv.slice(2));
  if (names.length === 0) throw new Failure(benchMissing);
  await bundleForNode(Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)])), made);
  for (const name of names) {
    console.log(`\n== ${name}`);
    const { status } = await runNode([join(made, `${name}.js`)]);
    if (status !== 0) process.exitCode = 1;
  }
}
