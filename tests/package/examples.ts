// Examples in Markdown, run as programs: a line `expression; // → value` must give that value.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runNode } from '../../scripts/setup/command.mjs';
import { projectRoot } from '../../scripts/setup/project.mjs';

export interface Example {
  readonly heading: string;
  readonly code: string;
}

/** The blocks of JavaScript of a page, each with the nearest heading above it. */
export function examplesOf(page: string): Example[] {
  const text = readFileSync(join(projectRoot, page), 'utf8');
  return [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(({ index, 1: code = '' }) => ({
    heading: [...text.slice(0, index).matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? '',
    code,
  }));
}

const SHOWN = /^(\S.*?);? \/\/ → (.+)$/gm;

/** How many values an example shows. */
export function shownIn({ code }: Example): number {
  return [...code.matchAll(SHOWN)].length;
}

/**
 * Runs an example inside the project, where `sendas` is the built package; answers what went wrong, or nothing. In a
 * thread every example loads the library afresh, as in a process of its own, for half of what that costs.
 */
export async function failureOf({ code }: Example, name: string): Promise<string> {
  const checked = code.replace(SHOWN, (_, expression, value) => `assert.deepStrictEqual(${expression}, ${value});`);
  const folder = join(projectRoot, '.cache', 'examples');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `import assert from 'node:assert/strict';\n${checked}`);
  const thread = new Worker(path, { execArgv: [] });
  return new Promise((resolve) => {
    thread.once('error', (error) => resolve(String(error)));
    thread.once('exit', (status) => resolve(status === 0 ? '' : `ended with ${status}`));
  });
}

/** What strict TypeScript finds wrong with examples, all of them in one run, each told of with its heading. */
export async function typeErrorsOf(examples: readonly Example[]): Promise<string> {
  const folder = join(projectRoot, '.cache', 'typed-examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = examples.map(({ heading, code }, at) => {
    const file = `${at}-${heading.replace(/\W+/g, '-')}.ts`;
    writeFileSync(join(folder, file), code);
    return file;
  });
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { status, text } = await runNode([tsc, '-p', folder, '--pretty', 'false'], { show: 'nowhere' });
  return status === 0 ? '' : text;
}
