// The licences of what is built into the page, the element and the library: which of them we may hand on, and the file
// that goes along. What is in a bundle, vite itself lists (`build.license`), by the modules that it put there.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

/**
 * As vite lists them: `identifier` is that of package.json, `text` the package's own file.
 * @typedef {{ name: string, version: string, identifier?: string, text?: string }} Licensed
 */

/** They let anybody hand the work on, changed and packed, for the price of a notice. By their SPDX identifiers. */
const allowedLicences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** What must be looked at by hand before it may be handed on. @param {readonly Licensed[]} packages @returns {string[]} */
export function licenceProblems(packages) {
  return packages.flatMap(({ name, version, identifier, text }) => {
    const named = `${name} ${version}`;
    if (identifier === undefined) return [`${named} names no licence`];
    if (!allowedLicences.includes(identifier))
      return [`${named} has the licence ${identifier}, which is not on the list`];
    return text === undefined || text.trim() === '' ? [`${named} has no text of its licence to go along`] : [];
  });
}

/**
 * The file that goes along. Throws where something may not be handed on, so that no such build comes to an end.
 * @param {readonly Licensed[]} packages
 */
export function licencesFile(packages) {
  const once = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const sorted = [...once.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const problems = licenceProblems(sorted);
  if (problems.length > 0) throw new Error(`licences: ${problems.join('; ')}`);
  const parts = sorted.map(
    ({ name, version, identifier, text }) => `${name} ${version} · ${identifier}\n\n${text?.trim()}\n`,
  );
  return [`${HEAD}\n`, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

const HEAD = `Lo que va dentro de Sendas, con la licencia de cada parte. Sendas mismo: licencia MIT.
What is built into Sendas, with the licence of each part. Sendas itself: MIT licence.`;

/** A package that is handed on and that no bundle lists, such as a typeface. @param {string} name @returns {Licensed} */
export function licensedPackage(name) {
  const folder = join(projectRoot, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  return {
    name,
    version,
    ...(license === undefined ? {} : { identifier: license }),
    ...(file === undefined ? {} : { text: readFileSync(join(folder, file), 'utf8') }),
  };
}
