// The types of `<sendas-map>` beside its script, as they stand in the source.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TYPES = fileURLToPath(new URL('../../src/app/embed/sendas-map-types.ts', import.meta.url));

export function elementTypes(): Plugin {
  return {
    name: 'element-types',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'embed/sendas-map.d.ts', source: await readFile(TYPES, 'utf8') });
    },
  };
}
