// The same words are not put together again and again: a line may hold a mistake half a million times.
import type { Tell } from '../games/war-of-the-ring/query/answer-line.ts';

/** Remembers the sentences that depend on nothing but the kind of mistake. */
export function tellOnce(tell: Tell): Tell {
  const sentences = new Map<string, string>();
  return (issue) => {
    const { code, why, nearest = [], found } = issue;
    if (nearest.length > 0 || found !== undefined) return tell(issue);
    const key = `${code} ${why ?? ''}`;
    const sentence = sentences.get(key) ?? tell(issue);
    sentences.set(key, sentence);
    return sentence;
  };
}
