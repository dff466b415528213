import { runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { readOptions } from './options.mjs';
import { notUnderstood } from './sentences.mjs';
import { Failure } from './speech.mjs';

const INPUTS = 200_000;
export const DOORS = ['link', 'file', 'storage', 'query', 'lesson', 'audience', 'embed'];

const USAGE = `[--door ${DOORS.join('|')}] [--seed N] [--inputs N]`;

/**
 * @param {readonly string[]} parameters
 * @param {() => number} newSeed
 */
export function parseFuzzOptions(parameters, newSeed) {
  const options = /** @type {const} */ ({
    door: { type: 'string' },
    seed: { type: 'string' },
    inputs: { type: 'string' },
  });
  const { values } = readOptions(parameters, { options, usage: USAGE });
  const { door, seed = String(newSeed()), inputs = String(INPUTS) } = values;
  const wrong =
    door !== undefined && !DOORS.includes(door) ? door : [seed, inputs].find((text) => !/^\d{1,9}$/.test(text));
  if (wrong !== undefined) throw new Failure(notUnderstood(wrong, USAGE));
  return { door, seed, inputs };
}

/** @param {readonly string[]} parameters */
export async function main(parameters) {
  const { door, seed, inputs } = parseFuzzOptions(parameters, () => Date.now() % 1_000_000);
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
