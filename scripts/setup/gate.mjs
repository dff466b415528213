// The door every command goes through: an old Node is told so before it meets syntax
// that it cannot read. Written in syntax that old versions of Node read.

import { isNodeTooOld, oldestNode } from './node-version.mjs';
import { nodeTooOld } from './sentences.mjs';
import { complain, giveUp } from './speech.mjs';

/**
 * @param {() => Promise<{ main: (parameters: readonly string[]) => unknown }>} load imports the command, which is given what was typed after it
 * @param {string} [version] of the running Node
 */
export function enter(load, version = process.versions.node) {
  if (isNodeTooOld(version)) {
    complain(nodeTooOld(version, oldestNode));
    process.exit(1);
  }
  load()
    .then((command) => command.main(process.argv.slice(2)))
    .catch(giveUp);
}
