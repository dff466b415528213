// Installs the dependencies when some are missing. What is there is read from the list
// that npm itself leaves in node_modules when an installation has ended well, so one made
// by hand counts too.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './command.mjs';
import { projectRoot } from './project.mjs';
import { installFailed, installing, installOffline, npmMissing } from './sentences.mjs';
import { Failure, say } from './speech.mjs';
import { inTurn } from './turn.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} LockFile */
/** @typedef {{ os: string, cpu: string, libc: string }} Machine */

/** @returns {Machine} */
function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: cLibrary() };
}

function cLibrary() {
  if (process.platform !== 'linux') return '';
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** @param {LockedPackage} entry @param {Machine} machine */
function isNeeded(entry, machine) {
  if (!entry.optional) return true;
  // Optional packages without a platform come along with one that has; npm decides about those.
  if (!entry.os && !entry.cpu) return false;
  return (
    (entry.os?.includes(machine.os) ?? true) &&
    (entry.cpu?.includes(machine.cpu) ?? true) &&
    (entry.libc?.includes(machine.libc) ?? true)
  );
}

/**
 * The locked packages that this machine needs and does not have in the locked version.
 * @param {LockFile} locked @param {LockFile} installed @param {Machine} machine
 */
export function missingPackages(locked, installed, machine) {
  return Object.entries(locked.packages)
    .filter(([path, entry]) => path !== '' && isNeeded(entry, machine))
    .filter(([path, entry]) => {
      const present = installed.packages[path];
      return !present || present.version !== entry.version || present.integrity !== entry.integrity;
    })
    .map(([path]) => path);
}

/** @param {string} path @returns {LockFile} */
function readLockFile(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { packages: {} };
}

/** @param {string} root */
export function isInstalled(root) {
  const locked = readLockFile(join(root, 'package-lock.json'));
  const installed = readLockFile(join(root, 'node_modules/.package-lock.json'));
  if (missingPackages(locked, installed, thisMachine()).length > 0) return false;
  return Object.keys(installed.packages).every((path) => existsSync(join(root, path)));
}

/** @param {string} text what npm wrote */
export function looksOffline(text) {
  return /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|E?TIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/.test(
    text,
  );
}

/** @param {string} root @param {NodeJS.ProcessEnv} env */
async function install(root, env) {
  // The scripts of packages are not needed, and "prepare" is left to those who pack Sendas.
  const options = ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--loglevel=error'];
  const ending = await runNpm([...options, ...patience], { cwd: root, env, show: 'nowhere' });
  if (ending.status === 0) return;
  if (!ending.started) throw new Failure(npmMissing);
  if (looksOffline(ending.text)) throw new Failure(installOffline);
  process.stderr.write(ending.text);
  throw new Failure(installFailed);
}

/**
 * Answers whether it had to install. Throws a Failure when that did not work.
 * @param {{ root?: string, output?: NodeJS.WritableStream, env?: NodeJS.ProcessEnv }} [where]
 */
export async function ensureInstalled({ root = projectRoot, output = process.stdout, env = process.env } = {}) {
  if (isInstalled(root)) return false;
  return inTurn(root, 'node_modules', async () => {
    if (isInstalled(root)) return false;
    say(installing, output);
    await install(root, env);
    return true;
  });
}
