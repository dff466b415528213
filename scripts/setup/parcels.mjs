// What is handed on of a version: the page as a zip to be unpacked on a host, the library as npm packs it, and the sums
// that tell whether they arrived whole. The same build makes the same bytes. They are made aside and put in place at once,
// so that there are never some of them, or some of another version.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { library, page, putInPlace } from './build.mjs';
import { runNpm } from './command.mjs';
import { packFailed } from './sentences.mjs';
import { Failure } from './speech.mjs';

/** The first day that a zip can tell. */
const someDay = new Date(1980, 0, 1);

/** The names of the files. @param {string} version */
export function parcels(version) {
  return { page: `sendas-page-${version}.zip`, library: `sendas-${version}.tgz`, sums: 'SHA256SUMS' };
}

/** All files of a folder but hidden ones, in a folder of their own. @param {string} folder @param {string} name */
export async function zipped(folder, name) {
  const { zipSync } = await import('fflate');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const entries = files.map((file) => [`${name}/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: someDay });
}

/** @param {string} root @param {string} folder within the root; takes the place of the former one @param {string} version */
export async function writeParcels(root, folder, version) {
  const made = join(root, '.cache', `${folder}-new`);
  const aside = join(root, '.cache', `${folder}-old`);
  for (const leftover of [made, aside]) rmSync(leftover, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  const names = parcels(version);
  writeFileSync(join(made, names.page), await zipped(join(root, page.folder), `sendas-${version}`));
  const packing = ['pack', `./${library.folder}`, '--ignore-scripts', '--loglevel=error', '--pack-destination', made];
  const { status, text } = await runNpm(packing, { cwd: root, show: 'nowhere' });
  if (status !== 0) {
    process.stderr.write(text);
    throw new Failure(packFailed);
  }
  const sums = [names.page, names.library].map((name) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(made, name)))
      .digest('hex');
    return `${sum}  ${name}\n`;
  });
  writeFileSync(join(made, names.sums), sums.join(''));
  putInPlace(made, join(root, folder), aside);
}
