// The tarball, installed in an empty folder and used as anybody would: in Node, by TypeScript and from the shell.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt, library } from '../../scripts/setup/build.mjs';
import { type Ending, run, runNode, runNpm } from '../../scripts/setup/command.mjs';
import { projectRoot } from '../../scripts/setup/project.mjs';
import { writeInto } from '../setup/folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'sendas-consumer-'));
const installed = join(folder, 'node_modules', 'sendas');
const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

function succeed({ status, text }: Ending): string {
  expect({ status, text }).toEqual({ status: 0, text });
  return text.trim();
}

/** What a module of the consumer's prints. */
async function output(name: string, code: string): Promise<string> {
  writeInto(folder, name, code);
  return succeed(await runNode([join(folder, name)], { cwd: folder, show: 'nowhere' }));
}

beforeAll(async () => {
  writeInto(folder, 'package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  await ensureBuilt(library, process.stderr);
  const packing = ['pack', `./${library.folder}`, '--silent', '--pack-destination', folder];
  succeed(await runNpm(packing, { show: 'nowhere' }));
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const tarball = `./sendas-${manifest.version}.tgz`;
  succeed(await runNpm(['install', ...quietly, tarball], { cwd: folder, show: 'nowhere' }));
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package holds what it should and nothing else', () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(installed.length + 1));
  expect([...new Set(files.map((file) => file.split('/')[0]))].sort()).toEqual([
    'LICENSE',
    'README.md',
    'base',
    'board',
    'command',
    'docs',
    'explain.d.ts',
    'explain.js',
    'games',
    'index.d.ts',
    'index.js',
    'locales',
    'map-data',
    'movement',
    'notation.d.ts',
    'notation.js',
    'package.json',
    'query.d.ts',
    'query.js',
    'schema',
    'sendas.js',
    'text',
    'vendor',
  ]);
  expect(
    files.filter((file) => !/\.(js|d\.ts|json|txt)$|^LICENSE$|^README\.md$|^docs\/(api|notation)\.md$/.test(file)),
  ).toEqual([]);
  expect(files.filter((file) => /(^|\/)(shapes|layout|ornament|tests?)\b/.test(file))).toEqual([]);
  const vendored = files.filter((file) => file.startsWith('vendor/')).sort();
  expect(vendored).toEqual(['vendor/LICENSES.txt', 'vendor/fastest-levenshtein.js', 'vendor/valibot.js']);
});

test('its package.json has nothing that only the checkout has use for, and its paths lead somewhere', () => {
  const packed = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(Object.keys(packed)).toEqual([
    'name',
    'version',
    'private',
    'description',
    'license',
    'type',
    'engines',
    'exports',
    'sideEffects',
    'bin',
    'files',
    'dependencies',
    'peerDependencies',
    'peerDependenciesMeta',
  ]);
  expect(packed).toMatchObject({
    version: manifest.version,
    sideEffects: ['./sendas.js'],
    bin: { sendas: 'sendas.js' },
    files: ['**', '!.build.json'],
  });
  const paths = JSON.stringify(packed.exports).match(/(?<=:")\.\/[^"]+/g) ?? [];
  expect(paths).toHaveLength(12);
  expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
});

test('every link of its pages leads somewhere', () => {
  const dead = ['README.md', 'docs/api.md', 'docs/notation.md'].flatMap((page) => {
    const text = readFileSync(join(installed, page), 'utf8');
    const targets = [...text.matchAll(/\]\(([^)#]+)|src="([^"]+)"/g)].map(([, link, image]) => link ?? image ?? '');
    const near = targets.filter((target) => !/^https?:/.test(target));
    return near.filter((target) => !existsSync(join(installed, dirname(page), target)));
  });
  expect(dead).toEqual([]);
  expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain('[docs/api.md](docs/api.md)');
});

test('graphology is its only dependency, and i18next is there for those who want it', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  expect(Object.keys(dependencies)).toEqual(['graphology']);
  expect(Object.keys(peerDependencies)).toEqual(['i18next']);
  expect(peerDependenciesMeta).toEqual({ i18next: { optional: true } });
  expect(readdirSync(join(folder, 'node_modules'))).not.toContain('i18next');
});

test('nothing points out of the package', () => {
  const modules = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const named = modules
    .filter((file) => /\.(js|d\.ts)$/.test(file) && file !== 'sendas.js')
    .flatMap((file) => {
      const text = readFileSync(join(installed, file), 'utf8');
      return [...text.matchAll(/^(?:import|export)[^'"]*?\bfrom\s*['"]([^.'"][^'"]*)['"]/gm)].map(([, name]) => name);
    });
  expect([...new Set(named)].sort()).toEqual(['graphology', 'i18next']);
});

describe('in Node', () => {
  test('the rules need no words', async () => {
    const code = `
      import { board, createPosition, destinations } from 'sendas';
      import { formatNotation } from 'sendas/notation';
      import { parseRequest, answer } from 'sendas/query';
      const created = createPosition({ figures: { strider: 'hollin' } });
      const { verdicts } = destinations(created.value, { type: 'characterDie' }, ['strider']);
      const request = parseRequest({ figures: ['nazgul-1'] });
      console.log(board.regionIds.length, verdicts.get('moria').distance, formatNotation(created.value));
      console.log(answer(request.value).range, board.toGraph().size);
    `;
    expect(await output('rules.mjs', code)).toBe('105 1 wotr1;p=hol:st\nunlimited 283');
  });

  test('the schema is there', async () => {
    const code = `
      import schema from 'sendas/schema/query.json' with { type: 'json' };
      console.log(schema.$schema, schema.$defs.regionId.enum.length);
    `;
    expect(await output('schema.mjs', code)).toContain('https://json-schema.org/draft/2020-12/schema 105');
  });

  test('the words need i18next beside them', async () => {
    symlinkSync(join(projectRoot, 'node_modules/i18next'), join(folder, 'node_modules/i18next'), 'junction');
    const code = `
      import { explainReason } from 'sendas/explain';
      import { createTextSync } from 'sendas/text';
      const reason = explainReason({ code: 'tooFar', distance: 4, range: 3 }, { type: 'characterDie' }, ['strider']);
      for (const language of ['es', 'en']) console.log(createTextSync(language, 'war-of-the-ring').sentence(reason).text);
    `;
    expect(await output('words.mjs', code)).toBe(
      'Demasiado lejos: está a 4 regiones y el alcance es de 3.\nToo far: it is 4 regions away and the range is 3.',
    );
  });
});

describe('TypeScript', () => {
  const consumer = `
    import { type FigureId, type RegionId, createPosition, destinations } from 'sendas';
    import { parseNotation } from 'sendas/notation';
    import type { Answer, ErrorAnswer, RequestJson } from 'sendas/query';
    import { createTextSync } from 'sendas/text';
    import { explain } from 'sendas/explain';

    const mover: FigureId = 'strider';
    const created = createPosition({ figures: { [mover]: 'hollin' } });
    if (!created.ok) throw new Error(created.issues.map(({ code, path }) => code + path).join());
    const { verdicts } = destinations(created.value, { type: 'characterDie' }, [mover]);
    const verdict = verdicts.get('moria');
    export const route: readonly RegionId[] | null = verdict?.legal ? verdict.route : null;
    export const words: string[] = verdict
      ? explain(verdict, { type: 'characterDie' }, [mover]).map((m) => createTextSync('en', 'war-of-the-ring').sentence(m).text)
      : [];
    export const request: RequestJson = { position: 'wotr1', action: { type: 'card', card: 'gwaihir-the-windlord' }, figures: ['gimli'] };
    export function isError(answer: Answer | ErrorAnswer): answer is ErrorAnswer { return 'error' in answer; }
    // @ts-expect-error there is no such region
    export const nowhere: RegionId = 'mordor';
    // @ts-expect-error a position may be impossible
    parseNotation('wotr1').value;
    // @ts-expect-error a card action names its card
    export const nameless: RequestJson = { action: { type: 'card' }, figures: ['gimli'] };
  `;

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('%s, %s: knows every region by name, strictly', async (module, moduleResolution) => {
    writeInto(folder, 'consumer.ts', consumer);
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    };
    writeInto(folder, 'tsconfig.json', JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
    const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
    expect(await runNode([tsc, '-p', folder], { cwd: folder, show: 'nowhere' })).toMatchObject({ status: 0, text: '' });
  });
});

test('npx finds the command', async () => {
  const asked = await run('npx', ['--no-install', 'sendas', 'destinations', 'strider', '--from', 'hollin'], {
    cwd: folder,
    show: 'nowhere',
    shell: process.platform === 'win32',
  });
  expect(succeed(asked).split('\n')[0]).toBe('Trancos · Acebeda');
}, 60_000);
