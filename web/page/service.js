// Keeps the page for times without a network. Names with a checksum never change what they hold, so
// they are taken from here first; the page itself is asked for anew whenever there is a network.
const STORE = 'fanorona-@STAMP@';
const FILES = @FILES@;

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
      try {
        const fresh = await fetch(request);
        if (fresh.ok) return fresh;
      } catch { /* No network. */ }
      return (await store.match('./')) ?? Response.error();
    })());
    return;
  }
  event.respondWith((async () => {
    const store = await caches.open(STORE);
    return (await store.match(request, { ignoreSearch: true })) ?? fetch(request);
  })());
});
