// The public names of the library, entry by entry, with the source that says what each is.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../scripts/setup/project.mjs';

export const ENTRIES: Readonly<Record<string, string>> = {
  sendas: 'src/index.ts',
  'sendas/notation': 'src/notation.ts',
  'sendas/explain': 'src/explain.ts',
  'sendas/query': 'src/query.ts',
  'sendas/text': 'src/text/index.ts',
};

interface PublicName {
  readonly entry: string;
  readonly name: string;
  readonly isType: boolean;
  /** The comment above its declaration; null where there is none. */
  readonly docstring: string | null;
}

function docstringOf(source: string, name: string): string | null {
  const declaration = new RegExp(`^export (?:async )?(?:const|function|type|interface|class) ${name}\\b`, 'm');
  const at = declaration.exec(source)?.index;
  if (at === undefined) throw new Error(`${name} is not declared where it is exported from`);
  return /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, at))?.[1] ?? null;
}

/** `export { a, type B } from '…'` and `export type { C } from '…'`, and what the entry declares itself. */
function namesOf(entry: string, path: string): PublicName[] {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  const passedOn = [...text.matchAll(/^export (type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, all, list = '', from = '']) => {
      const source = readFileSync(join(projectRoot, dirname(path), from), 'utf8');
      const words = list.split(',').map((word) => word.trim());
      return words
        .filter((word) => word !== '')
        .map((word) => {
          const name = word.replace(/^type /, '');
          return { entry, name, isType: all !== undefined || word !== name, docstring: docstringOf(source, name) };
        });
    },
  );
  const own = [...text.matchAll(/^export (const|function|type|interface) (\w+)/gm)].map(([, kind, name = '']) => ({
    entry,
    name,
    isType: kind === 'type' || kind === 'interface',
    docstring: docstringOf(text, name),
  }));
  return [...passedOn, ...own];
}

export const publicNames: readonly PublicName[] = Object.entries(ENTRIES).flatMap(([entry, path]) =>
  namesOf(entry, path),
);
