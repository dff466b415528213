// What the lock file must be like for a fresh machine: every package runs on the oldest
// Node there is support for, all of them are listed, and none names where it came from.

import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

type LockedPackage = {
  readonly engines?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lockFile: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const packages = Object.entries(lockFile.packages);

/** Whether Node would find `name` from the package at `path`, looking upwards. */
function isListed(path: string, name: string): boolean {
  const nested = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (nested in lockFile.packages) return true;
  if (path === '') return false;
  return isListed(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

test('no package excludes Node 20.19', () => {
  const excluding = packages
    .filter(([, { engines }]) => !satisfies('20.19.0', engines?.node ?? '*'))
    .map(([path, { engines }]) => `${path}: ${engines?.node}`);
  expect(packages.length).toBeGreaterThan(50);
  expect(excluding).toEqual([]);
});

test('every package that another needs is listed', () => {
  const absent = packages.flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isListed(path, name))
      .map((name) => `${name}, for ${path}`),
  );
  expect(absent).toEqual([]);
});

test('no package names the registry it came from', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test('the package depends on graphology alone at run time', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['graphology']);
});
