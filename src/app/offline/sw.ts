// The page's service worker: keeps one version of the page whole, so that it opens without a network, and steps aside
// where it cannot. Workbox fetches, checks and keeps the files; what answers a request is decided here.
/// <reference lib="webworker" />
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { isWorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const PAGE = new URL('index.html', scope).href;
const ASSETS = new URL('assets/', scope).href;
/** Pictures and letters, of which each theme has its own: kept from their first use on. */
const OF_A_THEME = /^assets\/.+\.(?:svg|png|jpg|webp|avif|woff2)$/;
const CONTENT_HASH = /-[\w-]{8}(?=\.\w+$)/;

// Beside the caches of other pages of the same host.
setCacheNameDetails({ prefix: 'sendas' });

const built: readonly (PrecacheEntry | string)[] = self.__WB_MANIFEST;
const pathOf = (file: PrecacheEntry | string): string => (typeof file === 'string' ? file : file.url);
const isOfATheme = (file: PrecacheEntry | string): boolean => OF_A_THEME.test(pathOf(file));
const themeFiles = new Set(built.filter(isOfATheme).map((file) => new URL(pathOf(file), scope).href));
const version = new PrecacheController();
version.addToCacheList(built.filter((file) => !isOfATheme(file)));

self.addEventListener('install', (event) => {
  version.install(event);
  // Without a picture the map still serves.
  event.waitUntil(bringAlong().catch(() => undefined));
});

// The page that is open while the first version is kept can go offline at once.
clientsClaim();

self.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return;
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting());
  else event.waitUntil(tidy(event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // Who wants nothing from a store asks what the server has now.
  if (request.method !== 'GET' || request.cache === 'no-store') return;
  const answer = answerTo(event, fileAt(request.url));
  // Whatever is wrong here, the network may still help.
  if (answer !== null) event.respondWith(answer.catch(() => fetch(request)));
});

/** A query tells how the page is shown, not which file it is. */
function fileAt(address: string): string {
  const { origin, pathname } = new URL(address);
  const file = `${origin}${pathname}`;
  return file === scope ? PAGE : file;
}

/** Null where the request is none of the worker's business. */
function answerTo(event: FetchEvent, file: string): Promise<Response> | null {
  if (file === PAGE) return answerPage(event);
  if (version.getCacheKeyForURL(file) !== undefined) return answerKept(event, event.request, file);
  return file.startsWith(ASSETS) ? answerAsset(event.request, file) : null;
}

/** A version that has lost files would show a broken page: then the server's page goes first. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const lost = await lostFiles();
  if (lost.length > 0) {
    const fetched = await fetch(event.request).catch(() => null);
    event.waitUntil(Promise.allSettled(lost.map((file) => answerKept(event, new Request(file), file))));
    if (fetched?.ok) return fetched;
  }
  return answerKept(event, new Request(PAGE), PAGE);
}

async function lostFiles(): Promise<readonly string[]> {
  const cache = await caches.open(version.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return [...version.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key)).map(([file]) => file);
}

/** What is lost is fetched, and kept again if it is still the file of this version. */
async function answerKept(event: FetchEvent, request: Request, file: string): Promise<Response> {
  const cacheKey = version.getCacheKeyForURL(file);
  const integrity = cacheKey === undefined ? undefined : version.getIntegrityForCacheKey(cacheKey);
  return version.strategy.handle({ event, request, params: { cacheKey, integrity } });
}

/** A file of a theme, or one of a former version that a window still shows. */
async function answerAsset(request: Request, file: string): Promise<Response> {
  const used = await caches.open(cacheNames.runtime);
  const kept = (await used.match(file)) ?? (await (await caches.open(version.strategy.cacheName)).match(file));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.status === 200 && themeFiles.has(file)) await used.put(file, response.clone()).catch(() => undefined);
  return response;
}

/** Themes that were used with the version before stay usable with this one. */
async function bringAlong(): Promise<void> {
  const used = await caches.open(cacheNames.runtime);
  const names = new Set((await used.keys()).map(({ url }) => url.replace(CONTENT_HASH, '')));
  await used.addAll([...themeFiles].filter((file) => names.has(file.replace(CONTENT_HASH, ''))));
}

async function tidy(event: ExtendableMessageEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  await version.activate(event);
  const used = await caches.open(cacheNames.runtime);
  for (const { url } of await used.keys()) if (!themeFiles.has(url)) await used.delete(url);
}
