// Newer versions of the page: looked for, offered, and shown when the user says so, never by themselves. Where a newer
// version is there and no worker of it can be had, the page leaves its old worker instead of staying behind for ever.
import { ask, isOutdated } from './worker.ts';

/** A page that stays open for days looks again, at most this often, when the user comes back to it. */
const PAUSE_MILLISECONDS = 60 * 60 * 1000;
/** Longer than a worker needs to take over. */
const PATIENCE_MILLISECONDS = 4000;

export interface Updates {
  /** Loads the page anew, in the newest version that can be had. */
  show(): void;
}

/** `offer` may be called more than once for one version. */
export function followUpdates(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  offer: () => void,
): Updates {
  let hasWorker = container.controller !== null;
  /** No worker of the newer version can be had. */
  let leavesWorker = false;
  let isShowing = false;
  let lookedAt = performance.now();

  const reload = (): void => window.location.reload();

  async function offerWayOut(): Promise<void> {
    if (!hasWorker || !(await isOutdated())) return;
    leavesWorker = true;
    offer();
  }

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', function settled() {
      if (worker.state === 'installed' && hasWorker) offer();
      else if (worker.state === 'redundant') void offerWayOut();
      worker.removeEventListener('statechange', settled);
    });
  }

  function look(): void {
    lookedAt = performance.now();
    if (registration.waiting) offer();
    else if (navigator.onLine) registration.update().catch(offerWayOut);
  }

  registration.addEventListener('updatefound', () => follow(registration.installing));
  container.addEventListener('controllerchange', () => {
    if (isShowing) reload();
    // Another window has taken the newer version.
    else if (hasWorker) offer();
    hasWorker = true;
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - lookedAt > PAUSE_MILLISECONDS) look();
  });
  follow(registration.installing);
  if (hasWorker) look();

  return {
    show() {
      if (isShowing) return;
      isShowing = true;
      if (registration.waiting) {
        ask(registration.waiting, 'takeOver');
        setTimeout(reload, PATIENCE_MILLISECONDS);
      } else if (leavesWorker) registration.unregister().finally(reload);
      else reload();
    },
  };
}
