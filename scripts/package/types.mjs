// The package's types: what `tsc` declares of its entries and of whatever they lean on, standing on its own.
// Nothing in it points at sources, at data files or at packages that the package does not depend on.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { runNode } from '../setup/command.mjs';
import { projectRoot } from '../setup/project.mjs';

export const entries = ['index', 'notation', 'explain', 'query', 'text/index'];

const regionsPath = join(projectRoot, 'map-data/war-of-the-ring/regions.json');
const dependencies = ['graphology'];

/** Every path in quotes behind `from` or `import(`. */
const reference = /(\bfrom |\bimport\()(['"])([^'"]+)\2/g;

/** @param {string} text @param {readonly string[]} regions */
function standingAlone(text, regions) {
  return text
    .replace(/^import \w+ from '[^']+\.json'.*;\n/gm, '')
    .replace('keyof typeof regions', regions.map((id) => `\n    | '${id}'`).join(''))
    .replace(reference, (_whole, before, quote, path) => `${before}${quote}${path.replace(/\.ts$/, '.js')}${quote}`);
}

/** @param {string} file @param {string} text */
function references(file, text) {
  return [...text.matchAll(reference)].flatMap(([, , , path = '']) => {
    if (path.startsWith('.')) return [normalize(join(dirname(file), path)).replace(/\.js$/, '')];
    if (dependencies.includes(path)) return [];
    throw new Error(`${file}.d.ts imports ${path}, which the package does not depend on`);
  });
}

/** Copies the entries and what they lean on. @param {string} declared @param {string} folder */
function gather(declared, folder) {
  const regions = Object.keys(JSON.parse(readFileSync(regionsPath, 'utf8')));
  const wanted = new Set(entries);
  for (const file of wanted) {
    const text = standingAlone(readFileSync(join(declared, `${file}.d.ts`), 'utf8'), regions);
    for (const other of references(file, text)) wanted.add(other);
    const path = join(folder, `${file}.d.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Answers whether it could be done. @param {string} folder @param {NodeJS.WritableStream} output */
export async function makeTypes(folder, output) {
  const declared = join(projectRoot, '.cache', 'types');
  rmSync(declared, { recursive: true, force: true });
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const project = join(projectRoot, 'tsconfig.package.json');
  const { status } = await runNode([tsc, '-p', project, '--outDir', declared], { show: output });
  if (status !== 0) return false;
  gather(declared, folder);
  rmSync(declared, { recursive: true, force: true });
  return true;
}
