// The rooms of src and who may know whom: every import against the drawing of docs/architecture.md.

import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface SourceFile {
  /** From the root of the project, such as `src/board/reach.ts`. */
  readonly path: string;
  readonly text: string;
  /** As written: relative paths and names of packages. */
  readonly imports: readonly string[];
  /** Those that are there when the program starts: neither types nor loaded later. */
  readonly atStart: readonly string[];
}

const STATEMENT = /(?:^|\n)\s*((?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"])/g;

/** `import type …`, or braces that hold types alone. */
function isTypeOnly(statement: string): boolean {
  if (/^\s*(import|export) type\b/.test(statement)) return true;
  const names = /^\s*(?:import|export) \{([^}]*)\}/.exec(statement)?.[1];
  return names?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false;
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = [...code.matchAll(STATEMENT)].map(([, whole = '', name = '']) => ({
    name,
    isType: isTypeOnly(whole),
  }));
  const later = [...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
  return {
    path,
    text: code,
    imports: [...statements.map(({ name }) => name), ...later],
    atStart: statements.flatMap(({ name, isType }) => (isType ? [] : [name])),
  };
}

function filesBelow(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => readSource(join(folder, name)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const files = filesBelow('src');

/** `board`, `games/war-of-the-ring`, …; what lies directly in src is `entry`. */
function roomOf(path: string): string {
  const [, room = '', game = ''] = path.split('/');
  if (room === 'games') return `games/${game}`;
  return path.split('/').length === 2 ? 'entry' : room;
}

const isRelative = (name: string): boolean => name.startsWith('.');
const target = (from: string, name: string): string =>
  relative(root, normalize(join(root, dirname(from), name))).replace(/\?.*$/, '');
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

interface Row {
  readonly room: string;
  /** As far from the left as the room's own column. */
  readonly place: number;
  /** Places of the columns of those that it imports. */
  readonly imported: readonly number[];
}

/** The drawing of docs/architecture.md: a row a room, a dot in the column of each that it may import. */
function readDrawing(page: string): { readonly columns: readonly string[]; readonly rows: readonly Row[] } {
  const drawing = /^```\n(\s+base[\s\S]*?)^```/m.exec(page)?.[1] ?? '';
  const [columns = [], ...lines] = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const rows = lines.map(([room = '', ...cells]) => ({
    room,
    place: cells.indexOf('■'),
    imported: cells.flatMap((cell, at) => (cell === '●' ? [at] : [])),
  }));
  return { columns, rows };
}

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const { columns, rows } = readDrawing(page);

/** Who may import whom; a room may always import itself. */
const ALLOWED = rows.flatMap(({ room, imported }) => imported.map((at) => `${room} → ${columns[at]}`));

/** Packages that only these rooms may know, and everything else that they may use. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  graphology: ['board'],
  'graphology-types': ['board'],
  i18next: ['text'],
  leaflet: ['view'],
  preact: ['app'],
  '@preact/signals': ['app', 'embed'],
  valibot: ['board', 'games', 'learning', 'app'],
  'fastest-levenshtein': ['base'],
  'workbox-core': ['app'],
  'workbox-precaching': ['app'],
};

const kindOf = (room: string): string => room.split('/')[0] ?? '';

describe('the drawing of the rooms', () => {
  test('has a row, a column and a line of the table for each, and no others', () => {
    const rooms = rows.map(({ room }) => room);
    expect([...rooms].sort()).toEqual([...new Set(files.map(({ path }) => kindOf(roomOf(path))))].sort());
    expect(columns).toEqual(rooms);
    expect([...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, room]) => room)).toEqual(rooms);
  });

  test('lets everything flow one way', () => {
    expect(rows.map(({ place }) => place)).toEqual(rows.map((_, at) => at));
    expect(rows.filter(({ place, imported }) => imported.some((at) => at > place))).toEqual([]);
  });
});

test('the reader of imports sees them all', () => {
  const reach = files.find(({ path }) => path === 'src/board/reach.ts');
  expect(reach?.imports).toEqual(['./board-index.ts']);
  const board = files.find(({ path }) => path === 'src/board/board.ts');
  expect(board?.imports).toEqual(['graphology', './board-index.ts']);
});

describe('arrows between rooms', () => {
  const arrows = files.flatMap(({ path, imports }) =>
    imports.filter(isRelative).map((name) => ({ from: path, to: target(path, name) })),
  );

  const between = arrows
    .filter(({ to }) => to.startsWith('src/'))
    .map(({ from, to }) => ({ from, to, arrow: `${kindOf(roomOf(from))} → ${kindOf(roomOf(to))}` }))
    .filter(({ from, to }) => kindOf(roomOf(from)) !== kindOf(roomOf(to)));

  test('every import is drawn', () => {
    expect(between.filter(({ arrow }) => !ALLOWED.includes(arrow))).toEqual([]);
  });

  test('everything drawn is imported', () => {
    expect(ALLOWED.filter((drawn) => !between.some(({ arrow }) => arrow === drawn))).toEqual([]);
  });

  test('games never import one another', () => {
    const games = arrows.filter(({ from, to }) => from.startsWith('src/games/') && to.startsWith('src/games/'));
    expect(games.filter(({ from, to }) => roomOf(from) !== roomOf(to))).toEqual([]);
  });

  test('only the named places read data: topology and setup in the vocabulary, shapes and version in app, the type in embed, words in text', () => {
    const data = arrows.filter(({ to }) => !to.startsWith('src/'));
    const readers = data.map(({ from, to }) => `${kindOf(roomOf(from))} ${to.split('/')[0]}`);
    const allowed = [
      'app map-data',
      'app package.json',
      'cli package.json',
      'embed .cache',
      'games map-data',
      'text locales',
    ];
    expect([...new Set(readers)].sort()).toEqual(allowed);
    const topology = data.filter(({ from }) => from.startsWith('src/games/war-of-the-ring/'));
    expect([...new Set(topology.map(({ from }) => from))]).toEqual(['src/games/war-of-the-ring/vocabulary.ts']);
  });

  test('there is no circle', () => {
    const targets = new Map(
      files.map(({ path, atStart }) => [path, atStart.filter(isRelative).map((name) => target(path, name))]),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path) || trail.includes(path)) return;
      for (const next of targets.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const { path } of files) visit(path, []);
    expect(circles).toEqual([]);
  });
});

describe('packages', () => {
  const used = files.flatMap(({ path, imports }) =>
    imports.filter((name) => !isRelative(name)).map((name) => ({ path, name: packageOf(name) })),
  );

  test('each is known to its rooms alone', () => {
    const strangers = used.filter(({ path, name }) => {
      if (name.startsWith('node:') || builtinModules.includes(name)) return kindOf(roomOf(path)) !== 'cli';
      if (name.startsWith('virtual:') || name.startsWith('@fontsource')) return roomOf(path) !== 'app';
      const rooms = PACKAGES[name];
      return rooms !== undefined && !rooms.includes(kindOf(roomOf(path)));
    });
    expect(strangers).toEqual([]);
  });

  test('the pure rooms use no others than these', () => {
    const pure = ['base', 'board', 'movement', 'practice', 'learning', 'games', 'entry'];
    const names = used.filter(({ path }) => pure.includes(kindOf(roomOf(path)))).map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual(['fastest-levenshtein', 'graphology', 'graphology-types', 'valibot']);
  });
});

test('rooms of rules and words know no page, no clock and no chance', () => {
  const pure = ['base', 'board', 'movement', 'practice', 'learning', 'games', 'text', 'entry'];
  const impure =
    /\b(document|window|localStorage|navigator|process|setTimeout|fetch)\s*[.(]|Date\.now|new Date\b|Math\.random|performance\.now/;
  const found = files
    .filter(({ path }) => pure.includes(kindOf(roomOf(path))))
    .flatMap(({ path, text }) => (impure.test(text) ? [`${path}: ${impure.exec(text)?.[0]}`] : []));
  expect(found).toEqual([]);
});

test('War of the Ring is named only where games are listed', () => {
  const named = files
    .filter(({ path }) => !path.startsWith('src/games/war-of-the-ring/') && !path.startsWith('src/cli/'))
    .filter(({ path }) => !path.startsWith('src/text/words/war-of-the-ring/'))
    .filter(({ text }) => /war-of-the-ring|warOfTheRing/.test(text))
    .map(({ path }) => path);
  const lists = [
    'src/index.ts',
    'src/notation.ts',
    'src/explain.ts',
    'src/query.ts',
    'src/app/games.ts',
    'src/app/main.ts',
    'src/app/war-of-the-ring.ts',
    'src/embed/sendas-map.ts',
    'src/text/create-text.ts',
    'src/text/index.ts',
  ];
  expect(named.filter((path) => !lists.includes(path))).toEqual([]);
});

test('the second opinion shares no code with what it checks', () => {
  const oracle = filesBelow('tests/helpers/oracle').filter(({ path }) => !path.endsWith('.test.ts'));
  expect(oracle.length).toBeGreaterThan(10);
  const arrows = oracle.flatMap(({ path, imports }) =>
    imports.map((name) => (isRelative(name) ? target(path, name) : name)),
  );
  const outside = arrows.filter((to) => !to.startsWith('tests/helpers/oracle/'));
  expect([...new Set(outside)].sort()).toEqual([
    'map-data/war-of-the-ring/borders.json',
    'map-data/war-of-the-ring/regions.json',
  ]);
});

test('no file is longer than 300 lines', () => {
  const long = files.filter(({ path }) => readFileSync(join(root, path), 'utf8').split('\n').length > 301);
  expect(long.map(({ path }) => path)).toEqual([]);
});
