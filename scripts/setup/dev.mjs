import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';

export async function main() {
  await ensureInstalled();
  const { status } = await runNode(['node_modules/vite/bin/vite.js', ...process.argv.slice(2)]);
  process.exitCode = status;
}
