// Which version may be handed on, and what is done about it, in which order.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeParcels, zipped } from '../../scripts/setup/parcels.mjs';
import { type Facts, type Git, readFacts, release, releaseProblems } from '../../scripts/setup/release.mjs';
import { createFolder } from './folder.ts';

const CHANGELOG =
  '# Changelog\n\n## [1.2.0] – 2026-12-01\n\n### Added\n\n- More.\n\n## [1.1.0] – 2026-01-01\n\n- Less.\n';
const fit: Facts = {
  version: '1.2.0',
  lockedVersion: '1.2.0',
  changelog: CHANGELOG,
  commit: '0123456789ab',
  changed: [],
  tags: ['v1.1.0', 'v1.0.0', 'v0.10.0', 'the-day-it-worked'],
};
const problems = async (facts: Partial<Facts>) => (await releaseProblems({ ...fit, ...facts })).map(({ en }) => en);

describe('a version', () => {
  test.each([
    ['newer than every tag', {}],
    ['the first', { tags: [] }],
    ['before which no tag is a version', { tags: ['the-day-it-worked'] }],
    [
      'that is tried out first',
      { version: '1.2.0-beta.1', lockedVersion: '1.2.0-beta.1', changelog: CHANGELOG.replace('1.2.0', '1.2.0-beta.1') },
    ],
  ])('%s is fit', async (_, facts) => {
    expect(await problems(facts)).toEqual([]);
  });

  const notNewer = (last: string) =>
    `The version in package.json, 1.2.0, is not newer than the last tag, ${last}: raise it with "npm version --no-git-tag-version".`;
  const noSection =
    'CHANGELOG.md has no section of version 1.2.0 with what it brings: write "## [1.2.0] – YYYY-MM-DD".';
  test.each([
    ['that has its tag', { tags: ['v1.2.0'] }, notNewer('1.2.0')],
    ['before the last tag', { tags: ['v1.10.0', 'v1.9.0'] }, notNewer('1.10.0')],
    [
      'of two numbers',
      { version: '1.2' },
      'The version in package.json, "1.2", is not semantic: it has to be like 1.2.3.',
    ],
    [
      'with a letter',
      { version: 'v1.2.0' },
      'The version in package.json, "v1.2.0", is not semantic: it has to be like 1.2.3.',
    ],
    [
      'that the lock file does not know',
      { lockedVersion: '1.1.0' },
      'package-lock.json says 1.1.0 and package.json 1.2.0: "npm install" makes them agree.',
    ],
    [
      'that the changelog does not tell',
      { changelog: '# Changelog\n\n## [1.1.0] – 2026-01-01\n\n- Less.\n' },
      noSection,
    ],
    [
      'of which the changelog tells nothing',
      { changelog: '## [1.2.0] – 2026-12-01\n\n## [1.1.0] – 2026-01-01\n\n- Less.\n' },
      noSection,
    ],
    [
      'without its day',
      { changelog: CHANGELOG.replace('2026-12-01', 'unreleased') },
      'In CHANGELOG.md version 1.2.0 has "unreleased" in the place of its date: write "## [1.2.0] – YYYY-MM-DD".',
    ],
    [
      'of a day that is none',
      { changelog: CHANGELOG.replace('2026-12-01', '2026-13-01') },
      'In CHANGELOG.md version 1.2.0 has "2026-13-01" in the place of its date: write "## [1.2.0] – YYYY-MM-DD".',
    ],
    [
      'with changes that are not committed',
      { changed: ['a', 'b', 'c', 'd', 'e', 'f'] },
      'There are changes that are not committed (a, b, c, d, e, …): commit them or take them away.',
    ],
  ])('%s is not', async (_, facts, problem) => {
    expect(await problems(facts)).toEqual([problem]);
  });

  test('is told all that is wrong with it at once', async () => {
    expect(await problems({ changed: ['a'], tags: ['v2.0.0'], lockedVersion: '1', changelog: '' })).toHaveLength(4);
  });
});

describe('what is known of it', () => {
  const folder = () =>
    createFolder({
      'package.json': '{"version":"1.2.0"}',
      'package-lock.json': '{"version":"1.1.0"}',
      'CHANGELOG.md': CHANGELOG,
    });

  test('comes from the files and from git', async () => {
    const answers: Readonly<Record<string, string>> = {
      'rev-parse --short=12 HEAD': '0123456789ab\n',
      'status --porcelain': ' M src/a.ts\n?? b c.txt\n',
      'tag --list': 'v1.0.0\nv1.1.0\n',
    };
    const git: Git = async (parameters) => answers[parameters.join(' ')];
    expect(await readFacts(folder(), git)).toEqual({
      version: '1.2.0',
      lockedVersion: '1.1.0',
      changelog: CHANGELOG,
      commit: '0123456789ab',
      changed: ['src/a.ts', 'b c.txt'],
      tags: ['v1.0.0', 'v1.1.0'],
    });
  });

  test('is not enough without git', async () => {
    await expect(readFacts(folder(), async () => undefined)).rejects.toThrow('A release needs git');
  });
});

