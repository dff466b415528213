// The browsers of the other engines, found or installed: Firefox, which speaks WebDriver BiDi itself, and WebKitGTK's
// small browser behind its driver, on a screen that is not there.

import { programsOnPath } from './browser.mjs';
import { canInstall, installFirst } from './debian.mjs';
import { engineMissing, installingBrowser } from './sentences.mjs';
import { Failure, say } from './speech.mjs';

/** @typedef {'firefox' | 'webkit'} EngineName */

/**
 * @typedef {object} Engine
 * @property {string} title
 * @property {ReadonlyArray<readonly string[]>} programs what must be there, each with the names it may have
 * @property {readonly string[]} packages what brings it, in Debian
 */

/** @type {Readonly<Record<EngineName, Engine>>} */
export const engines = {
  firefox: { title: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    title: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * The paths of an engine's programs, or undefined where one is missing.
 * @param {Engine} engine
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {readonly string[] | undefined}
 */
export function findPrograms({ programs }, environment) {
  const found = programs.flatMap((names) => programsOnPath(names, environment).slice(0, 1));
  return found.length === programs.length ? found : undefined;
}

/** @param {Engine} engine */
async function install({ title, packages }) {
  if (!canInstall()) return;
  say(installingBrowser(title));
  await installFirst([packages]);
}

/**
 * The paths of an engine's programs, installed if need be; throws a Failure where they cannot be had.
 * @param {EngineName} name
 * @param {(engine: Engine) => readonly string[] | undefined} [find]
 * @param {(engine: Engine) => Promise<void>} [get]
 */
export async function ensureEngine(name, find = (engine) => findPrograms(engine, process.env), get = install) {
  const engine = engines[name];
  const found = find(engine);
  if (found) return found;
  await get(engine);
  const installed = find(engine);
  if (installed) return installed;
  throw new Failure(engineMissing(engine.title, engine.packages));
}
