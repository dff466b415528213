// Keeps the preferences. Each that cannot be read falls back by itself.
import * as v from 'valibot';
import { LANGUAGES } from '../../text/text.ts';
import { DEFAULT_PREFERENCES, HELP_LEVELS, LABEL_SCALES, type Preferences, THEMES } from '../state/app-state.ts';
import { type Keeping, parseJson, readText, type Shelf, writeText } from './shelf.ts';

const PREFERENCES_KEY = 'sendas.preferences';

const preferencesSchema = v.object({
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_PREFERENCES.language),
  theme: v.fallback(v.picklist(THEMES), DEFAULT_PREFERENCES.theme),
  help: v.fallback(v.picklist(HELP_LEVELS), DEFAULT_PREFERENCES.help),
  shortcuts: v.fallback(v.boolean(), DEFAULT_PREFERENCES.shortcuts),
  introduced: v.fallback(v.boolean(), DEFAULT_PREFERENCES.introduced),
  labelScale: v.fallback(v.picklist(LABEL_SCALES), DEFAULT_PREFERENCES.labelScale),
  turned: v.fallback(v.boolean(), DEFAULT_PREFERENCES.turned),
  leftHanded: v.fallback(v.boolean(), DEFAULT_PREFERENCES.leftHanded),
  awake: v.fallback(v.boolean(), DEFAULT_PREFERENCES.awake),
  tick: v.fallback(v.boolean(), DEFAULT_PREFERENCES.tick),
});

export function readPreferences(shelf: Shelf | null): Preferences {
  const stored = readText(shelf, PREFERENCES_KEY);
  if (stored === 'refused' || stored.text === null) return DEFAULT_PREFERENCES;
  const kept = v.safeParse(preferencesSchema, parseJson(stored.text));
  return kept.success ? kept.output : DEFAULT_PREFERENCES;
}

export function keepPreferences(shelf: Shelf | null, preferences: Preferences): Keeping {
  return writeText(shelf, PREFERENCES_KEY, JSON.stringify(preferences));
}
