// Issues of refused input: in one short line each, for tables, and whether they are fit to be told.

import { INPUT_CODES, type WarInputIssue } from '../../src/games/war-of-the-ring/input/input-issue.ts';

/** Each issue as `code path`, or `code path (why)`. */
export function spellIssues(issues: readonly WarInputIssue[]): string[] {
  return issues.map(({ code, path, why }) => `${code} ${path}${why ? ` (${why})` : ''}`);
}

type Told = Pick<WarInputIssue, 'code' | 'path' | 'nearest' | 'why'> & { readonly found?: unknown };

/** What is wrong with a refusal, null where nothing is: issues have known codes, each at a JSON pointer, each told once. */
export function unsoundness(issues: readonly Told[], root: string): string | null {
  if (issues.length === 0) return 'refused without an issue';
  const told = new Set<string>();
  for (const { code, path, nearest, why, found } of issues) {
    const spelled = `${code} ${path} ${why} ${String(found)}`;
    if (!INPUT_CODES.includes(code)) return `unknown code: ${spelled}`;
    if (path !== root && !path.startsWith(`${root}/`)) return `elsewhere: ${spelled}`;
    if ((nearest !== undefined) !== (code === 'unknownId')) return `nearest: ${spelled}`;
    if ((why !== undefined) !== (code === 'impossiblePosition')) return `why: ${spelled}`;
    if (told.has(spelled) && code !== 'badNotation') return `twice: ${spelled}`;
    told.add(spelled);
  }
  return null;
}
