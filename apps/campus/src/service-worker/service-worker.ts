/** Makes visited pages, listings and conversations readable without a network. Nothing is fetched in advance. */
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { SHARE_PATH, type ToWorker } from '@campushive/browser/worker-messages';
import { CACHES, markCached, isCacheable, replaceAnswer } from './caches.js';
import { createJustOpened } from './just-opened.js';
import { onNotificationClick, onPush } from './push.js';
import { outagePlugin } from './server-outage.js';
import { deleteOldShare, receiveShare } from './share-target.js';

declare const self: ServiceWorkerGlobalScope;

/** The shell, used for pages that were never opened. Each build has its own, which lists that build's files. */
const SHELL = '/shell';
declare const BUILD: string;
precache([{ url: SHELL, revision: BUILD }]);
cleanupOutdatedCaches();

const DAY = 86_400;
/** Seconds to wait for the network before a cached response is shown. A later response is cached for the next time. */
const PATIENCE = 5;

const expiration = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

const justOpened = createJustOpened();
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  justOpened.open(event.resultingClientId);
  event.waitUntil(deleteOldShare());
});

// The share sheet of the phone posts here. Nothing of it goes to the server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  ({ request }) => receiveShare(request),
  'POST',
);

/** Addresses without a page of the app. Only the server knows the target of a short link (`/l/`, `/o/`) and of a shelf (`/@`). */
const OF_SERVER = /^\/(@|(api|files|dev|l|o)\/)/;
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !OF_SERVER.test(url.pathname),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      expiration(60, 30),
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      outagePlugin(() => matchPrecache(SHELL)),
    ],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CACHES.assets, plugins: [expiration(400, 90)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/files/'),
  new CacheFirst({ cacheName: CACHES.photos, plugins: [expiration(200, 30)] }),
);
/** Number of sign-outs. A response that was requested before a sign-out and arrives after it is not cached for the next user. */
let signOuts = 0;
type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number];
const ofThisStudent = {
  async handlerWillStart({ state }) {
    if (state) state['signOuts'] = signOuts;
  },
  async cacheWillUpdate({ response, state }) {
    return response.status === 200 && state?.['signOuts'] === signOuts ? response : null;
  },
} satisfies Plugin;
// Cached by path: a new signature opens the same photo, which this device has already.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/api/photos/') && url.searchParams.has('signature'),
  new CacheFirst({
    cacheName: CACHES.privatePhotos,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname },
      expiration(100, 14),
      ofThisStudent,
    ],
  }),
);
const answers = {
  cacheName: CACHES.answers,
  plugins: [
    expiration(150, 14),
    ofThisStudent,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markCached(cachedResponse),
    },
  ],
} satisfies ConstructorParameters<typeof NetworkFirst>[0];
registerRoute(
  ({ url, sameOrigin, event }) =>
    sameOrigin && isCacheable(url.pathname) && event instanceof FetchEvent && justOpened.has(event.clientId),
  new NetworkFirst({ ...answers, networkTimeoutSeconds: PATIENCE }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isCacheable(url.pathname), new NetworkFirst(answers));

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(obey(event.data as ToWorker)));
self.addEventListener('push', onPush);
self.addEventListener('notificationclick', onNotificationClick);

async function obey(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'keep': {
      const assets = await caches.open(CACHES.assets);
      const known = new Set((await assets.keys()).map((request) => request.url));
      // The files come from the browser's HTTP cache, because the page has just loaded them.
      await Promise.allSettled(message.urls.filter((url) => !known.has(url)).map((url) => assets.add(url)));
      return;
    }
    case 'update':
      return replaceAnswer(await caches.open(CACHES.answers), message);
    case 'forget': {
      signOuts += 1;
      await Promise.all(
        [CACHES.answers, CACHES.privatePhotos, CACHES.pages].map((name) => caches.delete(name)),
      );
      // The server deletes the subscription with the session, if it was reachable. The next user subscribes again.
      const subscription = await self.registration.pushManager?.getSubscription();
      await subscription?.unsubscribe();
      return;
    }
    default:
      message satisfies never;
  }
}
