// What is built of libraries: the parts in use, and our own in the place of parts that the page's policy refuses.

import { fileURLToPath } from 'node:url';

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** As vite's `resolve.alias` takes them. */
export const leanLibraries = [
  { find: /^leaflet$/, replacement: inProject('src/view/leaflet-parts.ts') },
  { find: /^(\.\.\/)+core\/Browser$/, replacement: inProject('src/view/leaflet-browser.ts') },
  { find: /^events$/, replacement: inProject('src/app/event-emitter.ts') },
];
