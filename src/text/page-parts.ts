// Words of the page that are fetched with the part of it that shows them.
import type { Language } from './text.ts';
import type { Sentences } from './words.ts';

/**
 * `table`: what is used at the table, such as actions and saves. `help`: the rules explained, and about the page.
 * `teach`: presentations. `practice`: exercises and sheets of them. `lessons`: the course.
 */
const PAGE_PARTS = ['table', 'help', 'teach', 'practice', 'lessons'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

export async function loadPagePart(language: Language, part: PagePart): Promise<Sentences> {
  // Where the words of each part are is no matter of the first view.
  const { PART_WORDS } = await import('./part-words.ts');
  return (await PART_WORDS[part][language]()).words;
}
