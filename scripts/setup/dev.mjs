import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';

/** @param {readonly string[]} parameters as vite takes them */
export async function main(parameters) {
  await ensureInstalled();
  const { status } = await runNode(['node_modules/vite/bin/vite.js', ...parameters]);
  process.exitCode = status;
}
