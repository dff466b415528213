import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { ensureInstalled, isInstalled, looksOffline, missingPackages } from '../../scripts/setup/install.mjs';
import { listen, stop } from '../../scripts/setup/server.mjs';
import { createFolder } from './folder.ts';

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };

describe('missing packages', () => {
  const locked = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/leaflet': { version: '1.9.4', integrity: 'sha512-a' },
      'node_modules/@biome/linux': {
        version: '2.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['glibc'],
      },
      'node_modules/@biome/linux-musl': {
        version: '2.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/@biome/darwin': { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/wasm-runtime': { version: '1.0.0', optional: true },
    },
  };
  const leaflet = { version: '1.9.4', integrity: 'sha512-a' };
  const linux = { version: '2.0.0' };

  test('none when all that this machine needs is there', () => {
    const installed = { packages: { 'node_modules/leaflet': leaflet, 'node_modules/@biome/linux': linux } };
    expect(missingPackages(locked, installed, machine)).toEqual([]);
  });

  test('all when nothing is installed', () => {
    expect(missingPackages(locked, { packages: {} }, machine)).toEqual([
      'node_modules/leaflet',
      'node_modules/@biome/linux',
    ]);
  });

  test('one of another version or of another content', () => {
    const older = { packages: { 'node_modules/leaflet': { ...leaflet, version: '1.9.3' } } };
    expect(missingPackages(locked, older, machine)).toContain('node_modules/leaflet');
    const other = { packages: { 'node_modules/leaflet': { ...leaflet, integrity: 'sha512-b' } } };
    expect(missingPackages(locked, other, machine)).toContain('node_modules/leaflet');
  });

  test('those of this machine when the installation comes from another', () => {
    const installed = { packages: { 'node_modules/leaflet': leaflet, 'node_modules/@biome/linux': linux } };
    expect(missingPackages(locked, installed, { os: 'darwin', cpu: 'arm64', libc: '' })).toEqual([
      'node_modules/@biome/darwin',
    ]);
  });
});

const project = {
  'package.json': JSON.stringify({ name: 'walk', version: '1.0.0', dependencies: { stick: 'file:stick' } }),
  'package-lock.json': JSON.stringify({
    name: 'walk',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'walk', version: '1.0.0', dependencies: { stick: 'file:stick' } },
      'node_modules/stick': { resolved: 'stick', link: true },
      stick: { version: '1.0.0' },
    },
  }),
  'stick/package.json': JSON.stringify({ name: 'stick', version: '1.0.0' }),
};

test('what is missing is installed, and only once', async () => {
  const root = createFolder(project);
  const output = new PassThrough();
  expect(isInstalled(root)).toBe(false);
  expect(await ensureInstalled({ root, output })).toBe(true);
  expect(await ensureInstalled({ root, output })).toBe(false);
  rmSync(join(root, 'node_modules/stick'));
  expect(await ensureInstalled({ root, output })).toBe(true);
}, 60_000);

test('an installation without network fails with one sentence', async () => {
  const server = createServer();
  const closed = await listen(server, 0);
  await stop(server);
  const root = createFolder({
    'package.json': JSON.stringify({ name: 'walk', version: '1.0.0', dependencies: { stick: '1.0.0' } }),
    'package-lock.json': JSON.stringify({
      name: 'walk',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'walk', version: '1.0.0', dependencies: { stick: '1.0.0' } },
        'node_modules/stick': { version: '1.0.0' },
      },
    }),
  });
  const env = {
    ...process.env,
    npm_config_registry: closed,
    npm_config_cache: join(root, 'cache'),
  };
  await expect(ensureInstalled({ root, output: new PassThrough(), env })).rejects.toThrow(
    'Installing the dependencies needs a connection to the npm registry: go online and run the command again.',
  );
}, 60_000);

test.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'ENETUNREACH'])('%s means no network', (code) => {
  expect(looksOffline(`npm error code ${code}\nnpm error network request failed`)).toBe(true);
});

test.each(['EUSAGE', 'ENOSPC', 'EINTEGRITY', 'E404'])('%s does not mean that there is no network', (code) => {
  expect(looksOffline(`npm error code ${code}`)).toBe(false);
});
