// What the built documents may load and run: each says so itself, before it names anything to be loaded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { safetyHeaders } from '../../scripts/page/content-policy.mjs';
import { ensureBuilt, page } from '../../scripts/setup/build.mjs';
import { projectRoot } from '../../scripts/setup/project.mjs';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types sendas-worker";

beforeAll(() => ensureBuilt(page, process.stderr), 180_000);

test.each(['index.html', 'embed/index.html', 'embed/en.html'])('%s begins with the policy', (path) => {
  const document = readFileSync(join(projectRoot, page.folder, path), 'utf8');
  const [, first] = /<head>\s*(<[^>]+>)/.exec(document) ?? [];
  expect(first).toBe(`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  expect(document.match(/http-equiv/g)).toHaveLength(1);
});

test('a server that sends headers says the same', () => {
  expect(safetyHeaders['Content-Security-Policy']).toBe(POLICY);
});
