// The map for other pages: one script, what it fetches beside it, its types, and the page of examples. All of it lies
// in the folder `embed` of the built page and can be copied from there as a whole.

import { defineConfig } from 'vite';
import { packedBoard } from './scripts/package/packed-board.ts';
import { elementTypes } from './scripts/page/element-types.ts';
import { examples } from './scripts/page/examples.ts';
import { leanLibraries } from './scripts/page/lean-libraries.ts';
import { licences } from './scripts/page/licences.ts';
import { mapFont } from './scripts/page/map-font.ts';
import { noSideStyles } from './scripts/page/no-side-styles.ts';
import { wordsAsData } from './scripts/page/words-as-data.ts';

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    mapFont(),
    packedBoard(),
    wordsAsData(),
    noSideStyles(),
    elementTypes(),
    examples(),
    licences({ fileName: 'embed/licences.txt' }),
  ],
  resolve: { alias: leanLibraries },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'embed/assets',
    target: ['chrome120', 'edge120', 'firefox121', 'safari17', 'ios17'],
    modulePreload: false,
    rolldownOptions: {
      input: { 'sendas-map': 'src/embed/sendas-map.ts' },
      // One script, whatever the page fetches later by itself.
      output: { codeSplitting: false, entryFileNames: 'embed/[name].js' },
    },
  },
});
