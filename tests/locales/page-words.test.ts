// The page asks for no word that is not there, and keeps none that it does not show.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entriesOf } from './locale-files.ts';

const SOURCE = new URL('../../src/', import.meta.url);

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(app|text)\/.*\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, SOURCE), 'utf8'))
  .join('\n');

const PAGE_FILES = ['ui.json', 'embed.json', 'table.json', 'help.json', 'teach.json', 'practice.json', 'lessons.json'];

const keys = new Set(
  entriesOf('es')
    .filter(({ file }) => PAGE_FILES.includes(file))
    .map(({ key }) => key.replace(/_(zero|one|many|other)$/, '')),
);

/** Keys written out in full as the argument of `ui(…)`, alternatives of a condition included. */
function askedKeys(source: string): readonly string[] {
  const calls = source.match(/\bui\([^()]*\)/g) ?? [];
  return calls.flatMap((call) =>
    [...call.matchAll(/'([a-z][a-zA-Z]*(?:\.[a-zA-Z-]+)+)'/g)].map((match) => match[1] ?? ''),
  );
}

/** Beginnings of keys whose end is an id: `ui(\`legend.${mark}\`)`. */
const beginnings = [...code.matchAll(/`([a-z][a-zA-Z]*(?:\.[a-zA-Z-]+)*\.)\$\{/g)].map((match) => match[1] ?? '');

describe('the words of the page', () => {
  it('are there for every key that is asked for', () => {
    const asked = askedKeys(code);
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('are all asked for', () => {
    const unused = [...keys].filter(
      (key) => !code.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });
});
