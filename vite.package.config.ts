// The package for others to build on, and its command: plain modules for Node and bundlers.
// All is bundled in but graphology, which the package depends on. i18next is left to those
// who import the words; the command (`--mode command`) brings its own.

import { defineConfig, type UserConfig } from 'vite';

const library = {
  input: { index: 'src/index.ts', text: 'src/text/index.ts' },
  external: ['graphology', 'i18next'],
};

const command = {
  input: { sendas: 'src/cli/sendas.ts' },
  external: ['graphology'],
};

export default defineConfig(({ mode }): UserConfig => {
  const { input, external } = mode === 'command' ? command : library;
  return {
    publicDir: false,
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: 'package',
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${mode === 'command' ? 'command' : 'shared'}/[name].js`,
        },
      },
    },
  };
});
