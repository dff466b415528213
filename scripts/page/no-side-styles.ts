// In a shadow tree the look comes as one sheet of its own: the styles that parts of the page bring along stay out.
import type { Plugin } from 'vite';

const NOTHING = '\0no-style';

export function noSideStyles(): Plugin {
  return {
    name: 'no-side-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('.css') && importer !== undefined && /\.tsx?$/.test(importer) ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? '' : null),
  };
}
