// The package for others to build on, and its command: plain modules for Node and bundlers.
// Everything is bundled in but graphology, which it depends on, and i18next, which only
// those need who want the words.

import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['graphology', 'i18next'] },
  build: {
    ssr: true,
    outDir: 'package',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    rolldownOptions: {
      input: { index: 'src/index.ts', text: 'src/text/index.ts', sendas: 'src/cli/sendas.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
    },
  },
});
