// The page. Its browsers are those of the last two years.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './scripts/page/offline.ts';
import { wordsAsData } from './scripts/page/words-as-data.ts';

export default defineConfig({
  root: 'src/app',
  base: './',
  publicDir: '../../public',
  plugins: [wordsAsData(), ...offline()],
  cacheDir: '../../node_modules/.vite',
  resolve: {
    // The page ships only what it uses of them.
    alias: [
      { find: /^leaflet$/, replacement: fileURLToPath(new URL('src/view/leaflet-parts.ts', import.meta.url)) },
      { find: /^events$/, replacement: fileURLToPath(new URL('src/app/event-emitter.ts', import.meta.url)) },
    ],
  },
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17', 'ios17'],
    modulePreload: { polyfill: false },
    // Making the service worker is a build within the build, and takes its time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
