// Where the words of each part of the page are, in each language.
import type { PagePart } from './page-parts.ts';
import type { Language } from './text.ts';
import type { Coming, Sentences } from './words.ts';

type Load = () => Promise<{ readonly words: Coming<Sentences> }>;

export const PART_WORDS: Readonly<Record<PagePart, Readonly<Record<Language, Load>>>> = {
  table: { es: () => import('./words/page/table-es.ts'), en: () => import('./words/page/table-en.ts') },
  help: { es: () => import('./words/page/help-es.ts'), en: () => import('./words/page/help-en.ts') },
  lessons: { es: () => import('./words/page/lessons-es.ts'), en: () => import('./words/page/lessons-en.ts') },
  practice: { es: () => import('./words/page/practice-es.ts'), en: () => import('./words/page/practice-en.ts') },
  teach: { es: () => import('./words/page/teach-es.ts'), en: () => import('./words/page/teach-en.ts') },
};
