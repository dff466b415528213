// The words room for programs outside a browser: every language at hand, nothing to wait for.
import cliEn from '../../locales/en/cli.json' with { type: 'json' };
import cliEs from '../../locales/es/cli.json' with { type: 'json' };
import { present } from '../base/assert.ts';
import { createHelp, type Help } from './help.ts';
import { createNounFormer } from './nouns.ts';
import { LANGUAGES, type Language, type Text } from './text.ts';
import { textOfWords } from './text-of-words.ts';
import { words as warOfTheRingEn } from './words/war-of-the-ring/en.ts';
import { words as warOfTheRingEs } from './words/war-of-the-ring/es.ts';
import { help as warOfTheRingHelpEn } from './words/war-of-the-ring/help-en.ts';
import { help as warOfTheRingHelpEs } from './words/war-of-the-ring/help-es.ts';
import type { HelpWords, Words } from './words.ts';

export type { Help } from './help.ts';
export { LANGUAGES, type Language, type Sentence, type Text } from './text.ts';

const GAMES: Readonly<Record<string, Readonly<Record<Language, Words>>>> = {
  'war-of-the-ring': { es: warOfTheRingEs, en: warOfTheRingEn },
};

const HELP: Readonly<Record<string, Readonly<Record<Language, HelpWords>>>> = {
  'war-of-the-ring': { es: warOfTheRingHelpEs, en: warOfTheRingHelpEn },
};

const CLI = { es: cliEs, en: cliEn } as const;

/** Words and help with nothing to wait for. */
export interface TextAtHand extends Text {
  /** The texts of the help, without waiting. */
  help(): Help;
}

/** The words of a game, by the game's id, in one language. */
export function createTextSync(language: Language, game: string): TextAtHand {
  const words = present(GAMES[game], `words of the game ${game}`);
  const known = LANGUAGES.filter((other) => other !== language).map((other) => words[other].names);
  const own = words[language];
  const helpWords = present(HELP[game], `help of the game ${game}`)[language];
  const withCli = { ...own, ui: { ...own.ui, cli: CLI[language] } };
  return {
    ...textOfWords(language, withCli, { known, load: async () => known }, async () => helpWords),
    help: () => createHelp(language, own, helpWords, createNounFormer(own)),
  };
}
