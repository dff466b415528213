// The page. Its browsers are those of the last two years.

import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/app',
  base: './',
  publicDir: '../../public',
  cacheDir: '../../node_modules/.vite',
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17', 'ios17'],
    modulePreload: { polyfill: false },
  },
});
