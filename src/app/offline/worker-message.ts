// What the page may ask of its service worker.

export type WorkerMessage =
  /** Take the place of the version before; the page loads anew once that is done. */
  | 'takeOver'
  /** Forget what belonged to former versions, if no window shows one any more. */
  | 'tidy';

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  return data === 'takeOver' || data === 'tidy';
}
