// Builds the page and the package with vite, when their sources changed since the last
// build. The new files are made aside and put in place at once: a server or a command
// that reads the old ones meanwhile never sees half a build.

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishPackage } from '../package/finish.mjs';
import { runNode } from './command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { projectRoot } from './project.mjs';
import { buildFailed, building } from './sentences.mjs';
import { Failure, say } from './speech.mjs';
import { inTurn } from './turn.mjs';

/**
 * @typedef {object} Product
 * @property {ReadonlyArray<readonly string[]>} passes what vite is told, once for each time it runs
 * @property {string} folder where the result lies
 * @property {(folder: string, output: NodeJS.WritableStream) => Promise<boolean>} [finish] what vite does not make; answers whether it could
 * @property {readonly string[]} entries the sources it cannot be built without
 * @property {readonly string[]} sources whatever the result depends on
 */

const commonSources = ['src', 'locales', 'map-data', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** @type {Product} */
export const page = {
  passes: [
    ['--config', 'vite.config.ts'],
    ['--config', 'vite.embed.config.ts'],
  ],
  folder: 'dist',
  entries: ['src/app/index.html'],
  sources: [
    ...commonSources,
    'lessons',
    'public',
    'scripts/page',
    'scripts/package',
    'scripts/setup/licences.mjs',
    'vite.config.ts',
    'vite.embed.config.ts',
  ],
};

/** @type {Product} */
export const library = {
  passes: [
    ['--config', 'vite.package.config.ts'],
    ['--config', 'vite.package.config.ts', '--mode', 'command'],
  ],
  folder: 'package',
  finish: finishPackage,
  entries: ['src/index.ts', 'src/text/index.ts', 'src/cli/sendas.ts'],
  sources: [
    ...commonSources,
    'scripts/package',
    'scripts/setup/licences.mjs',
    'README.md',
    'LICENSE',
    'docs/api.md',
    'docs/notation.md',
    'tsconfig.package.json',
    'vite.package.config.ts',
  ],
};

/** Lies in the built folder, so that it vanishes with it. */
const stampName = '.build.json';

/** @param {string} folder @returns {string | undefined} */
function stampedFingerprint(folder) {
  const path = join(folder, stampName);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).sources : undefined;
}

/** @param {string} root @param {Product} product */
export function isFresh(root, product) {
  return stampedFingerprint(join(root, product.folder)) === fingerprint(root, product.sources);
}

/** @param {string} root @param {Product} product */
export function canBeBuilt(root, product) {
  return [...product.entries, 'node_modules/vite'].every((path) => existsSync(join(root, path)));
}

/** @param {string} made @param {string} place @param {string} aside where the former one is meanwhile */
export function putInPlace(made, place, aside) {
  if (existsSync(place)) renameSync(place, aside);
  renameSync(made, place);
  rmSync(aside, { recursive: true, force: true });
}

/** @param {Product} product @param {NodeJS.WritableStream} output */
async function make(product, output) {
  const made = join(projectRoot, '.cache', `${product.folder}-new`);
  const aside = join(projectRoot, '.cache', `${product.folder}-old`);
  for (const leftover of [made, aside]) rmSync(leftover, { recursive: true, force: true });
  // Taken before building: what changes meanwhile must count as changed.
  const sources = fingerprint(projectRoot, product.sources);
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const parameters = ['build', '--outDir', made, '--emptyOutDir', 'false', '--logLevel', 'warn'];
  // Whatever the tests or a shell have set, what is built is for use.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const pass of product.passes) {
    const ending = await runNode([vite, ...parameters, ...pass], { show: output, env });
    if (ending.status !== 0) throw new Failure(buildFailed);
  }
  if (product.finish && !(await product.finish(made, output))) throw new Failure(buildFailed);
  writeFileSync(join(made, stampName), JSON.stringify({ sources }));
  putInPlace(made, join(projectRoot, product.folder), aside);
}

/** @param {Product} product @param {NodeJS.WritableStream} [output] */
export async function build(product, output = process.stdout) {
  await inTurn(projectRoot, product.folder, () => make(product, output));
}

/** Answers whether it had to build. @param {Product} product @param {NodeJS.WritableStream} [output] */
export async function ensureBuilt(product, output = process.stdout) {
  if (isFresh(projectRoot, product)) return false;
  return inTurn(projectRoot, product.folder, async () => {
    if (isFresh(projectRoot, product)) return false;
    say(building, output);
    await make(product, output);
    return true;
  });
}
