// The words room for programs outside a browser: every language at hand, nothing to wait for.
import cliEn from '../../locales/en/cli.json' with { type: 'json' };
import cliEs from '../../locales/es/cli.json' with { type: 'json' };
import { present } from '../base/assert.ts';
import { LANGUAGES, type Language, type Text } from './text.ts';
import { textOfWords } from './text-of-words.ts';
import { words as warOfTheRingEn } from './words/war-of-the-ring/en.ts';
import { words as warOfTheRingEs } from './words/war-of-the-ring/es.ts';
import type { Words } from './words.ts';

export { LANGUAGES, type Language, type Sentence, type Text } from './text.ts';

const GAMES: Readonly<Record<string, Readonly<Record<Language, Words>>>> = {
  'war-of-the-ring': { es: warOfTheRingEs, en: warOfTheRingEn },
};

const CLI = { es: cliEs, en: cliEn } as const;

/** The words of a game, by the game's id, in one language. */
export function createTextSync(language: Language, game: string): Text {
  const words = present(GAMES[game], `words of the game ${game}`);
  const known = LANGUAGES.filter((other) => other !== language).map((other) => words[other].names);
  const own = words[language];
  return textOfWords(language, { ...own, ui: { ...own.ui, cli: CLI[language] } }, { known, load: async () => known });
}
