// What stands beside the modules in the folder that is packed: a package.json without what only the checkout has use
// for, and the pages of those who use the library. Of the README they get what is theirs, and no link that leads nowhere.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../setup/project.mjs';

const kept = ['name', 'version', 'private', 'description', 'license', 'type', 'engines'];
const paths = ['exports', 'sideEffects', 'bin', 'files'];
const leanedOn = ['dependencies', 'peerDependencies', 'peerDependenciesMeta'];
const pages = ['docs/api.md', 'docs/notation.md'];
/** Of the README, with what stands before the first of its headings in each language. */
const sections = [
  'La biblioteca en diez líneas',
  'Fuentes, alcance y aviso',
  'The library',
  'Sources, scope and notice',
];

/** @typedef {Record<string, unknown>} Manifest */

const inFolder = /^(!?(?:\.\/)?)package\//;

/** The same with every path counted from the folder that is packed; lists hold those within it alone. @param {unknown} value @returns {unknown} */
function fromFolder(value) {
  if (typeof value === 'string') return value.replace(inFolder, '$1');
  if (Array.isArray(value)) return value.filter((one) => inFolder.test(one)).map(fromFolder);
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key, fromFolder(one)]));
}

/** @param {Manifest} manifest of the checkout @returns {Manifest} */
function packedManifest(manifest) {
  /** @param {readonly string[]} keys */
  const pick = (keys) => Object.fromEntries(keys.map((key) => [key, manifest[key]]));
  return {
    ...pick(kept),
    ...Object.fromEntries(paths.map((key) => [key, fromFolder(manifest[key])])),
    ...pick(leanedOn),
  };
}

/** @param {string} readme of the checkout */
function packedReadme(readme) {
  const parts = readme.split(/^(?=##? )/m);
  const missing = sections.filter((title) => !parts.some((part) => part.startsWith(`## ${title}\n`)));
  if (missing.length > 0) throw new Error(`README.md has no section ${missing.join(', ')}, which the package shows`);
  const wanted = parts.filter(
    (part) => part.startsWith('# ') || sections.some((one) => part.startsWith(`## ${one}\n`)),
  );
  return wanted
    .join('')
    .replace(/^!\[[^\]]*\]\([^)]*\)\n\n?/gm, '')
    .replace(/\[([^\]]*)\]\(([^)#:]+)\)/g, (link, text, target) =>
      [...pages, 'LICENSE'].includes(target) ? link : text,
    );
}

/** @param {string} folder */
export function writeManifest(folder) {
  /** @param {string} path */
  const read = (path) => readFileSync(join(projectRoot, path), 'utf8');
  const manifest = packedManifest(JSON.parse(read('package.json')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), packedReadme(read('README.md')));
  mkdirSync(join(folder, 'docs'), { recursive: true });
  for (const page of [...pages, 'LICENSE']) copyFileSync(join(projectRoot, page), join(folder, page));
}
