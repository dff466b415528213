// Shelves as browsers have them: open, closed and full.
import type { Shelf } from '../../src/app/keeping/shelf.ts';

export function openShelf(texts: Readonly<Record<string, string>> = {}): Shelf & { texts(): Record<string, string> } {
  const kept = new Map(Object.entries(texts));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    texts: () => Object.fromEntries(kept),
  };
}

export const closedShelf: Shelf = {
  getItem: () => {
    throw new DOMException('closed', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('closed', 'SecurityError');
  },
};

export const fullShelf: Shelf = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};
