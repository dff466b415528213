import { build, library, page } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { readOptions } from './options.mjs';

const products = { page, package: library };

/** @param {readonly string[]} parameters */
export async function main(parameters) {
  const { words } = readOptions(parameters, {
    words: /** @type {const} */ (['page', 'package']),
    usage: '[page|package]',
  });
  await ensureInstalled();
  for (const word of words) await build(products[word]);
}
