// i18next, set up for one language: keys and facts in, sentences out. No other file imports it.
import { createInstance, type FormatterModule } from 'i18next';
import { invariant } from '../base/assert.ts';
import type { Fact } from '../movement/message.ts';
import { isolated } from './isolate.ts';
import type { NounFact, NounFormer } from './nouns.ts';
import { NOUN_FORMS, type NounForm, type Sentences, type Words } from './words.ts';

export type Namespace = 'ui' | 'game';
export type Value = string | number | Fact;
export type Translate = (
  namespace: Namespace,
  key: string,
  values: Readonly<Record<string, Value>>,
  count?: number,
) => string;

export interface Translator {
  readonly translate: Translate;
  /** Further words of the page, beside those that are there. */
  add(words: Sentences): void;
}

export function createTranslator(language: string, words: Words, nouns: NounFormer): Translator {
  const i18n = createInstance();
  i18n.use(formatter(language, words.locale, nouns)).init({
    lng: language,
    resources: { [language]: { ui: words.ui, game: words.game } },
    ns: ['ui', 'game'],
    initAsync: false,
    // The page escapes what it shows; escaping here would show through as `&amp;`.
    interpolation: { escapeValue: false, alwaysFormat: true },
    parseMissingKeyHandler: (key) => missing(`no words for "${key}" in ${language}`, key),
  });
  return {
    translate: (namespace, key, values, count) =>
      i18n.t(key, { ns: namespace, replace: { count, ...values }, ...(count === undefined ? {} : { count }) }),
    add: (more) => void i18n.addResourceBundle(language, 'ui', more, true),
  };
}

/** Fails in development and in tests; on the built page says so in the console and shows the rest. */
function missing(what: string, shown: string): string {
  if (import.meta.env?.DEV) throw new Error(what);
  console.error(what);
  return shown;
}

/** What stands behind the comma of a placeholder: `{{at, en}}`, `{{figures, list, capital}}`. */
function formatter(language: string, locale: string, nouns: NounFormer): FormatterModule {
  const apply = (value: Value, format: string): Value => {
    if (format === 'capital') return capital(locale, text(value));
    if (format === 'list') return nouns.list(nounFact(value), 'conjunction');
    if (format === 'either') return nouns.list(nounFact(value), 'disjunction');
    if (format === 'joined') return nouns.joined(nounFact(value));
    if (isNounForm(format)) return nouns.form(nounFact(value), format);
    throw new Error(`unknown format "${format}"; known: list, either, joined, capital, ${NOUN_FORMS.join(', ')}`);
  };
  return {
    type: 'formatter',
    init() {},
    add: fixed,
    addCached: fixed,
    format(value: Value | undefined, formats: string | undefined, _language, options) {
      if (value === undefined) return missing(`no fact for {{${options?.interpolationkey}}} in ${language}`, '');
      return text(formats ? formats.split(',').reduce((shown, format) => apply(shown, format.trim()), value) : value);
    },
  };
}

function fixed(): never {
  throw new Error('the formats are fixed: add new ones in i18n.ts');
}

function text(value: Value): string {
  if (typeof value === 'string') return isolated(value);
  if (typeof value === 'number') return String(value);
  if (value.kind === 'number') return String(value.value);
  if (value.kind === 'notation') return isolated(value.text);
  throw new Error(`a ${value.kind} needs a form in the template, such as {{${value.kind}, name}}`);
}

function nounFact(value: Value): NounFact {
  invariant(
    typeof value === 'object' && value.kind !== 'number' && value.kind !== 'notation',
    `a noun form needs a region, figure, side, nation or card; got ${JSON.stringify(value)}`,
  );
  return value;
}

function isNounForm(format: string): format is NounForm {
  return (NOUN_FORMS as readonly string[]).includes(format);
}

function capital(locale: string, sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
