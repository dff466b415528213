// What the package needs beside its modules: types, the schema of queries, and the licences of what is built in.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../setup/project.mjs';
import { makeTypes } from './types.mjs';

/** i18next is built into the command alone. */
const builtIn = ['fastest-levenshtein', 'i18next', 'valibot'];

/** @param {string} name */
function licenceOf(name) {
  const folder = join(projectRoot, 'node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file === undefined) throw new Error(`${name} is built into the package and has no licence to go with it`);
  return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/** @param {string} folder */
async function writeSchema(folder) {
  const { runnerImport } = await import('vite');
  const path = join(projectRoot, 'scripts/package/query-schema.ts');
  const { module: made } = await runnerImport(path, { configFile: false, root: projectRoot, logLevel: 'warn' });
  mkdirSync(join(folder, 'schema'), { recursive: true });
  writeFileSync(join(folder, 'schema', 'query.json'), `${JSON.stringify(made.querySchema, null, 2)}\n`);
}

/** Answers whether it could be done. @param {string} folder @param {NodeJS.WritableStream} output */
export async function finishPackage(folder, output) {
  if (!(await makeTypes(folder, output))) return false;
  await writeSchema(folder);
  writeFileSync(join(folder, 'vendor', 'LICENSES.txt'), builtIn.map(licenceOf).join('\n---\n\n'));
  return true;
}
