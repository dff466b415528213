// Whoever bundles the library takes what is used and nothing else.
import { beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../scripts/package/bundle.mjs';
import { ensureBuilt, library } from '../../scripts/setup/build.mjs';

beforeAll(() => ensureBuilt(library, process.stderr), 60_000);

/** Words that give a part of the library away. */
const TRACES = {
  graph: 'graphology',
  regions: 'andrast',
  cards: 'gwaihir-the-windlord',
  setup: 'controllers',
  checks: '~run',
  nearMisses: 'Uint32Array',
  language: 'i18next',
  spanish: 'Acebeda',
  page: 'classList',
} as const;

async function tracesIn(code: string): Promise<string[]> {
  const text = await bundle(code);
  return Object.entries(TRACES)
    .filter(([, trace]) => text.includes(trace))
    .map(([part]) => part);
}

describe('a bundle of', () => {
  test.each<readonly [string, readonly string[]]>([
    ["export { FIGURES } from 'sendas'", []],
    ["export { CHARACTERS } from 'sendas'", []],
    ["export { board } from 'sendas'", ['graph', 'regions']],
    ["export { START } from 'sendas'", ['graph', 'regions', 'setup']],
    ["export { CARD_RULES } from 'sendas'", ['cards']],
    ["export { destinations } from 'sendas'", ['graph', 'regions', 'setup', 'cards']],
    ["export { explainNote } from 'sendas/explain'", []],
    ["export { createTextSync } from 'sendas/text'", ['cards', 'language', 'spanish', 'regions']],
  ])('%s', async (code, parts) => {
    expect((await tracesIn(code)).sort()).toEqual([...parts].sort());
  });

  test('one list of words is a few hundred bytes', async () => {
    expect((await bundle("export { SIDES } from 'sendas'")).length).toBeLessThan(500);
  });

  test('all the rules knows no words, no page and no checks of JSON', async () => {
    const parts = await tracesIn("export * from 'sendas'");
    expect(parts).toContain('cards');
    for (const part of ['language', 'spanish', 'page', 'checks', 'nearMisses']) expect(parts).not.toContain(part);
  });

  test('the machine interface has its checks built in', async () => {
    const code = "export * from 'sendas/query'";
    const text = await bundle(code);
    expect(await tracesIn(code)).toEqual(expect.arrayContaining(['checks', 'nearMisses']));
    expect([...text.matchAll(/from\s*["']([^"']+)["']/g)].map(([, name]) => name)).toEqual(['graphology']);
  });
});
