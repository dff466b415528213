// Installs programs from Debian's packages, where that needs no questions asked.

import { existsSync } from 'node:fs';
import { run } from './command.mjs';

export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Each choice is a list of packages; the first that can be had is taken.
 * @param {ReadonlyArray<readonly string[]>} choices
 */
export async function installFirst(choices) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  for (const names of choices) {
    const { status } = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], { env });
    if (status === 0) return;
  }
}
