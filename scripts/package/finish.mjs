// What the package needs beside its modules: types, the schema of queries, the licences of what is built in, and what
// says of it what it is.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesFile } from '../setup/licences.mjs';
import { projectRoot } from '../setup/project.mjs';
import { writeManifest } from './manifest.mjs';
import { makeTypes } from './types.mjs';

/** What vite lists for each of its two passes. @param {string} folder @returns {import('../setup/licences.mjs').Licensed[]} */
function takeLists(folder) {
  return ['library', 'command'].flatMap((pass) => {
    const list = join(folder, `licences-${pass}.json`);
    const packages = JSON.parse(readFileSync(list, 'utf8'));
    rmSync(list);
    return packages;
  });
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
  writeManifest(folder);
  writeFileSync(join(folder, 'vendor', 'LICENSES.txt'), licencesFile(takeLists(folder)));
  return true;
}
