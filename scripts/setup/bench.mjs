// Bundles each `bench/*.ts` as the package is bundled, so that what is measured is what
// runs, and runs one after the other, each in a process of its own.

import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/**
 * The scripts find the project from where they are, so they are not bundled.
 * @type {import('vite').Plugin}
 */
const scriptsWhereTheyLie = {
  name: 'scripts-where-they-lie',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer || !/^\.\.?\/.*\bscripts\//.test(id)) return null;
    return { id: new URL(id, pathToFileURL(importer)).href, external: true };
  },
};

/** @param {readonly string[]} names */
async function bundle(names) {
  const { build } = await import('vite');
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [scriptsWhereTheyLie],
    build: {
      ssr: true,
      outDir: made,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });
}

export async function main() {
  await ensureInstalled();
  const names = measurements(process.argv.slice(2));
  if (names.length === 0) throw new Failure(benchMissing);
  await bundle(names);
  for (const name of names) {
    console.log(`\n== ${name}`);
    const { status } = await runNode([join(made, `${name}.js`)]);
    if (status !== 0) process.exitCode = 1;
  }
}
