import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';

const RUNS = 100_000;

export async function main() {
  await ensureInstalled();
  const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
  console.log(`SEED=${seed}`);
  const { status } = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'hostile'], {
    env: { ...process.env, SEED: seed, FUZZ_RUNS: String(RUNS) },
  });
  process.exitCode = status;
}
