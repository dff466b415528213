// What the written pages name is there: files, folders, other pages and commands.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { version, scripts }: { readonly version: string; readonly scripts: Readonly<Record<string, string>> } =
  JSON.parse(read('package.json'));

const FOLDERS = ['bench', 'docs', 'lessons', 'locales', 'map-data', 'perf', 'public', 'scripts', 'src', 'tests'];

const top = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
const below = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);
const PAGES = [...top, ...below].filter((path) => /^(docs\/)?[\w-]+\.md$/.test(path));
const paths = [...top, ...FOLDERS, ...below].map((path) => `/${path}`);

/** Names of sources and of folders of the project between backticks. What is built, such as `dist`, is none of them. */
function namedIn(page: string): readonly string[] {
  const names = [...page.matchAll(/`([\w./*{},-]+)`/g)].map(([, name = '']) => name);
  return names.filter(
    (name) => /\w(?<!\.d)\.(ts|tsx|mjs|css)$/.test(name) || FOLDERS.some((one) => name.startsWith(`${one}/`)),
  );
}

/** Whole paths, or their ends, as one who is in that room would call them. */
function isThere(name: string): boolean {
  const ending = name
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]+')
    .replace(/\{([\w,]+)\}/, (_, choice: string) => `(${choice.replaceAll(',', '|')})`);
  const pattern = new RegExp(`/${ending}$`);
  return paths.some((path) => pattern.test(path));
}

describe.each(PAGES)('%s', (path) => {
  const page = read(path);

  test('names files and folders that are there', () => {
    expect(namedIn(page).filter((name) => !isThere(name))).toEqual([]);
  });

  test('leads to pages and headings that are there', () => {
    const links = [...page.matchAll(/\]\((?!https?:)([^)#]*)(#[^)]+)?\)/g)];
    const lost = links.filter(([, to = '', heading]) => {
      const target = to === '' ? path : join(dirname(path), to);
      if (!existsSync(join(root, target))) return true;
      return heading !== undefined && !headingsOf(read(target)).includes(heading);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});

/** As the address of each is made: small letters, no signs, strokes for spaces. */
function headingsOf(page: string): readonly string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(
    ([, title = '']) =>
      `#${title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')}`,
  );
}

test('the reader of names sees them, on these pages', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']));
  const page = 'See `src/base/` and `rules/play.ts`, `locales/{es,en}/ui.json`; `nowhere/lost.ts`, `play`, `dist`.';
  expect(namedIn(page)).toEqual(['src/base/', 'rules/play.ts', 'locales/{es,en}/ui.json', 'nowhere/lost.ts']);
  expect(namedIn(page).filter(isThere)).toEqual(['src/base/', 'rules/play.ts', 'locales/{es,en}/ui.json']);
});

test('CONTRIBUTING.md tells every command, and no other', () => {
  const told = [...read('CONTRIBUTING.md').matchAll(/^\| `npm (?:run )?([\w:]+)`/gm)].map(([, name]) => name);
  // npm itself runs that one.
  const own = Object.keys(scripts).filter((name) => name !== 'prepare');
  expect([...told].sort()).toEqual(own.sort());
});

test('CHANGELOG.md begins with the version of the package', () => {
  expect(/^## \[([\d.]+)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
