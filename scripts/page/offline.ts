// Makes the page installable and usable without a network: the web manifest, and the service worker with its list of
// all files of the build. Files that are added later, such as lessons, are on the list by themselves.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLevel, Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { webManifest } from './web-manifest.ts';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

const pageFolder = fileURLToPath(new URL('../../src/app', import.meta.url));

/** Icons are for the system that installs the page; the page itself shows none. The web manifest is listed anyway. */
const NOT_LISTED = ['icons/**', '**/*.webmanifest'];

export function offline(): Plugin[] {
  let builtFolder = '';
  let logLevel: LogLevel = 'info';

  /** A mixture of two builds, as a cache on the way may hand it out, is refused instead of kept. */
  const addIntegrity: ManifestTransform = async (entries) => {
    const manifest = await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        integrity: integrityOf(await readFile(join(builtFolder, entry.url))),
      })),
    );
    return { manifest };
  };

  return VitePWA({
    strategies: 'injectManifest',
    srcDir: join(pageFolder, 'offline'),
    filename: 'sw.ts',
    injectRegister: false,
    manifest: webManifest,
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*'],
      globIgnores: NOT_LISTED,
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [addIntegrity],
    },
    integration: {
      configureOptions({ root, build, logLevel: wanted = logLevel }, options) {
        builtFolder = resolve(root, build.outDir);
        logLevel = wanted;
        // Tests build parts of the page by themselves.
        options.disable = resolve(root) !== pageFolder;
      },
      configureCustomSWViteBuild(workerBuild) {
        workerBuild.logLevel = logLevel;
      },
    },
  });
}

function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
