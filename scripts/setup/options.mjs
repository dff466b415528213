// What commands can be told. `npm start`: the port, as `--port N`, `--port=N` or in PORT. `npm run perf`: to write what it
// measured into the documents, or names of what alone it is to measure.

import { optionUnknown, perfUnknown, portInvalid } from './sentences.mjs';
import { Failure } from './speech.mjs';

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
  let portText = environment.PORT || String(usualPort);
  for (let index = 0; index < parameters.length; index += 1) {
    const [name, value] = (parameters[index] ?? '').split(/=(.*)/s);
    if (name !== '--port') throw new Failure(optionUnknown(name ?? ''));
    if (value === undefined) index += 1;
    portText = value ?? parameters[index] ?? '';
  }
  return { port: parsePort(portText) };
}

export const perfParts = /** @type {const} */ (['visit', 'clicks', 'motion', 'endurance', 'offline']);

/** What is written is a whole. @param {readonly string[]} parameters */
export function parsePerfOptions(parameters) {
  const write = parameters.length === 1 && parameters[0] === '--write';
  const parts = write || parameters.length === 0 ? perfParts : perfParts.filter((part) => parameters.includes(part));
  if (!write && parameters.some((name) => !perfParts.some((part) => part === name))) throw new Failure(perfUnknown);
  return { parts, write };
}
