// What a goal speaks of.
import type { Goal } from './lesson.ts';

/** Whom it names; nobody where a region is to be tapped. */
export function figuresOf(goal: Goal): readonly string[] {
  if (goal.type === 'arrive') return Object.keys(goal.ends);
  if (goal.type === 'choose') return goal.among;
  return goal.type === 'tap' ? [] : goal.figures;
}
