// Near misses for a name that does not exist.

import { nearestOf } from '../../../base/nearest.ts';
import type { WarInputIssue } from './input-issue.ts';

const NEAREST = 3;
/** So many unknown ids of one input come with their near misses; naming those of all would take minutes. */
const NEAREST_NAMED = 50;
const COMPARED_LENGTH = 40;

/** A name that does not exist, with the existing ones that are written most like it. */
function unknownId(path: string, id: string, known: readonly string[]): WarInputIssue {
  return { code: 'unknownId', path, nearest: nearestOf(id, [...known].sort(), (candidate) => [candidate], NEAREST) };
}

/** Issues of unknown ids of one input. */
export type UnknownIds = (path: string, id: string, known: () => readonly string[]) => WarInputIssue;

/** Names the near misses of the first unknown ids of an input, and works each id out once. */
export function unknownIds(): UnknownIds {
  const found = new Map<string, WarInputIssue>();
  let named = 0;
  return (path, id, known) => {
    if (named === NEAREST_NAMED) return { code: 'unknownId', path, nearest: [] };
    named += 1;
    const ids = known();
    const key = [id.slice(0, COMPARED_LENGTH), ...ids].join('|');
    const issue = found.get(key) ?? unknownId(path, id, ids);
    found.set(key, issue);
    return { ...issue, path };
  };
}

/** The issues of one request, read in several parts, with near misses for the first unknown ids alone. */
export function withFewNearest(issues: readonly WarInputIssue[]): readonly WarInputIssue[] {
  let named = 0;
  return issues.map((issue) => {
    if (issue.code !== 'unknownId') return issue;
    named += 1;
    return named > NEAREST_NAMED ? { ...issue, nearest: [] } : issue;
  });
}
