// Shelves as browsers have them: open, closed, full, and full after so many letters.
import type { Shelf } from '../../src/app/keeping/shelf.ts';

export interface OpenShelf extends Shelf {
  texts(): Record<string, string>;
}

/** `room`: how many letters there is room for, keys and texts together. */
export function openShelf(texts: Readonly<Record<string, string>> = {}, room = Number.POSITIVE_INFINITY): OpenShelf {
  const kept = new Map(Object.entries(texts));
  const used = (): number => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      const more = key.length + text.length - (kept.has(key) ? key.length + (kept.get(key) ?? '').length : 0);
      if (used() + more > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    texts: () => Object.fromEntries(kept),
  };
}

function closed(): never {
  throw new DOMException('closed', 'SecurityError');
}

export const closedShelf: Shelf = {
  getItem: closed,
  setItem: closed,
  removeItem: closed,
  key: closed,
  get length() {
    return closed();
  },
};

export const fullShelf: Shelf = openShelf({}, 0);
