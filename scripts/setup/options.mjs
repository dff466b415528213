// What commands can be told: options, and words of a list. Anything else is answered with what there is.

import { parseArgs } from 'node:util';
import { notUnderstood, portInvalid, resultsAreWhole } from './sentences.mjs';
import { Failure } from './speech.mjs';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * @template {Options} Known @template {string} Word
 * @typedef {object} Understood
 * @property {Known} [options] as `parseArgs` takes them
 * @property {readonly Word[]} [words]
 * @property {string} usage both of them, as they are typed
 */

/**
 * `words` are those that were typed, in the order of the list; all of them where none was.
 * @template {Options} Known @template {string} Word
 * @param {readonly string[]} parameters
 * @param {Understood<Known, Word>} understood
 */
export function readOptions(parameters, { options, words = [], usage }) {
  const { values, positionals } = parse(parameters, options ?? /** @type {Known} */ ({}), usage);
  const wrong = positionals.find((one) => !words.some((word) => word === one));
  if (wrong !== undefined) throw new Failure(notUnderstood(wrong, usage));
  return { values, words: words.filter((word) => positionals.length === 0 || positionals.includes(word)) };
}

/** @template {Options} Known @param {readonly string[]} parameters @param {Known} options @param {string} usage */
function parse(parameters, options, usage) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new Failure(notUnderstood(parameters.join(' '), usage));
  }
}

/**
 * What alone is to be done of a whole, or with `--write` to put down the result, which is of the whole.
 * @template {string} Part
 * @param {readonly string[]} parameters
 * @param {readonly Part[]} whole
 */
export function readParts(parameters, whole) {
  const { values, words } = readOptions(parameters, {
    options: { write: { type: 'boolean' } },
    words: whole,
    usage: `[--write] [${whole.join('|')}]`,
  });
  const { write = false } = values;
  if (write && words.length < whole.length) throw new Failure(resultsAreWhole);
  return { parts: words, write };
}

const usualPort = 4173;

/** @param {string} text */
function parsePort(text) {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new Failure(portInvalid(text));
  return port;
}

/**
 * @param {readonly string[]} parameters
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function parseStartOptions(parameters, environment) {
  const { values } = readOptions(parameters, { options: { port: { type: 'string' } }, usage: '[--port N]' });
  return { port: parsePort(values.port ?? (environment.PORT || String(usualPort))) };
}

export const perfParts = /** @type {const} */ (['visit', 'clicks', 'motion', 'endurance', 'offline']);
