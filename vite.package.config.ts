// The package for others to build on, and its command: plain modules for Node and bundlers.
// All is built in but graphology, which the package depends on. i18next is left to those
// who import the words; the command (`--mode command`) brings its own.

import { defineConfig, type UserConfig } from 'vite';
import { packedBoard } from './scripts/package/packed-board.ts';

/** One file for each source, so that whoever bundles it takes only what is used. */
const library = {
  input: {
    index: 'src/index.ts',
    notation: 'src/notation.ts',
    explain: 'src/explain.ts',
    query: 'src/query.ts',
    'text/index': 'src/text/index.ts',
  },
  external: ['graphology', 'i18next'],
  output: {
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: ({ name }: { name: string }) =>
      `${name.replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+)\/.*$/, 'vendor/$1').replace(/\.json$/, '')}.js`,
  },
};

const command = {
  input: { sendas: 'src/cli/sendas.ts' },
  external: ['graphology'],
  output: { entryFileNames: '[name].js', chunkFileNames: 'command/[name].js' },
};

export default defineConfig(({ mode }): UserConfig => {
  const { input, external, output } = mode === 'command' ? command : library;
  return {
    publicDir: false,
    plugins: [packedBoard()],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: 'package',
      target: 'es2022',
      minify: false,
      license: { fileName: `licences-${mode === 'command' ? 'command' : 'library'}.json` },
      rolldownOptions: { input, output },
    },
  };
});
