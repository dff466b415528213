// The service worker as the page sees it.
import type { WorkerMessage } from './worker-message.ts';

export function ask(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** Where the page lies, with a slash at its end. */
const here = (): string => new URL('./', document.baseURI).href;

interface AddressRules {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Not in every browser. It answers an object that stands for the address. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: AddressRules): AddressRules;
    };
  }
}

/** The address of the worker, which the page's policy lets be made here and nowhere else. */
function workerAddress(): string {
  const rules: AddressRules = { createScriptURL: (address) => address };
  return (window.trustedTypes?.createPolicy('sendas-worker', rules) ?? rules).createScriptURL(`${here()}sw.js`);
}

/** Null where there can be no worker. One of an earlier version stays where there is no new one to be had. */
export async function registerWorker(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  await container.register(workerAddress(), { updateViaCache: 'none' }).catch(() => undefined);
  return (await container.getRegistration(here()).catch(() => undefined)) ?? null;
}

/** Asks again for what the page has used so far, such as the picture of its theme, for the worker to keep. */
export async function handOver(): Promise<void> {
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = new Set(used.filter((name) => name.startsWith(here())));
  await Promise.all([...own].map((name) => fetch(name)));
}

/** Whether the server shows another page than the worker does. False where there is no saying. */
export async function isOutdated(): Promise<boolean> {
  try {
    const [kept, served] = await Promise.all([fetch(here()), fetch(here(), { cache: 'no-store' })]);
    const [own, other] = await Promise.all([kept.text(), served.text()]);
    // Not the page with which a network greets its guests.
    return served.ok && other.includes('id="app"') && other !== own;
  } catch {
    return false;
  }
}

/** What a worker kept is of no use once there is none. */
export async function forgetFiles(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  const own = names.filter((name) => name.startsWith('sendas-') && name.endsWith(`-${here()}`));
  await Promise.all(own.map((name) => caches.delete(name)));
}
