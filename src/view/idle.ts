// What can wait until the browser has nothing better to do.

const LONGEST_WAIT = 2000;
/** Browsers without idle moments get short breaks instead. */
const BREAK = 16;

export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: LONGEST_WAIT });
  else setTimeout(task, BREAK);
}
