// What the package needs beside its modules: types, and the licences of what is built into it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Answers whether it could be done. @param {string} folder @param {NodeJS.WritableStream} output */
export async function finishPackage(folder, output) {
  if (!(await makeTypes(folder, output))) return false;
  writeFileSync(join(folder, 'vendor', 'LICENSES.txt'), builtIn.map(licenceOf).join('\n---\n\n'));
  return true;
}
