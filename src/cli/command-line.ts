// What was typed after `sendas`, taken apart. A mistake is a key of the locales with its facts, never a crash.
import { type ParseArgsConfig, parseArgs } from 'node:util';

export interface UsageMistake {
  readonly key: string;
  readonly facts: Readonly<Record<string, string>>;
}

export type Typed =
  | {
      readonly ok: true;
      readonly options: Readonly<Record<string, string | true>>;
      readonly words: readonly string[];
    }
  | { readonly ok: false; readonly mistake: UsageMistake };

/** Options with a value; those left out of the list stand alone. */
export function readCommandLine(typed: readonly string[], withValue: readonly string[]): Typed {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const name of withValue) options[name] = { type: 'string' };
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, tokens: true, allowPositionals: true });
  const found: Record<string, string | true> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(options, name))
      return { ok: false, mistake: { key: 'unknownOption', facts: { option: rawName } } };
    // `--from --to bree`: what follows is the next option, no name of a region.
    const isOption = inlineValue === false && value.startsWith('--');
    if (options[name]?.type === 'string' && (value === undefined || value === '' || isOption)) {
      return { ok: false, mistake: { key: 'missingValue', facts: { option: rawName } } };
    }
    found[name] = value ?? true;
  }
  return { ok: true, options: found, words };
}
