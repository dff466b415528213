// Finds a browser for the tests, or installs one where that needs no questions asked.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';
import { canInstall, installFirst } from './debian.mjs';
import { browserBroken, browserMissing, installingBrowser } from './sentences.mjs';
import { Failure, say } from './speech.mjs';

/** What Chromium needs to run as root, without a screen, and without calling home. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell is the same engine without the windows round it, and opens a page in half the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where Chrome lies on systems that do not put it on the path. */
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */
/** @typedef {(path: string) => Promise<boolean>} Trial whether a program starts as a browser */

/** Some systems have a placeholder in the place of Chromium: only one that answers counts. @type {Trial} */
async function starts(path) {
  // On Windows Chrome does not answer this question, and opens a window instead.
  if (process.platform === 'win32') return true;
  const ending = await run(path, ['--version'], { show: 'nowhere' });
  return ending.status === 0 && /chrom/i.test(ending.text);
}

/**
 * The programs of these names that there are, in the order of the names.
 * @param {readonly string[]} names
 * @param {Environment} environment
 */
export function programsOnPath(names, environment) {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

/** @param {Environment} environment */
function candidates(environment) {
  return [...programsOnPath(names, environment), ...otherPlaces.filter(existsSync)];
}

/**
 * The path of a browser that is there. CHROME_PATH, where given, is taken at its word.
 * @param {Environment} environment
 * @param {Trial} [trial]
 */
export async function findBrowser(environment, trial = starts) {
  if (environment.CHROME_PATH) {
    if (await trial(environment.CHROME_PATH)) return environment.CHROME_PATH;
    throw new Failure(browserBroken(environment.CHROME_PATH));
  }
  for (const path of candidates(environment)) {
    if (await trial(path)) return path;
  }
  return undefined;
}

async function installBrowser() {
  if (!canInstall()) return;
  say(installingBrowser('Chromium'));
  await installFirst([[shell], ['chromium']]);
}

/**
 * The path of a browser, installed if need be; throws a Failure where there can be none.
 * @param {() => Promise<string | undefined>} [find]
 * @param {() => Promise<void>} [install]
 */
export async function ensureBrowser(find = () => findBrowser(process.env), install = installBrowser) {
  const found = await find();
  if (found) return found;
  await install();
  const installed = await find();
  if (installed) return installed;
  throw new Failure(browserMissing);
}
