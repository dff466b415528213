// The licences of all that is built into the page, as a file of the build: vite lists the packages of the bundle, and
// what reaches the page by other ways, the typeface and the service worker, is added.
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Licensed, licencesFile, licensedPackage } from '../setup/licences.mjs';
import { FONT_PACKAGE } from './map-font.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIST = 'licences.json';

interface Options {
  /** Where the file lies in the build. */
  readonly fileName: string;
  /** A script that is bundled apart, after the page. */
  readonly besides?: string;
}

export function licences({ fileName, besides }: Options): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: LIST } } }),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const listed = listIn(Object.values(bundle));
        delete bundle[LIST];
        const packages = [...listed, ...(besides ? await packagesOf(besides) : []), licensedPackage(FONT_PACKAGE)];
        this.emitFile({ type: 'asset', fileName, source: licencesFile(packages) });
      },
    },
  };
}

function listIn(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): readonly Licensed[] {
  const list = files.find(({ fileName }) => fileName === LIST);
  if (list?.type !== 'asset') throw new Error('expected vite to list the licences before this plugin');
  return JSON.parse(String(list.source));
}

async function packagesOf(script: string): Promise<readonly Licensed[]> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, minify: false, license: { fileName: LIST }, rolldownOptions: { input: script } },
  });
  return listIn([made].flat().flatMap((one) => ('output' in one ? one.output : [])));
}
