// The browser's storage as a shelf of texts. It may be closed, full or refuse; each of these is an answer, not an error.

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export type Keeping = 'kept' | 'full' | 'refused';

/** The browser's own shelf; null where even asking for it is refused. */
export function browserShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readText(shelf: Shelf | null, key: string): { readonly text: string | null } | 'refused' {
  if (shelf === null) return 'refused';
  try {
    return { text: shelf.getItem(key) };
  } catch {
    return 'refused';
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
