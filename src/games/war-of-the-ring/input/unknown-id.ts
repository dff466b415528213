// Near misses for a name that does not exist.
import { distance } from 'fastest-levenshtein';
import type { WarInputIssue } from './input-issue.ts';

const NEAREST = 3;
/** No id is longer; more of a hostile text would only cost time. */
const COMPARED_LENGTH = 40;

/** A name that does not exist, with the existing ones that are written most like it. */
export function unknownId(path: string, id: string, known: readonly string[]): WarInputIssue {
  const start = id.slice(0, COMPARED_LENGTH).toLowerCase();
  const nearest = known
    .map((candidate) => ({ candidate, letters: distance(start, candidate.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ candidate }) => candidate);
  return { code: 'unknownId', path, nearest };
}
