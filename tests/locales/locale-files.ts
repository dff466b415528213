// The locale files as they lie on disk: every sentence with its file and key.
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../locales/', import.meta.url);

export interface Entry {
  /** Such as `war-of-the-ring/reasons.json`. */
  readonly file: string;
  /** Such as `conditionMissing.sauronAtWar`. */
  readonly key: string;
  readonly value: string;
}

export function filesOf(language: string): readonly string[] {
  return readdirSync(new URL(`${language}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
}

export function entriesOf(language: string): readonly Entry[] {
  return filesOf(language).flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(new URL(`${language}/${file}`, ROOT), 'utf8'));
    return leaves(content, []).map(([path, value]) => ({ file, key: path.join('.'), value }));
  });
}

function leaves(value: unknown, path: readonly string[]): readonly (readonly [readonly string[], string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** Sentences and labels of the page and the game, without the tables of names. */
export function sentencesOf(language: string): readonly Entry[] {
  const names = /\/(regions|pieces|places)\.json$/;
  return entriesOf(language).filter(({ file }) => !names.test(file));
}

/** Everything but the command's help, which is laid out in columns and quotes as a shell does. */
export function proseOf(language: string): readonly Entry[] {
  return entriesOf(language).filter(({ file, key }) => file !== 'cli.json' || key !== 'help');
}
