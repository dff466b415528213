// The built page fetches a language as one file of data, not as a program: it is parsed faster, and the page's
// code stays small whatever the number of languages. In development and in tests the modules are taken as they are.
// A built module gives a promise, for it cannot wait itself: where two ask at once for a module that waits, WebKit lets
// the second have it before the words are there (WebKit bug 242740).
import { basename } from 'node:path';
import { type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin, type Rolldown, runnerImport } from 'vite';

const WORDS = /\/src\/text\/words\/[^/]+\/[^/]+\.ts$/;

export function wordsAsData(): Plugin {
  return {
    name: 'words-as-data',
    apply: 'build',
    load: {
      filter: { id: WORDS },
      handler: loadAsData,
    },
    transformIndexHtml: { order: 'post', handler: askForWordsEarly },
  };
}

/** The words of the language that the page is written in are asked for with its code, and not after it. */
function askForWordsEarly(page: string, { bundle = {} }: IndexHtmlTransformContext): HtmlTagDescriptor[] {
  const language = /<html lang="(\w+)"/.exec(page)?.[1];
  const written = new RegExp(`^assets/${language}-[\\w-]{8}\\.js(on)?$`);
  return Object.keys(bundle)
    .filter((file) => written.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: file.endsWith('.js')
        ? { rel: 'modulepreload', href: `./${file}`, crossorigin: true }
        : { rel: 'preload', href: `./${file}`, as: 'fetch', crossorigin: true },
      injectTo: 'head',
    }));
}

async function loadAsData(this: Rolldown.PluginContext, id: string): Promise<string | null> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id);
  const [name, value] = Object.entries(module)[0] ?? [];
  if (name === undefined) return null;
  const file = this.emitFile({
    type: 'asset',
    name: `${basename(id, '.ts')}.json`,
    source: JSON.stringify(value),
  });
  return [
    `export const ${name} = fetch(import.meta.ROLLUP_FILE_URL_${file}).then((response) => {`,
    "  if (!response.ok) throw new Error('the words answered ' + response.status);",
    '  return response.json();',
    '});',
  ].join('\n');
}
