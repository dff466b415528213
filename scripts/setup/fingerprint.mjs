// One short text that changes whenever a file of a list changes, appears or goes.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root @param {string} path @returns {string[]} */
function filesUnder(root, path) {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [path];
  return readdirSync(whole).flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/** @param {string} root @param {readonly string[]} paths files and folders, relative to the root */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(root, path)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
