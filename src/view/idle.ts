// What can wait until the browser has nothing better to do.

const LONGEST_WAIT = 2000;
/** Browsers without idle moments get short breaks instead. */
const BREAK = 16;

export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: LONGEST_WAIT });
  else setTimeout(task, BREAK);
}

/** Once what is there has been painted; at once where nothing is being painted, as in a tab behind others. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
