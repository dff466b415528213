// The page. Its browsers are those from late 2023 on.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { packedBoard } from './scripts/package/packed-board.ts';
import { documentPolicy } from './scripts/page/content-policy.mjs';
import { firstViewOf } from './scripts/page/first-view.ts';
import { leanLibraries } from './scripts/page/lean-libraries.ts';
import { licences } from './scripts/page/licences.ts';
import { mapFont } from './scripts/page/map-font.ts';
import { offline } from './scripts/page/offline.ts';
import { wordsAsData } from './scripts/page/words-as-data.ts';

export default defineConfig({
  root: 'src/app',
  base: './',
  publicDir: '../../public',
  plugins: [
    mapFont(),
    packedBoard(),
    wordsAsData(),
    documentPolicy(),
    licences({ fileName: 'licences.txt', besides: fileURLToPath(new URL('src/app/offline/sw.ts', import.meta.url)) }),
    ...offline(),
  ],
  cacheDir: '../../node_modules/.vite',
  resolve: { alias: leanLibraries },
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17', 'ios17'],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // Making the service worker is a build within the build, and takes its time.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: firstViewOf(fileURLToPath(new URL('src/app/main.ts', import.meta.url))) }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
