import { parseArgs } from 'node:util';
import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { fuzzOptionInvalid } from './sentences.mjs';
import { Failure } from './speech.mjs';

const INPUTS = 200_000;
export const DOORS = ['link', 'file', 'storage', 'query', 'lesson', 'audience', 'embed'];

/** @param {string[]} parameters */
function readOptions(parameters) {
  const options = /** @type {const} */ ({
    door: { type: 'string' },
    seed: { type: 'string' },
    inputs: { type: 'string' },
  });
  try {
    return parseArgs({ args: parameters, options }).values;
  } catch {
    throw new Failure(fuzzOptionInvalid(parameters.join(' '), DOORS));
  }
}

/**
 * @param {string[]} parameters
 * @param {() => number} newSeed
 */
export function parseFuzzOptions(parameters, newSeed) {
  const { door, seed = String(newSeed()), inputs = String(INPUTS) } = readOptions(parameters);
  const wrong =
    door !== undefined && !DOORS.includes(door) ? door : [seed, inputs].find((text) => !/^\d{1,9}$/.test(text));
  if (wrong !== undefined) throw new Failure(fuzzOptionInvalid(wrong, DOORS));
  return { door, seed, inputs };
}

export async function main() {
  const { door, seed, inputs } = parseFuzzOptions(process.argv.slice(2), () => Date.now() % 1_000_000);
  await ensureInstalled();
  console.log(`--seed ${seed}${door === undefined ? '' : ` --door ${door}`}`);
  const env = {
    ...process.env,
    FUZZ_SEED: seed,
    FUZZ_INPUTS: inputs,
    ...(door === undefined ? {} : { FUZZ_DOOR: door }),
  };
  const { status } = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'tests/fuzz/'], {
    env,
  });
  process.exitCode = status;
}
