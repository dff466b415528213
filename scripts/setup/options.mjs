// What `npm start` can be told: the port, as `--port N`, `--port=N` or in PORT.

import { optionUnknown, portInvalid } from './sentences.mjs';
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
