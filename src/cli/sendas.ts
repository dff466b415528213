#!/usr/bin/env node
// The command `sendas`. Exit status: 0 done, 1 some answer was an error, 2 the command line or a stream is wrong.
import { version } from '../../package.json' with { type: 'json' };
import { createTextSync, LANGUAGES, type Language } from '../text/index.ts';
import { readCommandLine, type UsageMistake } from './command-line.ts';
import { tellDestinations } from './destinations.ts';
import { runQuery } from './query.ts';
import { refuseDirectory, UnreadableInput, watchOutput } from './streams.ts';
import { tellOnce } from './tell-once.ts';

const GAME = 'war-of-the-ring';
const EXAMPLE_REQUEST = '{"figures":["strider"],"position":{"figures":{"strider":"hollin"}}}';
const GENERAL_OPTIONS = ['lang'];
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  help: [],
  query: [],
  destinations: ['from', 'to', 'position', 'card'],
};

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function complain({ key, facts }: UsageMistake, language: Language): number {
  process.stderr.write(`${createTextSync(language, GAME).ui(`cli.${key}`, facts)}\n`);
  return 2;
}

async function answerQueries(language: Language): Promise<number> {
  try {
    refuseDirectory();
    return (await runQuery(process.stdin, process.stdout, tellOnce(createTextSync(language, GAME).issue))) ? 0 : 1;
  } catch (error) {
    if (error instanceof UnreadableInput) return complain(error.mistake, language);
    throw error;
  }
}

async function main(typed: readonly string[]): Promise<number> {
  const { command, words, options, mistake } = readCommandLine(typed, OPTIONS, GENERAL_OPTIONS);
  const language = typeof options.lang === 'string' ? options.lang : 'es';
  if (!isLanguage(language)) return complain({ key: 'badLanguage', facts: { language } }, 'es');
  watchOutput(process.stdout, (broken) => complain(broken, language));
  if (command !== '' && !Object.hasOwn(OPTIONS, command)) {
    return complain({ key: 'unknownCommand', facts: { command } }, language);
  }
  if (mistake) return complain(mistake, language);

  if (options.version) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const text = createTextSync(language, GAME);
  if (command === '' || command === 'help' || options.help) {
    process.stdout.write(`${text.ui('cli.help', { request: EXAMPLE_REQUEST })}\n`);
    return 0;
  }
  if (command === 'query') {
    const [stray] = words;
    if (stray !== undefined) return complain({ key: 'unknownOption', facts: { option: stray } }, language);
    return answerQueries(language);
  }
  const told = tellDestinations(words, options, text);
  if (!told.ok) return complain(told.mistake, language);
  process.stdout.write(`${told.lines.join('\n')}\n`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
