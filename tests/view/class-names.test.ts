// The map and what stands beside it are dressed by classes of one document: a class of both is dressed twice.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const textsIn = (folder: string, wanted: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

/** Classes that these styles dress wherever they stand. */
function dressedEverywhere(styles: string): ReadonlySet<string> {
  const selectors = [...styles.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  return new Set(selectors.flatMap((one) => one.trim().match(/^\.([a-z][\w-]*)$/)?.[1] ?? []));
}

test('no panel and no dialog wears a class of the map', () => {
  const map = dressedEverywhere(textsIn('src/view', /\.css$/));
  expect(['region', 'route', 'board'].filter((name) => !map.has(name))).toEqual([]);
  // A swatch and a drawing show what is on the map, and want to look like it.
  const elements = textsIn('src/app', /(?<!swatch|board-drawing)\.tsx$/);
  const worn = [...elements.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(worn.filter((name) => map.has(name))).toEqual([]);
});
