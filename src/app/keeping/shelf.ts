// The browser's storage as a shelf of texts. It may be closed, full or refuse; each of these is an answer, not an error.

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type Keeping = 'kept' | 'full' | 'refused';

/** What is shared by all tabs, and what belongs to this one and survives its reload; null where it is refused. */
export interface Shelves {
  readonly shared: Shelf | null;
  readonly tab: Shelf | null;
}

export function browserShelves(): Shelves {
  return { shared: allowed(() => window.localStorage), tab: allowed(() => window.sessionStorage) };
}

/** Even asking for a shelf may be refused. */
function allowed(ask: () => Shelf): Shelf | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

export function readText(shelf: Shelf | null, key: string): string | null {
  try {
    return shelf?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeText(shelf: Shelf | null, key: string, text: string): Keeping {
  if (shelf === null) return 'refused';
  try {
    shelf.setItem(key, text);
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
