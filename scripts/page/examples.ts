// The page of live examples beside the element: a document for each language, its look and its script.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { EXAMPLE_FILES, type ExampleLanguage, examplesPage } from './examples/document.ts';

const read = (path: string): Promise<string> => readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

export function examples(): Plugin {
  return {
    name: 'examples',
    apply: 'build',
    async generateBundle(_, bundle) {
      const emit = (name: string, source: string): void =>
        void this.emitFile({ type: 'asset', fileName: `embed/${name}`, source });
      for (const language of Object.keys(EXAMPLE_FILES) as ExampleLanguage[]) {
        emit(EXAMPLE_FILES[language], examplesPage(language));
      }
      const font = Object.keys(bundle).find((file) => file.endsWith('.woff2')) ?? '';
      const type = (await read('../../src/app/styles/type.css')).replace(/url\("[^"]+"\)/, `url("../${font}")`);
      const tokens = await read('../../src/app/styles/tokens.css');
      emit('examples.css', `${type}${tokens}${await read('./examples/examples.css')}`);
      emit('examples.js', await read('./examples/examples.js'));
    },
  };
}
