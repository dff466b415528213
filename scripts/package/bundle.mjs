// What a bundler makes of a few lines that import the built package: minified, with the package's own
// dependencies left outside.

import { join } from 'node:path';
import { projectRoot } from '../setup/project.mjs';

const entryName = 'virtual:entry';

/** `code` imports from `sendas/…` by the names of the package's entries. @param {string} code */
export async function bundle(code) {
  const { build } = await import('vite');
  const result = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId(id) {
          if (id === entryName) return `\0${entryName}`;
          const entry = /^sendas(?:\/(.+))?$/.exec(id);
          if (!entry) return null;
          return join(projectRoot, 'package', entry[1] === 'text' ? 'text/index.js' : `${entry[1] ?? 'index'}.js`);
        },
        load: (id) => (id === `\0${entryName}` ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entryName,
        external: ['graphology', 'i18next'],
        preserveEntrySignatures: 'strict',
        output: { comments: false },
      },
    },
  });
  const outputs = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n');
}
