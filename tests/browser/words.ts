// Words that nobody should read: keys, gaps that nothing filled, and those of the other language.
import { entriesOf } from '../locales/locale-files.ts';

type Language = 'es' | 'en';

const OTHER: Readonly<Record<Language, Language>> = { es: 'en', en: 'es' };

const GAP = /\{\{|\bundefined\b|\[object|\bNaN\b|\bnull\b/;
/** Not an address, and not the name of a file. */
const KEY = /(?<![\w/.:@-])[a-z][a-zA-Z]+(\.[a-zA-Z][a-zA-Z-]+)+(?![\w/.-])/;

/** Small words that no sentence of a language does without, and that the other one does not have. */
const TELLING: Readonly<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(el|los|las|una|que|por|para|con|del|puede|pueden|región|está|están|su|sus|más|desde|hasta|cuando|todas|enero|agosto|diciembre)(?!\p{L})/iu,
  en: /(?<!\p{L})(the|and|of|with|you|is|are|may|which|from|this|that|they|their|have|been|was|not|by|into|each|every|January|August|December)(?!\p{L})/iu,
};

const values = (language: Language, wanted: (file: string, key: string) => boolean): readonly string[] =>
  entriesOf(language).flatMap(({ file, key, value }) => (wanted(file, key) ? [value] : []));

/** Proper names: those printed on the English cards stand beside the Spanish ones, and a search finds by either. */
const isName = (file: string): boolean => /\/(regions|pieces|places)\.json$/.test(file);
const PRINTED = [...values('es', (_file, key) => key.endsWith('.original'))].sort((a, b) => b.length - a.length);

/** Cards that move nobody are named as they are printed, too: «El poder de Tom Bombadil» (Power of Tom Bombadil). */
const IN_BRACKETS = /(?<=» )\(\p{Lu}[^()]{3,40}\)/gu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withoutGaps = (message: string): string => message.replace(/\{\{.*?\}\}/g, ' ');
const wordCount = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Sentences of a language that the other one does not have as well; with placeholders, whatever fills them. */
function sentencesOf(language: Language): RegExp {
  const own = new Set(values(OTHER[language], () => true));
  const sentences = values(language, (file) => !isName(file)).filter(
    (message) => !own.has(message) && wordCount(withoutGaps(message)) >= (message.includes('{{') ? 2 : 1),
  );
  const patterns = sentences.map((message) =>
    message
      .split(/\{\{.*?\}\}/)
      .map(escaped)
      .join('.+?'),
  );
  return new RegExp(`^(${[...new Set(patterns)].join('|')})$`, 'u');
}

const SENTENCES: Readonly<Record<Language, RegExp>> = { es: sentencesOf('es'), en: sentencesOf('en') };

/** Those of the words on a page that do not belong there, each with what is wrong with it. */
export function strangeWords(words: readonly string[], language: Language): readonly string[] {
  const other = OTHER[language];
  return words.flatMap((said) => {
    if (GAP.test(said)) return [`a gap: ${said}`];
    if (KEY.test(said)) return [`a key: ${said}`];
    const bare = PRINTED.reduce((rest, name) => rest.replaceAll(name, ''), said).replace(IN_BRACKETS, '');
    if (SENTENCES[other].test(said) || TELLING[other].test(bare)) return [`not ${language}: ${said.slice(0, 160)}`];
    return [];
  });
}
