// The built page fetches a language as one file of data, not as a program: it is parsed faster, and the page's
// code stays small whatever the number of languages. In development and in tests the modules are taken as they are.
import { basename } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

const WORDS = /\/src\/text\/words\/[^/]+\/[^/]+\.ts$/;

export function wordsAsData(): Plugin {
  return {
    name: 'words-as-data',
    apply: 'build',
    load: {
      filter: { id: WORDS },
      handler: loadAsData,
    },
  };
}

async function loadAsData(this: Rolldown.PluginContext, id: string): Promise<string | null> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id);
  const [name, value] = Object.entries(module)[0] ?? [];
  if (name === undefined) return null;
  const file = this.emitFile({
    type: 'asset',
    name: `${basename(id, '.ts')}.json`,
    source: JSON.stringify(value),
  });
  return [
    `const response = await fetch(import.meta.ROLLUP_FILE_URL_${file});`,
    "if (!response.ok) throw new Error('the words answered ' + response.status);",
    `export const ${name} = await response.json();`,
  ].join('\n');
}
