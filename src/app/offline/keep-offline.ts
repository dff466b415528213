// Keeps the page usable without a network, and tells what concerns the user: that it is so, and newer versions.
import type { Notice } from '../state/notice.ts';
import type { Store } from '../state/store.ts';
import { followUpdates } from './updates.ts';
import { isUpdateWaiting } from './waiting-update.ts';
import { ask, forgetFiles, handOver, registerWorker } from './worker.ts';

/** `loadWords` fetches the words of the notices. Never rejects: the page goes on without a worker as well. */
export async function keepOffline<Position>(store: Store<Position>, loadWords: () => Promise<void>): Promise<void> {
  // Closed to pages that were not sent safely.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (container === undefined) return;
  const isFirst = container.controller === null;
  const controlled = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  const registration = await registerWorker(container);
  if (registration === null) return forgetFiles();

  const tell = teller(store, loadWords);
  const updates = followUpdates(container, registration, () => {
    isUpdateWaiting.value = true;
    tell({ kind: 'updateReady' });
  });
  store.state.subscribe(({ notice }) => {
    if (notice?.kind === 'updating') updates.show();
  });

  if (isFirst) {
    await controlled;
    const isKept = await handOver().then(
      () => true,
      () => false,
    );
    if (!isKept) return;
    tell({ kind: 'offlineReady' });
  } else ask(container.controller, 'tidy');
  document.documentElement.dataset.offline = 'ready';
}

/** Says a thing when nothing else is being said, and not twice meanwhile. */
function teller<Position>(store: Store<Position>, loadWords: () => Promise<void>): (notice: Notice) => void {
  const due = new Set<Notice['kind']>();
  return (notice) => {
    if (due.has(notice.kind)) return;
    due.add(notice.kind);
    Promise.all([quiet(store), loadWords()])
      .then(
        () => store.dispatch({ type: 'notify', notice }),
        () => undefined,
      )
      .finally(() => due.delete(notice.kind));
  };
}

function quiet<Position>({ state }: Store<Position>): Promise<void> {
  return new Promise((resolve) => {
    const stop = state.subscribe(({ notice, dialog }) => {
      if (notice !== null || dialog !== null) return;
      // The first call comes before there is anything to stop.
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
