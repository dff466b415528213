// Loads the words of one language, and only those, so that the page downloads no others.
import { present } from '../base/assert.ts';
import { LANGUAGES, type Language, type Text } from './text.ts';
import { textOfWords } from './text-of-words.ts';
import type { Coming, HelpWords, Names, Words } from './words.ts';

interface Loaders {
  readonly words: () => Promise<{ readonly words: Coming<Words> }>;
  readonly names: () => Promise<{ readonly names: Coming<Names> }>;
  readonly help: () => Promise<{ readonly help: Coming<HelpWords> }>;
}

const GAMES: Readonly<Record<string, Readonly<Record<Language, Loaders>>>> = {
  'war-of-the-ring': {
    es: {
      words: () => import('./words/war-of-the-ring/es.ts'),
      names: () => import('./words/war-of-the-ring/names-es.ts'),
      help: () => import('./words/war-of-the-ring/help-es.ts'),
    },
    en: {
      words: () => import('./words/war-of-the-ring/en.ts'),
      names: () => import('./words/war-of-the-ring/names-en.ts'),
      help: () => import('./words/war-of-the-ring/help-en.ts'),
    },
  },
};

/** The words of a game, by the game's id, in one language. */
export async function createText(language: Language, game: string): Promise<Text> {
  const loaders = present(GAMES[game], `words of the game ${game}`);
  const { words } = await loaders[language].words();
  const load = async (): Promise<readonly Names[]> => {
    const others = LANGUAGES.filter((other) => other !== language);
    return Promise.all(others.map(async (other) => (await loaders[other].names()).names));
  };
  return textOfWords(language, await words, { known: [], load }, async () => (await loaders[language].help()).help);
}
