import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wordsAsData } from '../../scripts/page/words-as-data.ts';

/** What the plugin makes of a module of words. */
async function built(module: string): Promise<string> {
  const { load } = wordsAsData();
  if (typeof load !== 'object') throw new Error('the plugin loads nothing');
  const path = fileURLToPath(new URL(`../../src/text/words/${module}.ts`, import.meta.url));
  const context = { emitFile: () => 'file' } as unknown as ThisParameterType<typeof load.handler>;
  return String(await load.handler.call(context, path));
}

test('a built module of words never waits itself, which WebKit gets wrong where two ask for it at once', async () => {
  const code = await built('page/embed-es');
  expect(code).toMatch(/^export const words = fetch\(/);
  expect(code).not.toContain('await');
});
