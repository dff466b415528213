// Finds entries of the book by words as people type them, and the places in a text to be marked. Pure.
import type { Chapter, Entry } from './book.ts';

/** A stretch of text that was looked for, or one between two such. */
export interface Run {
  readonly text: string;
  readonly hit: boolean;
}

/** The words of what was typed, each of which has to be found. */
export function wordsOf(typed: string): readonly string[] {
  return folded(typed)
    .map(({ sign }) => sign)
    .join('')
    .split(' ')
    .filter((word) => word !== '');
}

/** The chapters with those entries only that have every word in them, at the beginning of a word. */
export function findInBook(chapters: readonly Chapter[], words: readonly string[]): readonly Chapter[] {
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => hasAll(entry, words)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The text in runs, so that what was looked for can be marked. Put together again they are the text. */
export function runsOf(text: string, words: readonly string[]): readonly Run[] {
  const signs = folded(text);
  const flat = signs.map(({ sign }) => sign).join('');
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (const start of startsOf(flat, word)) {
      // Signs that fold to nothing stand between those that were found and are marked with them.
      const from = signs[start]?.at ?? 0;
      const to = signs[start + word.length]?.at ?? text.length;
      isHit.fill(true, from, to);
    }
  }
  const runs: { text: string; hit: boolean }[] = [];
  for (const [at, sign] of text.split('').entries()) {
    const hit = isHit[at] ?? false;
    const last = runs.at(-1);
    if (last?.hit === hit) last.text += sign;
    else runs.push({ text: sign, hit });
  }
  return runs;
}

function hasAll({ id, title, paragraphs }: Entry, words: readonly string[]): boolean {
  const text = paragraphs
    .map(({ pieces }) => pieces.map((piece) => `${piece.before}${piece.text}${piece.after}`).join(''))
    .join(' ');
  const flat = folded(`${id} ${title} ${text}`)
    .map(({ sign }) => sign)
    .join('');
  return words.every((word) => startsOf(flat, word).length > 0);
}

/** Where a word begins so. A word that ends in a digit is a number or an id, of which the beginning is another one. */
function startsOf(flat: string, word: string): readonly number[] {
  const end = /\d$/.test(word) ? '(?!\\d)' : '';
  return [...flat.matchAll(new RegExp(`(?<![^ ])${word}${end}`, 'gu'))].map(({ index }) => index);
}

/** Sign by sign without accents and case, and where each stands in the text; whatever is no letter is a space. */
function folded(text: string): readonly { readonly sign: string; readonly at: number }[] {
  return text.split('').flatMap((sign, at) => {
    if (/['’]/.test(sign)) return [];
    const plain = sign
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
    return plain.split('').map((one) => ({ sign: /[\p{L}\p{N}]/u.test(one) ? one : ' ', at }));
  });
}
