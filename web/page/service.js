// The service worker: it serves the page and its files from a cache, with or without a network, until the
// player accepts a newer version. A newer version waits (offline.js offers it) and takes over when it gets
// the message, or when no page of this version is open any more.
const STORE = 'fanorona-@STAMP@';
const FILES = @FILES@;
/** The program in one file, which few browsers need (load.js), or ''. */
const WHOLE = '@WHOLE@';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('fanorona-') && name !== STORE) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith((async () => {
      const store = await caches.open(STORE);
      return (await store.match('./')) ?? fetch(request);
    })());
    return;
  }
  event.respondWith((async () => {
    const store = await caches.open(STORE);
    const kept = await store.match(request, { ignoreSearch: true });
    if (kept) return kept;
    const response = await fetch(request);
    if (WHOLE && response.ok && url.href === new URL(WHOLE, location.href).href) {
      event.waitUntil(store.put(request, response.clone()));
    }
    return response;
  })());
});
