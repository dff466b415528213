// A version is fit to be handed on when the tree is clean, its number is new and told in the changelog, and every check
// passes. Then page and library are packed as the checks built and tried them: nothing may change meanwhile. Publishing is
// left to a person.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkVulnerabilities } from './audit.mjs';
import { ensureBuilt, library, page } from './build.mjs';
import { run, runNode } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { readOptions } from './options.mjs';
import { parcels, writeParcels } from './parcels.mjs';
import { projectRoot } from './project.mjs';
import {
  changedMeanwhile,
  changelogMissing,
  changelogUndated,
  gitMissing,
  lockDiffers,
  releaseChecking,
  releasePacked,
  releaseReady,
  testsFailed,
  treeChanged,
  versionInvalid,
  versionNotNewer,
} from './sentences.mjs';
import { complain, Failure, say } from './speech.mjs';

/** @typedef {import('./sentences.mjs').Sentence} Sentence */

/**
 * What the decision rests on. `changed` names the files that differ from the last commit, `commit`.
 * @typedef {{ version: string, lockedVersion: string, changelog: string, commit: string, changed: string[], tags: string[] }} Facts
 */

/** Answers what git writes, or undefined where it cannot. @typedef {(parameters: readonly string[]) => Promise<string | undefined>} Git */

const folder = 'release';

/** @param {string} changelog @param {string} version @returns {Sentence[]} */
function changelogProblems(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`[${version}]`));
  const [heading = '', ...lines] = (section ?? '').split('\n');
  if (!lines.some((line) => line.startsWith('- '))) return [changelogMissing(version)];
  const date = heading
    .slice(`[${version}]`.length)
    .replace(/^[\s–-]+/, '')
    .trim();
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  return isDate ? [] : [changelogUndated(version, date)];
}

/** Everything that stands in the way of a release and can be told without running anything. @param {Facts} facts @returns {Promise<Sentence[]>} */
export async function releaseProblems({ version, lockedVersion, changelog, changed, tags }) {
  const { default: semver } = await import('semver');
  const tree = changed.length > 0 ? [treeChanged(changed)] : [];
  if (semver.valid(version) !== version) return [...tree, versionInvalid(version)];
  const [last] = semver.rsort(tags.map((tag) => semver.valid(tag)).filter((tag) => tag !== null));
  return [
    ...tree,
    ...(last !== undefined && !semver.gt(version, last) ? [versionNotNewer(version, last)] : []),
    ...(lockedVersion === version ? [] : [lockDiffers(version, lockedVersion)]),
    ...changelogProblems(changelog, version),
  ];
}

/** @type {Git} */
async function askGit(parameters) {
  const { status, text } = await run('git', parameters, { show: 'nowhere' });
  return status === 0 ? text : undefined;
}

/** @param {string} [root] @param {Git} [git] @returns {Promise<Facts>} */
export async function readFacts(root = projectRoot, git = askGit) {
  const questions = [
    ['rev-parse', '--short=12', 'HEAD'],
    ['status', '--porcelain'],
    ['tag', '--list'],
  ];
  const [commit, status, tags] = await Promise.all(questions.map(git));
  if (commit === undefined || status === undefined || tags === undefined) throw new Failure(gitMissing);
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), 'utf8');
  return {
    version: String(JSON.parse(read('package.json')).version),
    lockedVersion: String(JSON.parse(read('package-lock.json')).version),
    changelog: read('CHANGELOG.md'),
    commit: commit.trim(),
    changed: status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)])),
    tags: tags.split('\n').filter((tag) => tag !== ''),
  };
}

/**
 * What a release does, each answering whether it went well.
 * @typedef {object} Steps
 * @property {() => Promise<Facts>} facts
 * @property {() => Promise<boolean>} audit
 * @property {() => Promise<boolean>} test
 * @property {(version: string) => Promise<void>} pack
 */

/** @param {boolean} strict @returns {Steps} */
function realSteps(strict) {
  return {
    facts: () => readFacts(),
    audit: () => checkVulnerabilities({ strict }),
    test: async () =>
      (await runNode(['scripts/test.mjs'])).status === 0 && (await runNode(['scripts/test-views.mjs'])).status === 0,
    async pack(version) {
      await ensureBuilt(page);
      await ensureBuilt(library);
      await writeParcels(projectRoot, folder, version);
    },
  };
}

/**
 * Cheap checks come first, and all that they find is told at once. Answers whether it went well.
 * @param {{ dryRun: boolean, steps: Steps }} options
 */
export async function release({ dryRun, steps }) {
  const facts = await steps.facts();
  const problems = await releaseProblems(facts);
  for (const problem of problems) complain(problem);
  if (problems.length > 0) return false;
  const { version, commit } = facts;
  say(releaseChecking(version, commit));
  if (!(await steps.audit())) return false;
  if (!(await steps.test())) {
    complain(testsFailed);
    return false;
  }
  const now = await steps.facts();
  if (now.commit !== commit || now.changed.length > 0) {
    complain(changedMeanwhile);
    return false;
  }
  const files = Object.values(parcels(version));
  if (!dryRun) await steps.pack(version);
  say(dryRun ? releaseReady(files) : releasePacked(version, commit, folder, files));
  return true;
}

/** @param {readonly string[]} parameters */
export async function main(parameters) {
  const options = /** @type {const} */ ({ 'dry-run': { type: 'boolean' }, strict: { type: 'boolean' } });
  const { values } = readOptions(parameters, { options, usage: '[--dry-run] [--strict]' });
  await ensureInstalled();
  const steps = realSteps(values.strict ?? false);
  if (!(await release({ dryRun: values['dry-run'] ?? false, steps }))) process.exitCode = 1;
}
