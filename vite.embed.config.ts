// The map for other pages: one script, what it fetches beside it, its types, and the page of examples. All of it lies
// in the folder `embed` of the built page and can be copied from there as a whole.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { packedBoard } from './scripts/package/packed-board.ts';
import { elementTypes } from './scripts/page/element-types.ts';
import { examples } from './scripts/page/examples.ts';
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
  resolve: {
    // As in the page: the element ships only what it uses of them.
    alias: [
      { find: /^leaflet$/, replacement: fileURLToPath(new URL('src/view/leaflet-parts.ts', import.meta.url)) },
      {
        find: /^(\.\.\/)+core\/Browser$/,
        replacement: fileURLToPath(new URL('src/view/leaflet-browser.ts', import.meta.url)),
      },
      { find: /^events$/, replacement: fileURLToPath(new URL('src/app/event-emitter.ts', import.meta.url)) },
    ],
  },
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
