#!/usr/bin/env node
// The command `sendas`. Exit status: 0 done, 1 some answer was an error, 2 the command line itself is wrong.
import { createTextSync, LANGUAGES, type Language } from '../text/index.ts';
import { readCommandLine, type UsageMistake } from './command-line.ts';
import { tellDestinations } from './destinations.ts';
import { runQuery } from './query.ts';

const GAME = 'war-of-the-ring';
const EXAMPLE_REQUEST = '{"figures":["strider"],"position":{"figures":{"strider":"hollin"}}}';
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  query: ['lang'],
  destinations: ['lang', 'from', 'to', 'position', 'card'],
};

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function complain({ key, facts }: UsageMistake, language: Language): number {
  process.stderr.write(`${createTextSync(language, GAME).ui(`cli.${key}`, facts)}\n`);
  return 2;
}

async function main(typed: readonly string[]): Promise<number> {
  const [command = '', ...rest] = typed;
  const known = OPTIONS[command];
  const asksHelp = command === '' || command.startsWith('-');
  const line = readCommandLine(asksHelp ? typed : rest, known ?? ['lang']);
  const language = line.ok && typeof line.options.lang === 'string' ? line.options.lang : 'es';
  if (!isLanguage(language)) return complain({ key: 'badLanguage', facts: { language } }, 'es');
  if (!asksHelp && !known) return complain({ key: 'unknownCommand', facts: { command } }, language);
  if (!line.ok) return complain(line.mistake, language);

  const text = createTextSync(language, GAME);
  if (asksHelp || line.options.help) {
    process.stdout.write(`${text.ui('cli.help', { request: EXAMPLE_REQUEST })}\n`);
    return 0;
  }
  if (command === 'query') {
    const [stray] = line.words;
    if (stray !== undefined) return complain({ key: 'unknownOption', facts: { option: stray } }, language);
    return (await runQuery(process.stdin, process.stdout, text.issue)) ? 0 : 1;
  }
  const told = tellDestinations(line.words, line.options, text);
  if (!told.ok) return complain(told.mistake, language);
  process.stdout.write(`${told.lines.join('\n')}\n`);
  return 0;
}

// Whoever reads the answers may stop reading, as `head` does: no fault of anybody's.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2));
