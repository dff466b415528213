// Words of the page that are fetched with the part of it that shows them.
import type { Language } from './text.ts';
import type { Sentences } from './words.ts';

/**
 * `table`: what is used at the table, such as actions and saves. `help`: the rules explained, and about the page.
 * `teach`: presentations. `practice`: exercises and sheets of them. `lessons`: the course.
 */
export const PAGE_PARTS = ['table', 'help', 'teach', 'practice', 'lessons'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

type Load = () => Promise<{ readonly words: Sentences }>;

const LOADERS: Readonly<Record<PagePart, Readonly<Record<Language, Load>>>> = {
  table: { es: () => import('./words/page/table-es.ts'), en: () => import('./words/page/table-en.ts') },
  help: { es: () => import('./words/page/help-es.ts'), en: () => import('./words/page/help-en.ts') },
  lessons: { es: () => import('./words/page/lessons-es.ts'), en: () => import('./words/page/lessons-en.ts') },
  practice: { es: () => import('./words/page/practice-es.ts'), en: () => import('./words/page/practice-en.ts') },
  teach: { es: () => import('./words/page/teach-es.ts'), en: () => import('./words/page/teach-en.ts') },
};

export async function loadPagePart(language: Language, part: PagePart): Promise<Sentences> {
  return (await LOADERS[part][language]()).words;
}
