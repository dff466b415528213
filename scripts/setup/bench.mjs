// Runs each `bench/*.ts`, one after the other, each in a process of its own.

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleForNode } from './bundle-for-node.mjs';
import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { readOptions } from './options.mjs';
import { projectRoot } from './project.mjs';

const folder = join(projectRoot, 'bench');
const made = join(projectRoot, '.cache', 'bench');

/** @param {readonly string[]} parameters names of measurements; all where none is named */
export async function main(parameters) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const words = files.map((name) => basename(name, '.ts')).sort();
  const { words: names } = readOptions(parameters, { words, usage: `[${words.join('|')}]` });
  await ensureInstalled();
  await bundleForNode(Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)])), made);
  for (const name of names) {
    console.log(`\n== ${name}`);
    const { status } = await runNode([join(made, `${name}.js`)]);
    if (status !== 0) process.exitCode = 1;
  }
}
