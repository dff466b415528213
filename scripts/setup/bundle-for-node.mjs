// Bundles programs in TypeScript as the package is bundled, so that what is measured is what runs.

import { pathToFileURL } from 'node:url';
import { projectRoot } from './project.mjs';

/**
 * The scripts find the project from where they are, so they are not bundled.
 * @type {import('vite').Plugin}
 */
const scriptsWhereTheyLie = {
  name: 'scripts-where-they-lie',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer || !/^\.\.?\/.*\bscripts\//.test(id)) return null;
    return { id: new URL(id, pathToFileURL(importer)).href, external: true };
  },
};

/** @param {Readonly<Record<string, string>>} programs paths by the names of what is made of them @param {string} folder */
export async function bundleForNode(programs, folder) {
  const { build } = await import('vite');
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [scriptsWhereTheyLie],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: { ...programs },
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });
}
