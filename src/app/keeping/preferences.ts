// The preferences as they were kept. Each that cannot be read falls back by itself.
import { LANGUAGES } from '../../text/text.ts';
import { DEFAULT_PREFERENCES, HELP_LEVELS, LABEL_SCALES, type Preferences, THEMES } from '../state/app-state.ts';
import { parseJson, readText, type Shelf } from './shelf.ts';

export const PREFERENCES_KEY = 'sendas.preferences';

const SWITCH = [true, false] as const;
/** What each may be. Part of the first view, where the checks of a library would weigh more than they help. */
const CHOICES: { readonly [Key in keyof Preferences]: readonly Preferences[Key][] } = {
  language: LANGUAGES,
  theme: THEMES,
  help: HELP_LEVELS,
  shortcuts: SWITCH,
  introduced: SWITCH,
  labelScale: LABEL_SCALES,
  turned: SWITCH,
  leftHanded: SWITCH,
  folded: SWITCH,
  awake: SWITCH,
  tick: SWITCH,
};

export function readPreferences(shelf: Shelf | null): Preferences {
  const kept: Readonly<Record<string, unknown>> = Object(parseJson(readText(shelf, PREFERENCES_KEY) ?? ''));
  const known = Object.entries(CHOICES).filter(([key, values]) => (values as readonly unknown[]).includes(kept[key]));
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(known.map(([key]) => [key, kept[key]])) };
}
