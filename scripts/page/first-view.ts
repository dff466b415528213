// What the first view needs goes into one file. Parts that are opened later share much of it; a file for each lot that
// they share would be packed worse and be asked for one by one.
import type { Rolldown } from 'vite';

type Name = Exclude<Rolldown.CodeSplittingGroup['name'], string>;

/** Names the file of every module that the page's start leads to without waiting; null for any other. */
export function firstViewOf(start: string): Name {
  let needed: ReadonlySet<string> | null = null;
  return (id, context) => {
    needed ??= reached(start, (module) => context.getModuleInfo(module)?.importedIds ?? []);
    return needed.has(id) ? 'first-view' : null;
  };
}

function reached(start: string, importedBy: (module: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start]);
  for (const module of found) for (const imported of importedBy(module)) found.add(imported);
  return found;
}
