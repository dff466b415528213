// Lets one process at a time install or build, so that commands started side by side do
// not step on one another. The turn is a file that holds the number of its process.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (/** @type {NodeJS.ErrnoException} */ (problem).code === 'EEXIST') return false;
    throw problem;
  }
}

/** Whether the process that took the turn ended without giving it back. @param {string} path */
function isAbandoned(path) {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return false;
  } catch (problem) {
    return /** @type {NodeJS.ErrnoException} */ (problem).code === 'ESRCH';
  }
}

/**
 * @template T
 * @param {string} root
 * @param {string} name
 * @param {() => Promise<T>} action
 */
export async function inTurn(root, name, action) {
  const folder = join(root, '.cache');
  const path = join(folder, `${name}.turn`);
  mkdirSync(folder, { recursive: true });
  while (!take(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else await wait(50);
  }
  try {
    return await action();
  } finally {
    rmSync(path, { force: true });
  }
}
