// What is asked is revealed step by step: the question, time to think, the answer, and why.
import type { HelpLevel } from '../state/app-state.ts';

export const STAGES = ['question', 'think', 'answer', 'why'] as const;
export type Stage = (typeof STAGES)[number];

const LAST: Stage = 'why';

/** The stage after, or the same where there is none. */
export function stageAfter(stage: Stage): Stage {
  return STAGES[STAGES.indexOf(stage) + 1] ?? LAST;
}

/** The stage before, or the same where there is none. */
export function stageBefore(stage: Stage): Stage {
  return STAGES[STAGES.indexOf(stage) - 1] ?? STAGES[0];
}

export function isAnswered(stage: Stage): boolean {
  return stage === 'answer' || stage === 'why';
}

/** How much the map gives away at the stage. */
export const HELP_AT: Readonly<Record<Stage, HelpLevel>> = {
  question: 'off',
  think: 'off',
  answer: 'distance',
  why: 'why',
};

/** Seconds for the count while everybody thinks; 0 for none. */
export const COUNTS = [0, 15, 30, 60] as const;
export type Count = (typeof COUNTS)[number];
