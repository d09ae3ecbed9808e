import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { setCatchHandler } from 'workbox-routing';
import { knowAllSettled } from './all-settled.ts';
import { routeFreshPage } from './fresh-route.ts';
import { inOwnLanguage, routeOtherLanguages } from './language-route.ts';
import { routeWall } from './wall-route.ts';

declare const self: {
  /** Every file of the build with the hash of its body (scripts/build/worker-file.ts). */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  skipWaiting(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
};

/** Chromium has had static routes since version 123. */
interface InstallEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
}

knowAllSettled();
// Earlier versions stored files without a check. Their cache has another name and is deleted below.
setCacheNameDetails({ prefix: 'clink' });
clientsClaim();

/**
 * Takes a file from the HTTP cache if its hash is right, so that guests do not load everything twice. Otherwise it
 * bypasses that cache, which can hold a bad answer for a year.
 */
async function throughHttpCache(request: Request): Promise<Request> {
  const stored = new Request(request, { cache: 'only-if-cached', mode: 'same-origin' });
  const isRight = await fetch(stored).then(
    () => true,
    () => false,
  );
  return isRight
    ? new Request(request, { cache: 'force-cache' })
    : new Request(inOwnLanguage(request), { cache: 'reload' });
}
addPlugins([
  {
    requestWillFetch: async ({ request }) => (request.integrity ? throughHttpCache(request) : request),
    cacheWillUpdate: async ({ response }) => (response.ok ? withoutVary(response) : null),
  },
]);

/** The stored page is valid for this phone, whatever languages and encodings a later request accepts. */
function withoutVary({ body, status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('vary');
  return new Response(body, { status, statusText, headers: kept });
}

// This comes before the precache, which would answer `/` with the page of guests for every query.
routeWall();
routeFreshPage();
routeOtherLanguages();
// A captive portal answers everything with its own page, so a file without a hash is not stored.
precacheAndRoute(
  self.__WB_MANIFEST.filter(({ integrity }) => integrity),
  { ignoreURLParametersMatching: [/./], cleanURLs: false },
);
cleanupOutdatedCaches();
// If the browser has evicted the page and the server has a newer one with another hash, the guest gets the newer one. Any
// other file with a wrong hash is an error: the browser would keep a bad answer in memory and use it again after a reload.
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? fetch(request) : Response.error()));

// The worker answers no call of the API. A save that a host's page sends while it is left must not wait for the worker,
// because it would end with the page.
self.addEventListener(
  'install',
  (event) => void event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }),
);
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
