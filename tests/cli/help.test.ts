// What `sendas` says of itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/setup/project.mjs';
import { ensureCommand, query, sendas } from './command.ts';

beforeAll(ensureCommand, 60_000);

test('without words and with --help it says what it can do, in Spanish', async () => {
  const bare = await sendas([]);
  expect(bare).toMatchObject({ status: 0, stderr: '' });
  for (const word of ['sendas query', 'sendas destinations', 'sendas --version', '--from', '--lang es|en']) {
    expect(bare.stdout).toContain(word);
  }
  for (const words of [
    ['--help'],
    ['-h'],
    ['help'],
    ['query', '--help'],
    ['destinations', '--help'],
    ['--help', 'query'],
  ]) {
    expect(await sendas(words)).toEqual(bare);
  }
});

test('in English where it is asked to', async () => {
  const { stdout, status } = await sendas(['--help', '--lang', 'en']);
  expect(status).toBe(0);
  expect(stdout).toContain('how characters move in War of the Ring');
  for (const words of [
    ['--lang', 'en'],
    ['help', '--lang', 'en'],
    ['--lang', 'en', 'help'],
  ]) {
    expect((await sendas(words)).stdout).toBe(stdout);
  }
});

test('the example of a request in the help is one', async () => {
  const { stdout } = await sendas([]);
  const request = /echo '(\{.*\})' \| sendas query/.exec(stdout)?.[1] ?? '';
  expect(await query(request)).toMatchObject({ status: 0, answers: [{ origin: 'hollin', range: 3 }] });
});

test('its version is that of the package, whatever else is asked', async () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  for (const words of [['--version'], ['query', '--version'], ['--version', '--lang', 'en']]) {
    expect(await sendas(words)).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  }
});
