// What was typed after `sendas`, taken apart. A mistake is a key of the locales with its facts, never a crash.
import { type ParseArgsConfig, parseArgs } from 'node:util';

export interface UsageMistake {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Typed {
  /** The first word; empty where there is none. */
  readonly command: string;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
  /** The first thing that is wrong with the options. */
  readonly mistake: UsageMistake | null;
}

/** For each command its options, all of them with a value; `general` goes without a command too. */
export function readCommandLine(
  typed: readonly string[],
  optionsOf: Readonly<Record<string, readonly string[]>>,
  general: readonly string[],
): Typed {
  const known: NonNullable<ParseArgsConfig['options']> = {
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean' },
  };
  for (const name of [...general, ...Object.values(optionsOf).flat()]) known[name] = { type: 'string' };
  const { tokens } = parseArgs({ args: [...typed], options: known, strict: false, tokens: true });
  // Options may stand before the command: which of them it has is known only when all words are.
  const [command = '', ...words] = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const own = Object.hasOwn(optionsOf, command) ? optionsOf[command] : [];
  const allowed = new Set(['help', 'version', ...general, ...(own ?? [])]);
  const options: Record<string, string | true> = {};
  let mistake: UsageMistake | null = null;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    // `--from --to bree`: what follows is the next option, no name of a region.
    const isOption = inlineValue === false && value.startsWith('--');
    if (!allowed.has(name)) mistake ??= { key: 'unknownOption', facts: { option: rawName } };
    else if (known[name]?.type === 'string' && (value === undefined || value === '' || isOption)) {
      mistake ??= { key: 'missingValue', facts: { option: rawName } };
    } else options[name] = value ?? true;
  }
  return { command, words, options, mistake };
}
