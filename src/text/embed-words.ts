// Words of the map within other pages, beside those of the page.
import fallbackEn from '../../locales/en/embed-fallback.json' with { type: 'json' };
import fallbackEs from '../../locales/es/embed-fallback.json' with { type: 'json' };
import type { Language } from './text.ts';
import type { Coming, Sentences } from './words.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Coming<Sentences> }>>> = {
  es: () => import('./words/page/embed-es.ts'),
  en: () => import('./words/page/embed-en.ts'),
};

export async function loadEmbedWords(language: Language): Promise<Sentences> {
  return (await LOADERS[language]()).words;
}

/** What is said where nothing could be fetched, these words least of all. */
export const NO_MAP: Readonly<Record<Language, string>> = { es: fallbackEs.noMap, en: fallbackEn.noMap };
