// Keeps the preferences, beside whatever another version of the page keeps with them.
import type { Preferences } from '../state/app-state.ts';
import { PREFERENCES_KEY } from './preferences.ts';
import { putAside } from './put-aside.ts';
import { type Keeping, parseJson, readText, type Shelf, writeText } from './shelf.ts';

export function keepPreferences(shelf: Shelf | null, preferences: Preferences): Keeping {
  const text = readText(shelf, PREFERENCES_KEY);
  const kept = text === null ? {} : parseJson(text);
  const isReadable = typeof kept === 'object' && kept !== null && !Array.isArray(kept);
  if (!isReadable && !putAside(shelf, PREFERENCES_KEY)) return 'full';
  return writeText(shelf, PREFERENCES_KEY, JSON.stringify({ ...(isReadable ? kept : {}), ...preferences }));
}
