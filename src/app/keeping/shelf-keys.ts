// Many texts of one kind on a shelf: which there are, and away with one.
import type { Shelf } from './shelf.ts';

/** What stands behind the prefix in each key that begins with it, in alphabetical order. */
export function keysWith(shelf: Shelf | null, prefix: string): readonly string[] {
  if (shelf === null) return [];
  try {
    const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
    return keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])).sort();
  } catch {
    return [];
  }
}

/** False where it stays, for the shelf refuses. */
export function removeText(shelf: Shelf | null, key: string): boolean {
  try {
    shelf?.removeItem(key);
    return shelf !== null;
  } catch {
    return false;
  }
}
