// How the page presents itself to a system that installs it. All addresses are relative, so that it can lie anywhere.
import type { ManifestOptions } from 'vite-plugin-pwa';

/** The paper of the page by day, as in its tokens. */
const PAPER = '#f6eedb';

export const webManifest: Partial<ManifestOptions> = {
  name: 'Sendas · movimiento en La Guerra del Anillo',
  short_name: 'Sendas',
  description: 'El mapa de La Guerra del Anillo que dice adónde puede ir cada figura, adónde no y por qué.',
  lang: 'es',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games', 'utilities'],
  icons: [
    { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: './icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: './icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
