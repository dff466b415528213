// What cannot be read is taken out of the way of what comes next, and not lost: it might be mended, or be read by
// another version of the page.
import { parseJson, readText, type Shelf, writeText } from './shelf.ts';
import { keysWith, removeText } from './shelf-keys.ts';

const ASIDE_PREFIX = 'sendas.aside.';

/** With all below the key. False where there is no room for it: it stays where it is, and nothing may be written there. */
export function putAside(shelf: Shelf | null, key: string): boolean {
  const below = keysWith(shelf, key).filter((rest) => rest === '' || rest.startsWith('/'));
  return below.map((rest) => moveAside(shelf, key + rest)).every(Boolean);
}

function moveAside(shelf: Shelf | null, key: string): boolean {
  const text = readText(shelf, key);
  if (text === null) return true;
  return writeText(shelf, freeKey(shelf, ASIDE_PREFIX + key, text), text) === 'kept' && removeText(shelf, key);
}

/** What was put aside before stays there; the same text is kept once. */
function freeKey(shelf: Shelf | null, key: string, text: string): string {
  const isFree = (one: string): boolean => [null, text].includes(readText(shelf, one));
  let free = key;
  for (let number = 2; !isFree(free); number++) free = `${key}.${number}`;
  return free;
}

/** Whether a page that is newer than this one wrote it: an older window must leave alone what belongs to the other. */
export function isOfNewer(text: string | null, version: number): boolean {
  const found: Readonly<Record<string, unknown>> = Object(parseJson(text ?? ''));
  return typeof found.version === 'number' && found.version > version;
}
