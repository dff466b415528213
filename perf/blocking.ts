// How long the page could not answer, from the first paint on.

/** A task longer than this is felt, by what it is longer. */
const FELT_MILLISECONDS = 50;

export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** Total Blocking Time: what lies before `from` does not count. */
export function blockingTime(tasks: readonly Task[], from: number): number {
  return tasks.reduce((total, { start, duration }) => {
    const felt = start + duration - Math.max(start, from);
    return total + Math.max(0, felt - FELT_MILLISECONDS);
  }, 0);
}
