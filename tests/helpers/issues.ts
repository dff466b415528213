// Issues of refused input in one short line each, for tables.

import type { WarInputIssue } from '../../src/games/war-of-the-ring/input/input-issue.ts';

/** Each issue as `code path`, or `code path (why)`. */
export function spellIssues(issues: readonly WarInputIssue[]): string[] {
  return issues.map(({ code, path, why }) => `${code} ${path}${why ? ` (${why})` : ''}`);
}