describe('a release', () => {
  /** What was done, in which order, and what was said. */
  async function attempt({ facts = {}, meanwhile = {}, audit = true, tests = true, dryRun = false }) {
    const done: string[] = [];
    const said: string[] = [];
    const note = (text: unknown) => said.push(String(text)) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation(note);
    vi.spyOn(process.stderr, 'write').mockImplementation(note);
    vi.stubEnv('LC_ALL', 'en');
    const step = (name: string, holds: boolean) => async () => done.push(name) > 0 && holds;
    try {
      const ok = await release({
        dryRun,
        steps: {
          facts: async () => ({ ...fit, ...facts, ...(done.includes('test') ? meanwhile : {}) }),
          audit: step('audit', audit),
          test: step('test', tests),
          pack: async (version) => void done.push(`pack ${version}`),
        },
      });
      return { ok, done, said: said.join('') };
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    }
  }

  test('is checked, then packed, and never published', async () => {
    expect(await attempt({})).toEqual({
      ok: true,
      done: ['audit', 'test', 'pack 1.2.0'],
      said:
        'Version 1.2.0, commit 0123456789ab: known vulnerabilities first, then all of npm test.\n' +
        'In "release": sendas-page-1.2.0.zip, sendas-1.2.0.tgz, SHA256SUMS. Nothing was published. ' +
        'What comes next, once you have tried them: git tag v1.2.0 0123456789ab && git push origin v1.2.0\n',
    });
  });

  test('tried out is checked alone', async () => {
    expect(await attempt({ dryRun: true })).toEqual({
      ok: true,
      done: ['audit', 'test'],
      said:
        'Version 1.2.0, commit 0123456789ab: known vulnerabilities first, then all of npm test.\n' +
        'All is well. Nothing was packed: "npm run release" does that, ' +
        'and makes sendas-page-1.2.0.zip, sendas-1.2.0.tgz, SHA256SUMS.\n',
    });
  });

  test.each([
    ['that is not fit takes no long checks', { facts: { tags: ['v1.2.0'] } }, [], 'is not newer than the last tag'],
    ['with a vulnerable dependency is not tested', { audit: false }, ['audit'], ''],
    [
      'that fails a test is not packed',
      { tests: false },
      ['audit', 'test'],
      'Some check failed: this is not to be released.',
    ],
    [
      'of which a file changed while it was tested is not packed',
      { meanwhile: { changed: ['src/a.ts'] } },
      ['audit', 'test'],
      'Files or the commit changed during the checks',
    ],
    [
      'that is another commit after the tests is not packed',
      { meanwhile: { commit: 'ba9876543210' } },
      ['audit', 'test'],
      'Files or the commit changed during the checks',
    ],
  ])('%s', async (_, options, done, sentence) => {
    const attempted = await attempt(options);
    expect(attempted).toMatchObject({ ok: false, done });
    expect(attempted.said).toContain(sentence);
  });
});

describe('the folder of a release', () => {
  const built = {
    'dist/index.html': '<!doctype html>',
    'package/package.json': '{"name":"sendas","version":"1.2.0"}',
    'release/sendas-1.1.0.tgz': 'former',
  };
  const filesOf = (root: string) => readdirSync(join(root, 'release')).sort();

  test('holds the parcels with their sums, and nothing of a former version', async () => {
    const root = createFolder(built);
    await writeParcels(root, 'release', '1.2.0');
    expect(filesOf(root)).toEqual(['SHA256SUMS', 'sendas-1.2.0.tgz', 'sendas-page-1.2.0.zip']);
    const sums = readFileSync(join(root, 'release/SHA256SUMS'), 'utf8').trim().split('\n');
    const sumOf = (name: string) =>
      createHash('sha256')
        .update(readFileSync(join(root, 'release', name)))
        .digest('hex');
    expect(sums).toEqual(['sendas-page-1.2.0.zip', 'sendas-1.2.0.tgz'].map((name) => `${sumOf(name)}  ${name}`));
  });

  test('stays as it was where something cannot be packed', async () => {
    const root = createFolder({ ...built, 'package/package.json': '{"name":"sendas"}' });
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(writeParcels(root, 'release', '1.2.0')).rejects.toThrow('The library could not be packed');
    expect(filesOf(root)).toEqual(['sendas-1.1.0.tgz']);
  });
});

test('the zip holds the files of the page but hidden ones, and the same files make the same bytes', async () => {
  const files = { 'index.html': '<!doctype html>', 'assets/a-12345678.js': 'export {};', '.build.json': '{}' };
  const zip = await zipped(createFolder(files), 'sendas-1.2.0');
  const unpacked = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  expect(unpacked).toEqual([
    ['sendas-1.2.0/assets/a-12345678.js', 'export {};'],
    ['sendas-1.2.0/index.html', '<!doctype html>'],
  ]);
  expect(Buffer.from(await zipped(createFolder(files), 'sendas-1.2.0')).equals(Buffer.from(zip))).toBe(true);
});
